/// Numbers that show when a language uses a plural category.
public struct PluralExamples: Hashable, Sendable {
  /// Numbers and spans, for example `2–4, 22–24`, or a fraction where no whole number fits.
  public let text: String
  /// Whether these are all; else "and so on" may follow.
  public let isComplete: Bool
}

extension PluralRules {
  /// Numbers that are tried for examples, from 0.
  private static let examplesTried = 200
  /// Longest span that is shown; longer ones only when they end.
  private static let openSpan = 20

  /// Returns numbers of a category; nil when the language never uses it.
  ///
  /// Shows at most so many numbers or spans.
  public func examples(of wanted: PluralCategory, limit: Int = 2) -> PluralExamples? {
    var spans: [ClosedRange<Int>] = []
    for number in 0...Self.examplesTried where category(of: number) == wanted {
      if let last = spans.last, last.upperBound == number - 1 {
        spans[spans.count - 1] = last.lowerBound...number
      } else {
        spans.append(number...number)
      }
    }
    if spans.isEmpty { return rareExample(of: wanted) }
    let isOpen = spans.last?.upperBound == Self.examplesTried
    let goesOn = rareIntegers.contains { category(of: $0) == wanted }
    let shown = spans.prefix(limit).map { span in
      let isLast = isOpen && span.upperBound == Self.examplesTried
      return Self.text(
        isLast ? span.lowerBound...min(span.upperBound, span.lowerBound + Self.openSpan - 1) : span
      )
    }
    return PluralExamples(
      text: shown.joined(separator: ", "),
      isComplete: spans.count <= limit && !isOpen && !goesOn
    )
  }

  private var rareIntegers: [Int] { [201, 302, 1_000, 1_001, 1_002, 1_003, 1_011, 1_000_000] }

  /// Whole millions and fractions, where nothing smaller is in the category.
  private func rareExample(of wanted: PluralCategory) -> PluralExamples? {
    if let number = rareIntegers.first(where: { category(of: $0) == wanted }) {
      return PluralExamples(text: String(number), isComplete: false)
    }
    let fractions = ["0.5", "1.5", "0.1", "1.0", "0.0", "0.2", "0.3"]
    guard let text = fractions.first(where: { category(ofDecimal: $0) == wanted }) else {
      return nil
    }
    return PluralExamples(text: text, isComplete: false)
  }

  private static func text(_ span: ClosedRange<Int>) -> String {
    switch span.count {
    case 1: "\(span.lowerBound)"
    case 2: "\(span.lowerBound), \(span.upperBound)"
    default: "\(span.lowerBound)–\(span.upperBound)"
    }
  }
}
