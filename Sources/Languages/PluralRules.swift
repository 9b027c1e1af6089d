/// The cardinal plural rules of one language.
///
/// Source: CLDR, supplemental/plurals.xml, as the toolchain's ICU carries it.
public struct PluralRules: Sendable {
  /// The CLDR version of the rules.
  public static let cldrVersion = PluralRulesTable.version

  /// Whether CLDR has rules for the language; where it has none every number is `other`.
  public let isKnown: Bool
  /// The categories that the language has, in CLDR's order; the last is `other`.
  public let categories: [PluralCategory]
  /// The categories that whole numbers below a million use, in CLDR's order.
  ///
  /// A form of another category is never chosen for the counts that apps show.
  public let integerCategories: [PluralCategory]

  /// Whether `one` is the category of further whole numbers than 0 and 1, such as 21.
  public let isOneForMore: Bool

  private let conditions: [(category: PluralCategory, condition: PluralCondition)]

  /// Finds the rules of a language, written in any way; subtags drop off until there are some.
  public init(language: String) {
    let line = Self.line(for: language)
    isKnown = line != nil
    conditions = (line ?? "").split(separator: ";").compactMap { rule in
      guard let colon = rule.firstIndex(of: ":"),
        let category = PluralCategory(rawValue: String(rule[..<colon]))
      else { return nil }
      return (category, PluralCondition(rule[rule.index(after: colon)...]))
    }
    .sorted { $0.0 < $1.0 }
    categories = conditions.map(\.category) + [.other]
    var used: Set<PluralCategory> = []
    for number in 0...Self.integersTried where used.count < categories.count {
      used.insert(Self.category(PluralOperands(number), conditions))
    }
    integerCategories = categories.filter(used.contains)
    let conditions = conditions
    isOneForMore = (2...Self.integersTried).contains {
      Self.category(PluralOperands($0), conditions) == .one
    }
  }

  /// Whole numbers up to here use every category that any below a million does, in all languages.
  private static let integersTried = 200

  /// Returns the category of a whole number.
  public func category(of number: Int) -> PluralCategory {
    Self.category(PluralOperands(number), conditions)
  }

  /// Returns the category of a number in decimal digits, for example `1.50`; nil for other text.
  ///
  /// Zeros at the end count: `1` and `1.0` may differ.
  public func category(ofDecimal text: String) -> PluralCategory? {
    PluralOperands(text).map { Self.category($0, conditions) }
  }

  private static func category(
    _ number: PluralOperands,
    _ conditions: [(category: PluralCategory, condition: PluralCondition)]
  ) -> PluralCategory {
    conditions.first { $0.condition.holds(for: number) }?.category ?? .other
  }

  // MARK: - The table

  private static func line(for language: String) -> Substring? {
    let id = LanguageID(language)
    return find(id) ?? find(id.modern) ?? find(LanguageID(MatcherName(language).modern))
  }

  private static func find(_ id: LanguageID) -> Substring? {
    var name = id.canonical.split(separator: "-").joined(separator: "_")
    while !name.isEmpty {
      if let line = PluralRulesTable.lines[name] { return line }
      guard let cut = name.utf8.lastIndex(of: UInt8(ascii: "_")) else { break }
      name = String(name[..<cut])
    }
    return nil
  }
}
