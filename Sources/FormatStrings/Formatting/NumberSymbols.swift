/// How a locale writes numbers, as far as a format string can show.
///
/// Handed in, because this room knows no languages. Source: Unicode CLDR, number symbols and the
/// decimal format of the locale's default numbering system.
public struct NumberSymbols: Hashable, Sendable {
  /// The digit zero; the other nine follow it in Unicode.
  public var zero: Unicode.Scalar
  /// Between the whole part and the fraction.
  public var decimal: String
  /// Between groups of digits; empty for none.
  public var grouping: String
  /// The minus sign, with its direction mark where the locale has one.
  public var minus: String
  /// The plus sign, with its direction mark where the locale has one.
  public var plus: String
  /// Between a number and its exponent, for example `E` or `×10^`.
  public var exponent: String
  /// Infinity.
  public var infinity: String
  /// Not a number.
  public var notANumber: String
  /// Digits of the group before the decimal separator; 0 for no groups.
  public var primaryGroup: Int
  /// Digits of the other groups: 2 in India, else as the first.
  public var secondaryGroup: Int
  /// Digits that must stand before the first separator: 2 in Spanish and Polish.
  public var minimumGrouping: Int

  /// Creates symbols; the defaults are those of English.
  public init(
    zero: Unicode.Scalar = "0",
    decimal: String = ".",
    grouping: String = ",",
    minus: String = "-",
    plus: String = "+",
    exponent: String = "E",
    infinity: String = "∞",
    notANumber: String = "NaN",
    primaryGroup: Int = 3,
    secondaryGroup: Int = 3,
    minimumGrouping: Int = 1
  ) {
    self.zero = zero
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    self.plus = plus
    self.exponent = exponent
    self.infinity = infinity
    self.notANumber = notANumber
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup
    self.minimumGrouping = minimumGrouping
  }
}
