import FileAccess
import Testing

struct FilePathTests {
  struct NormalCase: Sendable, CustomTestStringConvertible {
    var path: FilePath
    var normalized: FilePath
    var testDescription: String { path.string }

    init(_ path: FilePath, _ normalized: FilePath) {
      (self.path, self.normalized) = (path, normalized)
    }
  }

  static let normalCases = [
    NormalCase("", "."), NormalCase(".", "."), NormalCase("/", "/"), NormalCase("//", "/"),
    NormalCase("a//b/./c/", "a/b/c"), NormalCase("a/../b", "b"), NormalCase("../a/..", ".."),
    NormalCase("/../a", "/a"), NormalCase("a/..", "."), NormalCase("../../x", "../../x"),
  ]

  @Test(arguments: normalCases) func normalizing(_ item: NormalCase) {
    #expect(item.path.normalized == item.normalized)
    if item.path.isPlain { #expect(item.path == item.normalized) }
  }

  @Test func plainPathsLeadDown() {
    for path in ["a", "a/b", "App/de.lproj/x.strings", "a b"] as [FilePath] {
      #expect(path.isPlain && path.normalized == path)
    }
    for path in ["", "/", "/a", "a/", "a//b", "./a", "a/../b", ".git"] as [FilePath] {
      #expect(!path.isPlain)
    }
  }

  @Test func partsOfAPath() {
    let path: FilePath = "App/de.lproj/Localizable.STRINGS"
    #expect(path.name == "Localizable.STRINGS")
    #expect(path.pathExtension == "strings")
    #expect(path.parent == "App/de.lproj")
    #expect(FilePath("x").parent == ".")
    #expect(FilePath("/").parent == "/")
    #expect(FilePath(".gitignore").pathExtension == "")
    #expect(FilePath("a").appending("b/c") == "a/b/c")
    #expect(FilePath("a/").appending("b") == "a/b")
    #expect(FilePath("a").appending("/b") == "/b")
  }

  @Test func relativePathsOnlyBelowTheFolder() {
    #expect(FilePath("/w/a/b").relative(to: "/w") == "a/b")
    #expect(FilePath("/w").relative(to: "/w/") == ".")
    #expect(FilePath("/wx/a").relative(to: "/w") == nil)
    #expect(FilePath("/w/../x").relative(to: "/w") == nil)
    #expect(FilePath("a/b").relative(to: ".") == "a/b")
    #expect(FilePath("../a").relative(to: ".") == nil)
    #expect(FilePath("a").relative(to: "/w") == nil)
  }

  @Test func invalidBytesAreKeptAndShownEscaped() {
    let path = FilePath(bytes: [0x61, 0xE9, 0x2F, 0xC3, 0xA9, 0xF0, 0x9F])
    #expect(path.string == "a\\xE9/é\\xF0\\x9F")
    #expect(path.name == FilePath(bytes: [0xC3, 0xA9, 0xF0, 0x9F]))
  }
}
