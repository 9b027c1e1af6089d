import Commands
import FileAccess
import TestSupport
import Testing

struct CompileTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hi": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hi %@"}},
        "iw": {"stringUnit": {"state": "translated", "value": "היי %@"}}}},
      "n": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}}}
    """

  private func compile(_ files: MemoryFiles, _ words: FilePath...) -> ProgramRun {
    ProgramRun(["compile", "--output-directory", "out"] + words, files: files)
  }

  private func text(_ files: MemoryFiles, _ path: FilePath) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func catalogsBecomeTheFilesOfABundle() {
    let files = MemoryFiles(["Localizable.xcstrings": catalog])
    let run = compile(files, "Localizable.xcstrings", "--output-format", "text")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(text(files, "out/en.lproj/Localizable.strings") == "\"hi\" = \"Hi %@\";\n")
    #expect(text(files, "out/he.lproj/Localizable.strings") == "\"hi\" = \"היי %@\";\n")
    #expect(
      text(files, "out/en.lproj/Localizable.stringsdict") == """
        "n" = {
        \t"NSStringLocalizedFormatKey" = "%#@value@";
        \t"value" = {
        \t\t"NSStringFormatSpecTypeKey" = "NSStringPluralRuleType";
        \t\t"NSStringFormatValueTypeKey" = "lld";
        \t\t"one" = "%lld item";
        \t\t"other" = "%lld items";
        \t};
        };

        """
    )
  }

  @Test func aDryRunNamesTheFilesAndWritesNone() {
    let files = MemoryFiles(["Localizable.xcstrings": catalog])
    let run = compile(files, "Localizable.xcstrings", "--dry-run")
    #expect(
      run.output == """
        out/en.lproj/Localizable.strings
        out/en.lproj/Localizable.stringsdict
        out/he.lproj/Localizable.strings

        """
    )
    #expect(files["out/en.lproj/Localizable.strings"] == nil)
  }

  @Test func onlyWantedLanguagesAreMade() {
    let files = MemoryFiles([
      "Localizable.xcstrings": catalog, "x/de.lproj/A.strings": #""a" = "b";"#,
      "x/iw.lproj/A.strings": #""a" = "b";"#,
    ])
    let run = compile(files, "x", "Localizable.xcstrings", "-l", "iw", "--format", "json")
    let outputs = #""out/he.lproj/Localizable.strings","out/iw.lproj/A.strings""#
    #expect(run.output == #"{"version":1,"outputs":[\#(outputs)],"diagnostics":[]}"# + "\n")
  }

  @Test func nothingIsWrittenWhereOneFileIsRefused() {
    let files = MemoryFiles([
      "en.lproj/A.strings": #""a" = "b";"#, "en.lproj/B.strings": #""a" = "#,
    ])
    let run = compile(files, "en.lproj")
    #expect(run.status == .findings)
    #expect(run.errors.contains("en.lproj/B.strings:1:"))
    #expect(files["out/en.lproj/A.strings"] == nil)
  }

  @Test(arguments: ["../../x", "a/b", "de/..", #"en\nfr"#])
  func languagesThatLeadElsewhereAreRefused(_ language: String) {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "\(language)": {"stringUnit": {"state": "translated", "value": "v"}}}}}}
      """
    let files = MemoryFiles(["A.xcstrings": text])
    let run = compile(files, "A.xcstrings")
    #expect(run.status == .findings)
    #expect(run.errors.contains("names a language or table that no path can hold"))
  }

  @Test func oneTableFromTwoFilesIsRefused() {
    let files = MemoryFiles(["Localizable.xcstrings": catalog, "en.lproj/Localizable.strings": ""])
    files["en.lproj/Localizable.strings"] = Array(#""a" = "b";"#.utf8)
    let run = compile(files, ".")
    #expect(run.status == .findings)
    #expect(
      run.errors.contains(
        "'Localizable.xcstrings' and 'en.lproj/Localizable.strings' both become "
          + "'en.lproj/Localizable.strings'; a bundle holds one"
      )
    )
  }

  @Test func aSecondRunDoesNotTakeTheFirstOnesFiles() {
    let files = MemoryFiles(["Localizable.xcstrings": catalog])
    #expect(compile(files, ".").status == .success)
    #expect(compile(files, ".").status == .success)
  }

  @Test func aSourceIsNeverOverwritten() {
    let files = MemoryFiles(["en.lproj/A.strings": #"/* c */ "a" = "b";"#])
    let run = ProgramRun(
      ["compile", "en.lproj/A.strings", "--output-directory", "."],
      files: files
    )
    #expect(run.status == .usage)
    #expect(run.errors.contains("is a source of its own output; name another output folder"))
    #expect(text(files, "en.lproj/A.strings") == #"/* c */ "a" = "b";"#)
  }

  @Test func aLanguageThatNoTableHasIsTold() {
    let files = MemoryFiles(["Localizable.xcstrings": catalog])
    let run = compile(files, "Localizable.xcstrings", "-l", "zz")
    #expect(run.status == .findings)
    #expect(run.errors.contains("no table has a text in 'zz'"))
  }

  @Test func whatHasNoLanguageIsRefused() {
    let files = MemoryFiles(["A.strings": #""a" = "b";"#])
    let run = compile(files, "A.strings")
    #expect(run.status == .findings)
    #expect(run.errors.contains("'A.strings' stands in no language folder"))
  }

  @Test func usageIsTold() {
    let files = MemoryFiles(["a.json": "{}"])
    #expect(ProgramRun(["compile", "a.json"], files: files).status == .usage)
    let run = compile(files, ".")
    #expect(run.status == .usage)
    #expect(run.errors.contains("found nothing to compile"))
  }

  @Test func aFailedWriteIsAFailure() {
    let files = MemoryFiles(["Localizable.xcstrings": catalog])
    files.failWrites("out/he.lproj/Localizable.strings", .noSpace)
    let run = compile(files, "Localizable.xcstrings")
    #expect(run.status == .failure)
    #expect(run.errors.contains("cannot write 'out/he.lproj/Localizable.strings'"))
  }
}
