import Catalogs
import SourceText
import Testing

/// A catalog answers lookups as its compiled tables would.
struct CatalogTableTests {
  private func tables(_ strings: String) -> [StringTable] {
    XCStringsFormat.read(
      MarkedCatalog(strings: strings).file,
      name: "Localizable",
      folder: nil
    ).tables
  }

  /// What the tables hold, as `folder.kind key=text`; `*` before a key that stands in for its text.
  private func contents(_ tables: [StringTable]) -> [String] {
    tables.flatMap { table in
      table.entries.map { entry in
        let file = "\(table.folder ?? "")\(table.isStringsdict ? "+" : ".")"
        let text = entry.text.map(table.string) ?? "…"
        return "\(file) \(entry.isKeyAsText ? "*" : "")\(table.string(entry.key))=\(text)"
      }
    }
  }

  private static let a = #"{"stringUnit": {"state": "translated", "value": "A"}}"#
  private static let new = #"{"stringUnit": {"state": "new", "value": "A"}}"#
  private static let plural =
    #"{"variations": {"plural": {"other": "#
    + #"{"stringUnit": {"state": "x", "value": "%d"}}}}}"#
  private static let device = #"{"variations": {"device": {"mac": \#(a), "other": \#(a)}}}"#

  @Test func keysWithoutASourceTextStandForThemselves() {
    let strings = """
      "k1": {"localizations": {"de": \(Self.a)}}, "k2": {"localizations": {"en": null}},
      "k3": {"localizations": {"en": \(Self.new)}}, "k4": {"localizations": {"en": \(Self.a)}},
      "k5": {"localizations": {"en": \(Self.plural)}}, "k6": {"localizations": {"en": \(Self.device)}}
      """
    #expect(
      contents(tables(strings)) == [
        "en. *k1=k1", "en. *k2=k2", "en. *k3=k3", "en. k4=A", "en. k6=A", "en+ k5=…", "en+ k6=…",
        "de. k1=A",
      ]
    )
  }

  @Test func theSourceLanguageHasATableEvenWithoutKeys() throws {
    let table = try #require(tables("").first)
    #expect(table.folder == "en")
    #expect(table.entries.isEmpty && table.isAccepted)
  }

  @Test func twoNamesOfALanguageShareATable() {
    let strings = """
      "k1": {"localizations": {"iw": \(Self.a), "he": \(Self.new)}},
      "k2": {"localizations": {"he": \(Self.new)}}
      """
    #expect(contents(tables(strings)) == ["en. *k1=k1", "en. *k2=k2", "he. k1=A", "he. k2=A"])
  }

  @Test func everyTableKnowsTheKeysThatAreNotToBeTranslated() throws {
    let strings = """
      "Acme": {"shouldTranslate": false}, "k": {"localizations": {"de": \(Self.a)}}
      """
    for table in tables(strings) {
      let shared = try #require(table.untranslatable)
      #expect(contents([shared]) == ["en. *Acme=Acme"])
    }
  }

  @Test func entriesCarryTheirCommentAndTheirWholeRange() throws {
    let strings = #""k\u0041": {"comment": "a \"b\"", "localizations": {"de": \#(Self.a)}}"#
    for table in tables(strings) {
      let entry = try #require(table.entry(forKey: "kA"))
      #expect(entry.comment.map(table.source.string) == #"a \"b\""#)
      #expect(table.source.string(entry.range) == strings)
    }
  }

  @Test func partsOfTextsPointIntoTheFile() throws {
    let strings =
      #""k": {"localizations": {"en": {"stringUnit": "#
      + #"{"state": "x", "value": "\u00e9\n%@"}}}}"#
    let table = try #require(tables(strings).first)
    let text = try #require(table.entry(forKey: "k")?.text)
    #expect(table.string(text) == "é\n%@")
    #expect(table.source.string(table.sourceRange(of: ByteRange(3, 5), in: text)) == "%@")
    #expect(table.source.string(table.sourceRange(of: ByteRange(0, 2), in: text)) == #"\u00e9"#)
  }

  @Test func aVariationHasTheShapeOfItsCompiledEntry() throws {
    let strings = """
      "p": {"localizations": {"en": \(Self.plural)}}, "d": {"localizations": {"en": \(Self.device)}}
      """
    let table = try #require(tables(strings).first { $0.isStringsdict })
    guard case .variation(let plural)? = table.entry(forKey: "p")?.value,
      case .variation(let device)? = table.entry(forKey: "d")?.value
    else {
      Issue.record("both are variations")
      return
    }
    #expect(plural.formatKey(in: table) == "%#@value@")
    #expect(plural.needsPluralRules(in: table))
    // The text for other devices stands in the other table.
    #expect(device.phoneValue(in: table) == nil)
    #expect(!device.needsPluralRules(in: table))
  }

  @Test func aRefusedCatalogHasRefusedTables() {
    let file = MarkedCatalog(strings: #""k": {"localizations": {"de": \#(Self.a)}},"#).file
    let read = XCStringsFormat.read(file, name: "Localizable", folder: nil)
    #expect(read.tables.map { $0.folder ?? "" } == ["en", "de"])
    #expect(read.tables.allSatisfy { !$0.isAccepted })
  }
}
