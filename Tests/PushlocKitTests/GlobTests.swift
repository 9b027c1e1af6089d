import PushlocKit
import Testing

/// A pattern, a path and whether the one fits the other.
struct GlobCase: Sendable, CustomTestStringConvertible {
  let pattern: String
  let path: String
  let fits: Bool

  init(_ pattern: String, _ path: String, _ fits: Bool) {
    (self.pattern, self.path, self.fits) = (pattern, path, fits)
  }

  var testDescription: String { "'\(pattern)' \(fits ? "fits" : "does not fit") '\(path)'" }
}

struct GlobTests {
  @Test(arguments: [
    GlobCase("a.json", "a.json", true),
    GlobCase("a.json", "aXjson", false),
    GlobCase("*.json", "a.json", true),
    GlobCase("*.json", ".json", true),
    GlobCase("*.json", "push/a.json", false),
    GlobCase("push/*", "push/a.json", true),
    GlobCase("push/*", "push/a/b.json", false),
    GlobCase("push/?.json", "push/a.json", true),
    GlobCase("push/?.json", "push/ab.json", false),
    GlobCase("push?a.json", "push/a.json", false),
    GlobCase("push/**", "push/a/b.json", true),
    GlobCase("push/**", "push/a.json", true),
    GlobCase("push/**", "pushes/a.json", false),
    GlobCase("**/a.json", "a.json", true),
    GlobCase("**/a.json", "x/y/a.json", true),
    GlobCase("**/a.json", "x/ba.json", false),
    GlobCase("**/Generated/**", "App/Generated/a/b.strings", true),
    GlobCase("**/Generated/**", "App/NotGenerated/b.strings", false),
    GlobCase("a/**/b", "a/b", true),
    GlobCase("a/**/b", "a/x/y/b", true),
    GlobCase("a/**/b", "a/xb", false),
    GlobCase("**", "a/b/c", true),
    GlobCase("../shared/*.json", "../shared/a.json", true),
    GlobCase("*ä*", "xäy", true),
  ])
  func starsStayInAFolderAndTwoStarsDoNot(_ test: GlobCase) {
    #expect(Glob(test.pattern).matches(test.path) == test.fits)
  }

  @Test func manyStarsTakeNoLongerThanTheProductOfTheLengths() {
    let pattern = Glob(String(repeating: "*a", count: 200))
    #expect(!pattern.matches(String(repeating: "a", count: 2000) + "b"))
  }

  @Test(arguments: [
    GlobCase("App", "App/en.lproj/Localizable.strings", true),
    GlobCase("App/", "App/en.lproj/Localizable.strings", true),
    GlobCase("./App", "App/a", true),
    GlobCase("App", "Apple/a", false),
    GlobCase("App", "App", true),
    GlobCase(".", "anything/at/all", true),
    GlobCase("App/*", "App/x/y", false),
  ])
  func aNameWithoutSignsIsAFolderWithAllThatIsInIt(_ test: GlobCase) {
    #expect(PathPatterns([test.pattern]).match(test.path) == test.fits)
  }

  @Test func aPatternNamesAKindOnlyByAnExtension() {
    let patterns = PathPatterns(["push/**", "mail/*.txt", "sms/*.*"])
    #expect(!patterns.name(kindOf: "push/a.txt"))
    #expect(patterns.name(kindOf: "mail/a.txt"))
    #expect(!patterns.name(kindOf: "sms/a.txt"))
  }
}
