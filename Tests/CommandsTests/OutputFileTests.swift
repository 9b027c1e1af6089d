import Commands
import FileAccess
import TestSupport
import Testing

/// Nothing that was read is written over, under whatever name, and nothing is lost on the way.
struct OutputFileTests {
  private static let table = "App/en.lproj/Localizable.strings"
  private static let payload = #"{"aps":{"alert":{"loc-key":"k"}}}"#
  private static let text = "\"k\" = \"v\"\n\"b\" = \"c\";\n"

  private static func repository() throws -> ScratchRepository {
    let files = try ScratchRepository()
    files[FilePath(table)] = text
    files["push/a.json"] = payload
    files["push-keys.json"] = #"{"k": 0}"#
    files["samples.json"] = #"{"sender": "Anna"}"#
    files["package.json"] = #"{"name": "x"}"#
    files[".pushloc.json"] = #"{"manifests": ["push-keys.json"]}"#
    try files.link("link", to: table)
    return files
  }

  @Test(arguments: [
    (["check", "--format", "json=App/en.lproj/Localizable.strings"], "--format json"),
    (["check", "--format", "json=./push/../push/a.json"], "--format json"),
    (["check", "--format", "text", "--format", "sarif=link"], "--format sarif"),
    (["check", "--format", "json=push-keys.json"], "--format json"),
    (["check", "--format", "json=.pushloc.json"], "--format json"),
    (["check", "--stamp", "push/a.json"], "--stamp"),
    (["check", "--baseline", "push/a.json", "--write-baseline"], "--write-baseline"),
    (["check", "--baseline", "package.json", "--write-baseline"], "--write-baseline"),
    (["check", "push", "--format", "json=App/en.lproj/Localizable.strings"], "--format json"),
    (["preview", "--output", "push/a.json"], "--output"),
    (["preview", "--output", "link"], "--output"),
    (["preview", "--samples", "samples.json", "--output", "./samples.json"], "--output"),
    (["check", "--fix", "--format", "json=push/a.json"], "--format json"),
  ])
  func whatWasReadIsNotWrittenOver(_ words: [String], _ flag: String) throws {
    let files = try Self.repository()
    let before = files.names.map { files[FilePath($0)] }
    let run = ProgramRun(words.map { FilePath($0) }, files: files)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: '\(flag)' would write over '"), "\(run.errors)")
    #expect(run.errors.contains("\nhelp: nothing was written; name another file"))
    #expect(files.names.map { files[FilePath($0)] } == before)
    #expect(files.destination(of: "link") == Self.table)
  }

  @Test func aReportThatWasThereIsReplaced() throws {
    let files = try Self.repository()
    for _ in 0..<2 {
      let run = ProgramRun(["check", "--format", "json=out.json", "--fix"], files: files)
      #expect(run.errors == "" && run.status == .success)
    }
    #expect(files["out.json"]?.hasPrefix("{\n  \"version\":1,") == true)
  }

  @Test(arguments: [
    ["--format", "json=a", "--format", "sarif=./a"],
    ["--format", "json=a", "--format", "sarif=App/../a"],
    ["--format", "json=App/x", "--format", "sarif=Apps/x"],
    ["--format", "json=a", "--stamp", "./a"],
    ["--format", "json=b.json", "--baseline", "./b.json", "--write-baseline"],
  ])
  func twoReportsToOnePlaceAreRefused(_ words: [String]) throws {
    let files = try Self.repository()
    try files.link("Apps", to: "App")
    let names = files.names
    let run = ProgramRun(["check"] + words.map { FilePath($0) }, files: files)
    #expect(run.status == .usage)
    #expect(run.errors.contains("to the same "), "\(run.errors)")
    #expect(files.names == names)
  }

  @Test(arguments: [
    ("App", "it is a directory"), ("none/a", "no such file or directory"),
    ("push/a.json/b", "it is not a directory"), ("dangling", "it is a link that leads nowhere"),
  ])
  func aPlaceThatTakesNoFileIsToldBeforeAnythingIsDone(_ place: String, _ reason: String) throws {
    let files = try Self.repository()
    try files.link("dangling", to: "nowhere")
    let run = ProgramRun(["check", "--fix", "--format", FilePath("json=\(place)")], files: files)
    #expect(run == ProgramRun("", "error: cannot write '\(place)': \(reason)\n", .failure))
    #expect(files[FilePath(Self.table)] == Self.text)
  }

  private static func twoTables() -> MemoryFiles {
    MemoryFiles([
      "en.lproj/A.strings": text, "fr.lproj/A.strings": text, "p.json": payload,
    ])
  }

  @Test func aRunThatStopsMidwayTellsWhatItWrote() {
    let files = Self.twoTables()
    files.failWrites("fr.lproj/A.strings", .denied)
    let errors = """
      error: cannot write 'fr.lproj/A.strings': permission denied
      note: written before: 'en.lproj/A.strings'

      """
    #expect(ProgramRun(["check", "--fix"], files: files) == ProgramRun("", errors, .failure))
    let reports = Self.twoTables()
    reports.failWrites("out.json", .noSpace)
    let later = ProgramRun(["check", "--fix", "--format", "json=out.json"], files: reports)
    let both = """
      error: cannot write 'out.json': the disk is full
      note: written before: 'en.lproj/A.strings', 'fr.lproj/A.strings'

      """
    #expect(later == ProgramRun("", both, .failure))
  }

  /// A file system in which somebody writes a file as soon as it has been read.
  private struct BusyFiles: FileSystem {
    let base: MemoryFiles
    let path: FilePath

    func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8] {
      let bytes = try base.read(path, limit: limit)
      if path == self.path { base[path] = bytes + Array("/* new */".utf8) }
      return bytes
    }
    func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry] {
      try base.list(directory)
    }
    func kind(of path: FilePath) throws(FileAccessError) -> FileKind? { try base.kind(of: path) }
    func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath { try base.realPath(path) }
    func currentDirectory() throws(FileAccessError) -> FilePath { try base.currentDirectory() }
    func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError) {
      try base.write(bytes, to: path)
    }
    func createDirectory(_ path: FilePath) throws(FileAccessError) {
      try base.createDirectory(path)
    }
    func run(command: String, arguments: [FilePath]) throws(FileAccessError) -> ProcessResult {
      try base.run(command: command, arguments: arguments)
    }
  }

  @Test func whatSomebodyChangedMeanwhileStopsAllFixes() {
    let files = Self.twoTables()
    let busy = BusyFiles(base: files, path: "fr.lproj/A.strings")
    let errors = """
      error: 'fr.lproj/A.strings' was changed by somebody else meanwhile
      note: no file was mended

      """
    #expect(ProgramRun(["check", "--fix"], files: busy) == ProgramRun("", errors, .failure))
    #expect(files["en.lproj/A.strings"] == Array(Self.text.utf8))
  }

  @Test func aDifferenceTellsOfAnotherEncoding() {
    let files = MemoryFiles()
    files["en.lproj/A.strings"] =
      [0xFF, 0xFE] + Self.text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let shown = """
      'en.lproj/A.strings' is UTF-16LE, and is stored as UTF-8
      --- a/en.lproj/A.strings
      +++ b/en.lproj/A.strings
      @@ -1,2 +1,2 @@
      -"k" = "v"
      +"k" = "v";
       "b" = "c";

      """
    let run = ProgramRun(["check", "--fix", "--diff"], files: files)
    #expect(run == ProgramRun(shown, "", .findings))
  }
}
