/// How a locale writes numbers.
///
/// The digits are those that Apple's systems use where a user chose none: `ar_EG` has its own,
/// `ar_AE` and `hi` have not. Source: Apple's ICU, which the Swift toolchain for Linux carries.
public struct NumberStyle: Hashable, Sendable {
  /// The digit zero; the other nine follow it in Unicode.
  public let zero: Unicode.Scalar
  /// Between the whole part and the fraction.
  public let decimal: String
  /// Between groups of digits.
  public let grouping: String
  /// The minus sign, with its direction mark where the locale has one.
  public let minus: String
  /// The plus sign, with its direction mark where the locale has one.
  public let plus: String
  /// Between a number and its exponent, for example `E` or `×10^`.
  public let exponent: String
  /// Infinity.
  public let infinity: String
  /// Not a number.
  public let notANumber: String
  /// Digits of the group before the decimal separator; 0 for no groups.
  public let primaryGroup: Int
  /// Digits of the other groups: 2 in India, else as the first.
  public let secondaryGroup: Int
  /// Digits that must stand before the first separator: 2 in Spanish and Polish.
  public let minimumGrouping: Int

  /// Finds the style of a locale, written in any way.
  ///
  /// Unknown locales have the style of English, a language in a foreign country (`de-US`) that of
  /// the country.
  public init(locale: String) {
    let fields = Self.fields(for: MatcherName(locale).modern)
    func text(_ index: Int, _ fallback: String) -> String {
      fields.indices.contains(index) ? String(fields[index]) : fallback
    }
    zero = text(0, "0").unicodeScalars.first ?? "0"
    decimal = text(1, ".")
    grouping = text(2, ",")
    minus = text(3, "-")
    plus = text(4, "+")
    exponent = text(5, "E")
    infinity = text(6, "∞")
    notANumber = text(7, "NaN")
    primaryGroup = Int(text(8, "3")) ?? 3
    secondaryGroup = Int(text(9, "3")) ?? 3
    minimumGrouping = Int(text(10, "1")) ?? 1
  }

  /// A language in a country that has no such locale takes the country's separators and groups.
  ///
  /// Left alone where the language has digits of its own, for which ICU goes by no simple rule.
  private static func fields(for name: String) -> [Substring] {
    if let line = line(of: name) { return line }
    let parts = Subtags(name)
    guard let line = shorter(name) else { return [] }
    guard !parts.region.isEmpty, line.first == "0" else { return line }
    guard let country = Self.line(of: "und_\(parts.region)"), country.count == line.count else {
      return line
    }
    let separators = 1...2
    let groups = 8...9
    return line.indices.map { index in
      separators.contains(index) || groups.contains(index) ? country[index] : line[index]
    }
  }

  private static func shorter(_ name: String) -> [Substring]? {
    var name = name
    while let cut = name.utf8.lastIndex(of: UInt8(ascii: "_")) {
      name = String(name[..<cut])
      if let line = line(of: name) { return line }
    }
    return nil
  }

  /// The fields of a name's line; the first is the digit zero.
  private static func line(of name: String) -> [Substring]? {
    NumberTable.lines[name]?.split(separator: "|", omittingEmptySubsequences: false)
  }
}
