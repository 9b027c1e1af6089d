import FileAccess
import PushlocKit
import TestSupport
import Testing

/// Which files a search finds and which folders it leaves out.
struct FileFinderTests {
  private static let table = #""a" = "A";"#

  private static func found(_ paths: [FilePath], in files: any FileSystem) throws -> [String] {
    try FileFinder(files: files).find(paths).map(\.path.string)
  }

  /// Build products are left out, tracked or not; a folder that is named is searched.
  @Test func buildProductsAreLeftOutInsideGit() throws {
    let repository = try ScratchRepository()
    for folder in ["App", "Pods/X", ".build/checkouts/Y", "web/node_modules/z", "DerivedData"] {
      repository[FilePath(folder).appending("en.lproj/Localizable.strings")] = Self.table
    }
    repository.commit()
    repository["Carthage/Build/en.lproj/Localizable.strings"] = Self.table
    try expect(Self.found(["."], in: repository), ["App/en.lproj/Localizable.strings"])
    try expect(Self.found(["Pods"], in: repository), ["Pods/X/en.lproj/Localizable.strings"])
    try expect(
      Self.found(["Pods/X", "DerivedData/en.lproj/Localizable.strings"], in: repository),
      ["DerivedData/en.lproj/Localizable.strings", "Pods/X/en.lproj/Localizable.strings"]
    )
  }

  @Test func aFolderThatLiesTooDeepIsNamed() throws {
    let deep = (1...70).map { _ in "x" }.joined(separator: "/")
    let files = MemoryFiles(["en.lproj/Localizable.strings": Self.table])
    files[FilePath(deep + "/en.lproj/Localizable.strings")] = Array(Self.table.utf8)
    let loader = ProjectLoader(files: files)
    let survey = try loader.survey(["."])
    let expected = (1...65).map { _ in "x" }.joined(separator: "/")
    #expect(survey.tooDeep.map(\.string) == [expected])
    #expect(
      loader.load(survey).failures.map(\.description)
        == ["cannot list '\(expected)': it lies more than 64 folders deep"]
    )
  }
}
