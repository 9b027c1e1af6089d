import Catalogs
import Delivery
import Diagnostics
import SourceText
import Testing

/// Where a phone finds a key: per file, never per key.
struct PhoneTests {
  /// Makes a bundle of `folder/name.extension: text`; a path without a folder is a root table.
  private func bundle(
    _ files: KeyValuePairs<String, String>,
    developmentLanguage: String = "en"
  ) throws -> LocalizedBundle {
    var folders: [String: [StringTable]] = [:]
    var roots: [StringTable] = []
    for (path, text) in files {
      let parts = path.split(separator: "/").map(String.init)
      let name = try #require(parts.last?.split(separator: ".").map(String.init))
      let folder = parts.count > 1 ? parts[0] : nil
      let format = try #require(FormatRegistry.format(forExtension: name[1]))
      let file = format.read(SourceFile(path: path, text: text), name: name[0], folder: folder)
      if let folder { folders[folder, default: []] += file.tables } else { roots += file.tables }
    }
    return LocalizedBundle(
      path: "",
      folders: folders.map { LocalizationFolder(name: $0.key, tables: $0.value) },
      rootTables: roots,
      developmentLanguage: developmentLanguage
    )
  }

  private func text(_ key: String, _ language: String, _ bundle: LocalizedBundle) -> String? {
    let answer = Phone(language: language, bundle: bundle).answer(forKey: key)
    return answer.flatMap { hit in hit.entry.text.map(hit.table.string) }
  }

  @Test func aKeyThatTheLanguageLacksIsNotLookedForElsewhere() throws {
    let bundle = try bundle([
      "en/Localizable.strings": #""k" = "English";"#,
      "en-GB/Localizable.strings": #""other" = "British";"#,
    ])
    #expect(text("k", "en-GB", bundle) == nil)
    #expect(text("k", "en", bundle) == "English")
  }

  @Test func aLanguageWithoutTheFileReadsItsParentThenTheDevelopmentLanguage() throws {
    let bundle = try bundle([
      "en/Localizable.strings": #""k" = "English";"#,
      "es/Localizable.strings": #""k" = "Español";"#,
      "es-419/InfoPlist.strings": #""a" = "b";"#,
      "fi/InfoPlist.strings": #""a" = "b";"#,
    ])
    #expect(text("k", "es-MX", bundle) == "Español")
    #expect(text("k", "fi", bundle) == "English")
    #expect(Phone(language: "fi", bundle: bundle).folders == ["fi", "en"])
  }

  @Test func aRootTableHidesEveryLanguage() throws {
    let bundle = try bundle([
      "Localizable.strings": #""k" = "root";"#,
      "en/Localizable.strings": #""k" = "English"; "only" = "x";"#,
    ])
    #expect(text("k", "en", bundle) == "root")
    #expect(text("only", "en", bundle) == nil)
  }

  @Test func aStringsdictOfAnotherFolderReplacesTheText() throws {
    let bundle = try bundle([
      "en/Localizable.strings": #""k" = "English";"#,
      "en/Localizable.stringsdict": #"{"k" = "from the stringsdict";}"#,
      "fr/Localizable.strings": #""k" = "Français"; "l" = "Lui";"#,
    ])
    #expect(text("k", "fr", bundle) == "from the stringsdict")
    #expect(text("l", "fr", bundle) == "Lui")
  }

  @Test func aRefusedFileHasNoEntries() throws {
    let bundle = try bundle(["en/Localizable.strings": #""k" = "English" "l" = "x";"#])
    #expect(text("k", "en", bundle) == nil)
  }

  @Test func baseAnswersForTheDevelopmentLanguage() throws {
    let bundle = try bundle([
      "Base/Localizable.strings": #""k" = "base";"#, "de/Localizable.strings": #""k" = "deutsch";"#,
    ])
    #expect(text("k", "en", bundle) == "base")
    #expect(text("k", "de", bundle) == "deutsch")
    #expect(text("k", "ja", bundle) == "base")
  }

  @Test func anEmptyTextIsFound() throws {
    let bundle = try bundle(["en/Localizable.strings": #""k" = "";"#])
    #expect(text("k", "en", bundle) == "")
  }
}
