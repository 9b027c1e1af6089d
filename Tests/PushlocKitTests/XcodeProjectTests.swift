import FileAccess
import PushlocKit
import TestSupport
import Testing

/// Language folders are held against the languages that an Xcode project lists.
struct XcodeProjectTests {
  private static let hello = #""hi" = "Hello";"#

  private static func project(_ regions: String, _ objects: String = "") -> String {
    "// !$*UTF8*$!\n{objects = {P = {isa = PBXProject; mainGroup = G; "
      + "knownRegions = (\(regions));};\n\(objects)};}"
  }

  private static func group(_ children: String) -> String {
    "G = {isa = PBXGroup; children = (\(children)); sourceTree = \"<group>\";};\n"
  }

  private static func file(_ id: String, _ path: String) -> String {
    "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\";};\n"
  }

  private static func findings(
    _ project: String,
    at path: String = "App.xcodeproj/project.pbxproj",
    _ languages: [String]
  ) throws -> [String] {
    let memory = MemoryProject([path: project])
    for language in languages {
      memory.files[.init("App/\(language).lproj/Localizable.strings")] = Array(hello.utf8)
    }
    return try memory.findings([.flag("legacy-language-name", .off)])
  }

  private static func finding(_ language: String) -> String {
    "App/\(language).lproj/Localizable.strings:1:1 warning language-not-in-project"
  }

  @Test func unlistedFoldersAreTold() throws {
    let found = try Self.findings(Self.project("en, Base"), ["en", "fr", "de"])
    #expect(found == [Self.finding("de"), Self.finding("fr")])
  }

  @Test func otherSpellingsAndFormerNamesAreListed() throws {
    let project = Self.project("English, \"pt-BR\", he, \"zh-Hans\"")
    #expect(try Self.findings(project, ["en", "pt_BR", "iw", "zh-Hans"]) == [])
  }

  @Test func aFolderWhoseFileIsNamedIsBuilt() throws {
    let objects =
      Self.group("A, B") + Self.file("A", "App/en.lproj/Localizable.strings")
      + Self.file("B", "App/fr.lproj/Localizable.strings")
    let project = Self.project("en", objects)
    #expect(try Self.findings(project, ["en", "fr", "de"]) == [Self.finding("de")])
  }

  @Test func synchronizedFoldersAreCovered() throws {
    let objects =
      Self.group("S")
      + "S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\";};\n"
    #expect(try Self.findings(Self.project("en", objects), ["en", "fr"]) == [Self.finding("fr")])
  }

  @Test func foldersOfOthersAreNotCovered() throws {
    let other = Self.group("A") + Self.file("A", "Main/en.lproj/Localizable.strings")
    #expect(try Self.findings(Self.project("en", other), ["en", "fr"]) == [])
    let copied =
      Self.group("F")
      + "F = {isa = PBXFileReference; lastKnownFileType = folder; path = App; "
      + "sourceTree = \"<group>\";};\n"
    #expect(try Self.findings(Self.project("en", copied), ["en", "fr"]) == [])
    #expect(try Self.findings(Self.project("de, Base"), ["en", "fr"]) == [])
    let apart = "Other/App.xcodeproj/project.pbxproj"
    #expect(try Self.findings(Self.project("en"), at: apart, ["en", "fr"]) == [])
  }

  @Test func aRingOfGroupsEnds() throws {
    let objects = Self.group("H") + "H = {isa = PBXGroup; children = (G);};\n"
    #expect(try Self.findings(Self.project("en", objects), ["en", "fr"]) == [Self.finding("fr")])
  }

  @Test func aWrongNameIsToldOnce() throws {
    let found = try Self.findings(Self.project("en"), ["en", "jp"])
    #expect(found == ["App/jp.lproj/Localizable.strings:1:1 warning unknown-language"])
  }
}
