/// The plural categories of CLDR, in its order.
public enum PluralCategory: String, Sendable, CaseIterable, Comparable {
  /// The form for nothing, in the languages that have one; Apple also uses it for 0 elsewhere.
  case zero
  /// The form for one, and for what goes with it.
  case one
  /// The form for a pair.
  case two
  /// The form for a few.
  case few
  /// The form for many, for whole millions, or for fractions.
  case many
  /// The form that every language has.
  case other

  /// The place in CLDR's order, from 0.
  public var order: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// Returns whether the first comes before the second in CLDR's order.
  public static func < (first: PluralCategory, second: PluralCategory) -> Bool {
    first.order < second.order
  }
}
