import Diagnostics
import FileAccess
import PushlocKit
import SourceText
import TestSupport
import Testing

/// Fixes come to an end, and a second run has nothing to do, whatever a file holds.
struct FixSettlingTests {
  private static let path: FilePath = "en.lproj/Localizable.strings"

  private static func check(_ files: MemoryFiles) -> CheckRun {
    CheckRun(loader: ProjectLoader(files: files), paths: ["."], levels: RuleLevels())
  }

  /// Mends the files and returns the paths that were mended.
  private static func fix(_ files: MemoryFiles, unsafe: Bool = true) throws -> [FilePath] {
    let check = check(files)
    let result = try FixRun(check: check, includesUnsafe: unsafe).result(after: check.result())
    for file in result.mended { files[file.path] = file.new }
    return result.mended.map(\.path)
  }

  /// A payload and what unsafe fixes make of it.
  @Test(arguments: [
    // Nobody can say where a text ends that has a `"` in it.
    ("{\n` \"aps\": {\n}", "{\n` \"aps\": {\n}"),
    ("{\"aps\": {\"alert\": 'Hi\n}}", "{\"aps\": {\"alert\": \"Hi\"\n}}"),
    (
      "{\"aps\": {\"alert\": ‘Hi},\n\"id\": 1}", "{\"aps\": {\"alert\": \"Hi\"},\n\"id\": 1}"
    ),
    ("{\"aps\": {\"alert\": \"Hi\"\n‘  },\n}", "{\"aps\": {\"alert\": \"Hi\",\n‘  },\n}"),
  ])
  func aTextWithoutAnEndIsClosedOnce(_ before: String, _ behind: String) throws {
    let files = MemoryFiles(["p.json": before])
    files[Self.path] = Array("\"k\" = \"v\";\n".utf8)
    _ = try Self.fix(files)
    #expect(files["p.json"].map { String(decoding: $0, as: UTF8.self) } == behind)
    #expect(try Self.fix(files) == [])
  }

  @Test func aFixThatNeverHelpsIsNotMade() throws {
    let files = MemoryFiles()
    let text = "{\n \"k\" = ( \"a\", \"b\" );\n2 = {a = ‘b😀;};\n \"l\"=\"x\";\n}\n"
    files[Self.path] = Array(text.utf8)
    _ = try Self.fix(files, unsafe: false)
    let once = files[Self.path]
    #expect(once.map { !String(decoding: $0, as: UTF8.self).contains(";;") } == true)
    #expect(try Self.fix(files, unsafe: false) == [])
    #expect(files[Self.path] == once)
  }

  private static let seeds: [(path: FilePath, text: String)] = [
    (
      "p.json",
      """
      {
        "aps": {
          "alert": {"title": "Hi", "loc-key": "k1", "loc-args": ["Anna", "x"]},
          "badge": 1, "sound": "default"
        },
        "id": "5"
      }
      """
    ),
    ("p.json", #"{"aps":{"alert":{"locKey":"k","title_loc_args":"a"},"content-available":"1"}}"#),
    (
      path,
      """
      "k1" = "Hello %@ and %@";
      /* pushloc:ignore empty-value -- later */
      "k2" = "100% sure %1$@ — “x”";
      "k3" = "Tom &amp; \\n Anna\\u00e9";
      k4 = v;
      """
    ),
    (path, "{\n \"k1\" = ( \"a\", \"b\" );\n k2 = {a = b;};\n}\n"),
    (
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"k1":{"localizations":{"en":{"stringUnit":\
      {"state":"translated","value":"Hi %@  and %@ "}},"de":{"stringUnit":{"state":"new",\
      "value":"Hallo %s ..."}}}}}}
      """
    ),
    (
      path,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>k1</key><string>%s &amp; 50% off</string></dict></plist>
      """
    ),
  ]

  private static let debris = [
    "\"", "\\", "`", "“", "”", "‘", "'", "{", "}", "[", "]", ",", ":", ";", "=", "/*", "*/", "//",
    "\n", "\r\n", "%", "%@", "%1$@", "$", "&", "<", "true", "NaN", "01", "\t", "\u{8}", "\u{FEFF}",
    "\u{200B}", "\u{A0}", "\\u12", "\\x41", "\\U", "{{", "}}", "(", ")", "None", "...", "  ",
    "&nbsp;", "é", "😀", "<<<<<<< A\n", "=======\n", ">>>>>>> B\n", "'a'",
  ]

  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0...scalars.count, using: &random)
      let length = [0, 0, 1, 1, 2, 12].randomElement(using: &random) ?? 0
      let new =
        Bool.random(using: &random) || length == 0 ? debris.randomElement(using: &random) : ""
      let end = min(scalars.count, index + length)
      scalars.replaceSubrange(index..<end, with: Array((new ?? "").unicodeScalars))
    }
    return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  @Test func unsafeFixesOfDamagedFilesSettle() throws {
    var random = SeededGenerator(seed: 17)
    for round in 0..<240 {
      let seed = Self.seeds[round % Self.seeds.count]
      let files = MemoryFiles()
      files["p.json"] = Array(#"{"aps":{"alert":{"loc-key":"k1","loc-args":["a"]}}}"#.utf8)
      let text = Self.damaged(seed.text, &random)
      files[seed.path] = Array(text.utf8)
      _ = try Self.fix(files)
      let once = files[seed.path]
      #expect(try Self.fix(files) == [], "round \(round): \(text.debugDescription)")
      #expect(
        (once?.count ?? 0) < text.utf8.count + 200,
        "round \(round): \(text.debugDescription)"
      )
    }
  }
}
