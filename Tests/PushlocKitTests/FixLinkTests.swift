import Diagnostics
import FileAccess
import PushlocKit
import TestSupport
import Testing

/// What `--fix` writes where names and files are not one to one.
struct FixLinkTests {
  private static let wrong = "\"k\" = \"v\"\n\"b\" = \"c\";\n"
  private static let right = "\"k\" = \"v\";\n\"b\" = \"c\";\n"
  private static let english: FilePath = "App/en.lproj/Localizable.strings"
  private static let french: FilePath = "App/fr.lproj/Localizable.strings"

  private static func fix(
    _ files: any FileSystem,
    _ paths: [FilePath] = ["."]
  ) throws -> FixRun.Result {
    let check = CheckRun(
      loader: ProjectLoader(files: files),
      paths: paths,
      levels: RuleLevels()
    )
    let result = try FixRun(check: check, includesUnsafe: false).result(after: check.result())
    try files.replaceAll(result.mended.map { ($0.path, $0.new) })
    return result
  }

  @Test func aLinkOutOfTheTreeIsNotFollowed() throws {
    let outside = try ScratchRepository()
    outside["Localizable.strings"] = Self.wrong
    let target = try outside.currentDirectory().appending("Localizable.strings").string
    let files = try ScratchRepository()
    try files.link(Self.english, to: target)
    let result = try Self.fix(files)
    #expect(result.mended == [])
    #expect(
      result.refusals.map(\.description) == [
        "'\(Self.english)' leads to '\(target)', outside the folders that are checked, and is left alone"
      ]
    )
    #expect(result.check.findings.map(\.rule) == ["missing-semicolon"])
    #expect(outside["Localizable.strings"] == Self.wrong)
    // A name on the command line is a link as well.
    #expect(try Self.fix(files, [Self.english]).mended == [])
  }

  @Test func aLinkInsideTheWorkTreeIsFollowedAndStays() throws {
    let files = try ScratchRepository()
    files["Shared/Localizable.strings"] = Self.wrong
    try files.link(Self.english, to: "../../Shared/Localizable.strings")
    let result = try Self.fix(files, ["App"])
    #expect(result.mended.map(\.path) == [Self.english])
    #expect(result.refusals == [])
    #expect(files["Shared/Localizable.strings"] == Self.right)
    #expect(files.destination(of: Self.english) == "../../Shared/Localizable.strings")
  }

  @Test(arguments: [false, true])
  func twoNamesOfOneFileAreMendedOnce(_ linksFolder: Bool) throws {
    let files = try ScratchRepository()
    files[Self.french] = Self.wrong
    if linksFolder {
      try files.link("App/en.lproj", to: "fr.lproj")
    } else {
      try files.link(Self.english, to: "../fr.lproj/Localizable.strings")
    }
    let result = try Self.fix(files)
    // The file itself is written, not the link that comes first.
    #expect(result.mended.map(\.path) == [Self.french])
    #expect(result.count == 1)
    #expect(result.check.findings == [])
    #expect(files[Self.french] == Self.right)
    #expect(files[Self.english] == Self.right)
  }

  @Test func aNameThatIsNoTextIsMended() throws {
    let files = MemoryFiles()
    let path = FilePath(bytes: Array("en.lproj/Loc".utf8) + [0xE9] + Array(".strings".utf8))
    files[path] = Array(Self.wrong.utf8)
    let result = try Self.fix(files)
    #expect(result.mended.map(\.path) == [path])
    #expect(files[path] == Array(Self.right.utf8))
  }

  @Test func namesThatLookAlikeAreLeftAlone() throws {
    let files = MemoryFiles()
    let names: [FilePath] = ["en.lproj/Caf\u{E9}.strings", "en.lproj/Cafe\u{301}.strings"]
    for name in names { files[name] = Array(Self.wrong.utf8) }
    let result = try Self.fix(files)
    #expect(result.mended == [])
    #expect(result.refusals.count == 1)
  }
}
