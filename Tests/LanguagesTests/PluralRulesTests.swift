import Languages
import Testing

@Suite struct PluralRulesTests {
  struct Row: Decodable {
    var locale: String
    var categories: [String: String]
  }

  /// Every number of a list such as `0 2-1002 10000`.
  static func numbers(_ list: String) -> [Int] {
    list.split(separator: " ").flatMap { item -> [Int] in
      let ends = item.split(separator: "-").compactMap { Int($0) }
      guard let low = ends.first, let high = ends.last else { return [] }
      return Array(low...high)
    }
  }

  @Test func recordedRowsAgree() throws {
    let rows = try rows("plural-integers.jsonl", as: Row.self)
    #expect(rows.count == 106)
    for row in rows {
      let rules = PluralRules(language: row.locale)
      for (category, list) in row.categories {
        let wrong = Self.numbers(list).filter { rules.category(of: $0).rawValue != category }
        #expect(wrong == [], "\(row.locale) \(category)")
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var language: String
    var categories: [PluralCategory]
    var integers: [PluralCategory]
    var testDescription: String { language }

    init(_ language: String, _ categories: [PluralCategory], _ integers: [PluralCategory]? = nil) {
      self.language = language
      self.categories = categories
      self.integers = integers ?? categories
    }
  }

  @Test(arguments: [
    Case("en", [.one, .other]),
    Case("ru", [.one, .few, .many, .other], [.one, .few, .many]),
    Case("pl", [.one, .few, .many, .other], [.one, .few, .many]),
    Case("cs", [.one, .few, .many, .other], [.one, .few, .other]),
    Case("ar", [.zero, .one, .two, .few, .many, .other]),
    Case("es", [.one, .many, .other], [.one, .other]),
    Case("pt-PT", [.one, .many, .other], [.one, .other]),
    Case("he", [.one, .two, .other]),
    Case("iw", [.one, .two, .other]),
    Case("lv", [.zero, .one, .other]),
    Case("ja", [.other]),
    Case("zh-Hant-TW", [.other]),
    Case("English", [.one, .other]),
    Case("sr_Latn_RS", [.one, .few, .other]),
    Case("de_AT", [.one, .other]),
    Case("cmn", [.other]),
    Case("cy", [.zero, .one, .two, .few, .many, .other]),
    Case("xx", [.other]),
  ])
  func languagesHaveTheirCategories(_ row: Case) {
    let rules = PluralRules(language: row.language)
    #expect(rules.categories == row.categories)
    #expect(rules.integerCategories == row.integers)
    #expect(rules.isKnown == (row.language != "xx"))
  }

  @Test(arguments: [
    ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "0.1", .other),
    ("pt", "1.5", .one), ("pt", "0", .one), ("pt-PT", "0", .other), ("pt_PT", "1", .one),
    ("fr", "1.99", .one), ("fr", "1000000", .many), ("cs", "1.5", .many), ("ru", "21", .one),
    ("ru", "1.5", .other), ("he", "0.5", .one), ("lt", "0.1", .many), ("da", "0.1", .one),
    ("sl", "100000000000000000000000000003", .few), ("ar", "-3", .few), ("lv", "10.01", .one),
    ("lv", "1.11", .zero), ("en", "+1", .one),
  ])
  func decimalsHaveACategory(_ language: String, _ text: String, _ category: PluralCategory) {
    #expect(PluralRules(language: language).category(ofDecimal: text) == category)
  }

  @Test(arguments: ["", "-", "x", "1.", ".5", "1,5", "1e3", "1.5.5", "--1"])
  func otherTextHasNoCategory(_ text: String) {
    #expect(PluralRules(language: "en").category(ofDecimal: text) == nil)
  }

  @Test func theSmallestIntegerHasACategory() {
    #expect(PluralRules(language: "ru").category(of: .min) == .many)
    #expect(PluralRules(language: "ru").category(of: .max) == .many)
  }

  @Test(arguments: [
    ("pl", PluralCategory.few, "2–4, 22–24", false), ("en", .one, "1", true),
    ("en", .other, "0, 2–21", false), ("ar", .two, "2", true), ("ru", .one, "1, 21", false),
    ("ru", .other, "0.5", false), ("es", .many, "1000000", false),
    ("ar", .many, "11–99, 111–199", false),
    ("ja", .other, "0–19", false), ("fr", .one, "0, 1", true), ("cs", .many, "0.5", false),
  ])
  func examplesShowTheFirstSpans(
    _ language: String,
    _ category: PluralCategory,
    _ text: String,
    _ isComplete: Bool
  ) {
    let examples = PluralRules(language: language).examples(of: category)
    #expect(examples?.text == text)
    #expect(examples?.isComplete == isComplete)
  }

  @Test func unusedCategoriesHaveNoExamples() {
    #expect(PluralRules(language: "en").examples(of: .few) == nil)
    #expect(PluralRules(language: "ja").examples(of: .one) == nil)
  }
}
