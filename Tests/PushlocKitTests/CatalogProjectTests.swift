import Catalogs
import Diagnostics
import PushlocKit
import Rules
import SourceText
import Testing

/// Projects whose texts are in string catalogs.
struct CatalogProjectTests {
  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  /// A catalog with one member of `strings` a line, from line 2 on.
  private static func catalog(_ entries: String...) -> String {
    "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n"
      + entries.joined(separator: ",\n") + "\n}}\n"
  }

  private static func push(_ key: String, _ arguments: String = "") -> String {
    #"{"aps": {"alert": {"loc-key": "\#(key)", "loc-args": [\#(arguments)]}}}"#
  }

  @Test func keysAsTextsAndKeysThatAreNotTranslatedAreNoFault() throws {
    let catalog = Self.catalog(
      #""Acme+": {"shouldTranslate": false}"#,
      #""Hello %@": {"localizations": {"de": \#(Self.unit("Hallo %@"))}}"#,
      #""": {}"#
    )
    try MemoryProject([
      "Localizable.xcstrings": catalog,
      "push/a.json": Self.push("Acme+"),
      "push/h.json": Self.push("Hello %@", "\"Ira\""),
    ]).expect([])
  }

  @Test func aLanguageWithoutATextLacksTheKey() throws {
    let catalog = Self.catalog(
      #""hi": {"localizations": {"en": \#(Self.unit("Hi")), "de": \#(Self.unit("Hallo"))}}"#,
      #""bye": {"localizations": {"en": \#(Self.unit("Bye")), "de": null}}"#
    )
    try MemoryProject(["Localizable.xcstrings": catalog, "push/a.json": Self.push("bye")])
      .expect(["push/a.json:1:32 error missing-key bye"])
  }

  @Test func anEntryOutsideStringsIsToldThereAndAtThePayload() throws {
    let catalog =
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {}, "#
      + #""lost": {"localizations": {"en": \#(Self.unit("Lost"))}}}"#
    let project = MemoryProject([
      "Localizable.xcstrings": catalog, "push/a.json": Self.push("lost"),
    ])
    try project.expect([
      "Localizable.xcstrings:1:60 error entries-outside-strings lost",
      "push/a.json:1:32 error missing-key lost",
    ])
    let missing = try #require(Check.run(try project.load()).last)
    #expect(
      missing.related.map(\.message.description).last
        == "it stands here, outside 'strings', where Apple's compiler passes over it"
    )
  }

  @Test func aRefusedCatalogSilencesMissingKeys() throws {
    try MemoryProject([
      "Localizable.xcstrings": Self.catalog(#""hi": {}, "#),
      "push/a.json": Self.push("bye"),
    ]).expect(["Localizable.xcstrings:2:9 error catalog-json-error"])
  }

  @Test func faultsOfKeysAreToldOnceForAllLanguages() throws {
    let texts = ["en", "de", "fr"].map { "\"\($0)\": \(Self.unit("OK"))" }.joined(separator: ", ")
    let catalog = Self.catalog(
      #""new_order": {"localizations": {\#(texts)}}"#,
      #""new_Order": {"localizations": {\#(texts)}}"#,
      #""new_order": {}"#
    )
    try MemoryProject(["Localizable.xcstrings": catalog]).expect([
      "Localizable.xcstrings:3:2 warning near-duplicate-key new_Order",
      "Localizable.xcstrings:4:2 error duplicate-key new_order",
    ])
  }

  @Test func aNameWithoutASourceTextIsOneFault() throws {
    let catalog = Self.catalog(
      #""order.shipped": {"localizations": {"de": \#(Self.unit("%@ ist unterwegs"))}}"#
    )
    try MemoryProject([
      "Localizable.xcstrings": catalog, "push/a.json": Self.push("order.shipped", "\"x\""),
    ]).expect(["Localizable.xcstrings:2:2 error source-value-not-shipped order.shipped"])
  }

  @Test func aPluralKeyIsToldOnlyForLanguagesWithoutATextOfTheirOwn() throws {
    let plural =
      #"{"variations": {"plural": {"one": \#(Self.unit("%lld like")), "#
      + #""other": \#(Self.unit("%lld likes"))}}}"#
    let catalog = Self.catalog(
      #""likes": {"localizations": {"en": \#(plural), "fr": \#(Self.unit("%@ j’aime"))}}"#
    )
    let project = MemoryProject([
      "Localizable.xcstrings": catalog, "push/a.json": Self.push("likes", "\"5\""),
    ])
    try project.expect(["Localizable.xcstrings:2:2 error plural-in-push likes"])
    #expect(Check.run(try project.load()).map(\.locales) == [["en"]])
  }

  @Test func textsOfACatalogAreHeldAgainstPayloads() throws {
    let catalog = Self.catalog(
      #""hi": {"localizations": {"en": \#(Self.unit("Hi %@")), "de": \#(Self.unit("Hallo"))}}"#
    )
    let project = MemoryProject([
      "Localizable.xcstrings": catalog, "push/a.json": Self.push("hi", "\"Ira\""),
    ])
    try project.expect(["Localizable.xcstrings:2:146 error unused-args hi"])
    #expect(Check.run(try project.load()).map(\.locales) == [["de"]])
  }

  @Test func theSourceLanguageIsTheDevelopmentLanguage() throws {
    let german = #"{"sourceLanguage": "de_DE", "version": "1.0", "strings": {}}"#
    let project = MemoryProject([
      "Main.xcstrings": Self.catalog(),
      "Localizable.xcstrings": german,
      "en.lproj/InfoPlist.strings": #""CFBundleName" = "A";"#,
    ])
    #expect(
      try project.load().developmentLanguage
        == DevelopmentLanguage(name: "de_DE", origin: .file("Localizable.xcstrings"))
    )
  }

  @Test func aCommentOfAnEntrySuppressesFindingsInAllItsLanguages() throws {
    let catalog = Self.catalog(
      #""hi": {"comment": "pushloc:ignore empty-value -- by design", "localizations": "#
        + #"{"en": \#(Self.unit("")), "de": \#(Self.unit(""))}}"#
    )
    try MemoryProject(["Localizable.xcstrings": catalog]).expect([])
  }

  @Test func aKeyThatStandsInForItsTextIsNotEdited() throws {
    let catalog = Self.catalog(#""50% off for %@": {}"#)
    let project = MemoryProject([
      "Localizable.xcstrings": catalog, "push/a.json": Self.push("50% off for %@", "\"Ira\""),
    ])
    let findings = Check.run(try project.load())
    #expect(findings.map(\.rule) == ["accidental-specifier"])
    #expect(findings.allSatisfy { $0.fix == nil })
  }

  @Test func rulesOfIgnoredLanguagesAreSilent() throws {
    let catalog = Self.catalog(
      #""hi": {"localizations": {"en": \#(Self.unit("Hi")), "de": \#(Self.unit("Hallo", "new"))}}"#
    )
    let push = Self.push("hi")
    try MemoryProject(["Localizable.xcstrings": catalog, "push/a.json": push])
      .expect(["Localizable.xcstrings:2:120 warning not-translated-state hi"])
    try MemoryProject([
      ".pushloc.json": #"{"languages": {"ignored": ["de"]}}"#,
      "Localizable.xcstrings": catalog, "push/a.json": push,
    ]).expect([])
  }
}
