import Catalogs
import Delivery
import Diagnostics
import SourceText
import Testing

/// What a phone finds in an app whose texts are in a string catalog.
struct CatalogPhoneTests {
  private static func unit(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
  }

  private static let strings = """
    "Acme+": {"shouldTranslate": false},
    "Bye %@": {"localizations": {"de": \(unit("Tschüss %@"))}},
    "tap": {"localizations": {"en": {"variations": {"device": {
      "iphone": \(unit("Tap %@")), "mac": \(unit("Click %@"))}}}}},
    "open": {"localizations": {"en": {"variations": {"device": {
      "mac": \(unit("Click")), "other": \(unit("Open"))}}}}},
    "likes": {"localizations": {"en": {"variations": {"plural": {
      "other": \(unit("%lld likes"))}}}, "de": \(unit("Gefällt"))}}
    """

  private func bundle() throws -> LocalizedBundle {
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(Self.strings)}}"#
    let file = SourceFile(path: "Localizable.xcstrings", text: text)
    let tables = XCStringsFormat.read(file, name: "Localizable", folder: nil).tables
    let folders = Dictionary(grouping: tables) { $0.folder ?? "" }
    return LocalizedBundle(
      path: "",
      folders: folders.map { LocalizationFolder(name: $0.key, tables: $0.value) },
      rootTables: [],
      developmentLanguage: "en"
    )
  }

  /// The text that a push reads; nil where the key is not found.
  private func template(_ key: String, _ language: String) throws -> String? {
    try Phone(language: language, bundle: bundle()).answer(forKey: key)
      .map(ShownText.pushTemplate)
  }

  @Test func keysThatAreNotTranslatedAreFoundInEveryLanguage() throws {
    #expect(try template("Acme+", "en") == "Acme+")
    #expect(try template("Acme+", "de") == "Acme+")
  }

  @Test func aKeyIsTheTextOfTheSourceLanguageOnly() throws {
    #expect(try template("Bye %@", "en") == "Bye %@")
    #expect(try template("Bye %@", "de") == "Tschüss %@")
    #expect(try template("tap", "de") == "Tap %@", "the .stringsdict of English answers")
    #expect(try template("open", "de") == nil, "German has a .strings of its own")
  }

  @Test func aPhoneTakesItsOwnTextOrTheOneForOtherDevices() throws {
    #expect(try template("tap", "en") == "Tap %@")
    #expect(try template("open", "en") == "Open")
    let answer = try #require(Phone(language: "en", bundle: bundle()).answer(forKey: "tap"))
    #expect(answer.text.map(answer.table.string) == "Tap %@")
  }

  @Test func aPluralEntryIsFoundWithItsFormat() throws {
    #expect(try template("likes", "en") == "%#@value@")
    let answer = try #require(Phone(language: "en", bundle: bundle()).answer(forKey: "likes"))
    #expect(answer.text == nil)
  }

  @Test func aBundleKnowsItsCatalogs() throws {
    #expect(try bundle().catalogs.map(\.source.path) == ["Localizable.xcstrings"])
  }
}
