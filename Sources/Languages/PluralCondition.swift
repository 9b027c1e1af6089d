/// The condition of one plural category: alternatives, each of relations that all must hold.
///
///     "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4"
///
/// Source: Unicode Technical Standard 35, Part 3, "Plural rules syntax".
struct PluralCondition: Sendable {
  struct Relation: Sendable {
    var operand: UInt8
    var divisor: Int
    var isNegated: Bool
    var ranges: [ClosedRange<Int>]
  }

  let alternatives: [[Relation]]

  /// Reads a condition of the generated table; a relation that cannot be read never holds.
  init(_ text: Substring) {
    var alternatives: [[Relation]] = []
    var relations: [Relation] = []
    var words = text.split(separator: " ")[...]
    while let operand = words.popFirst()?.utf8.first {
      var relation = Relation(operand: operand, divisor: 0, isNegated: false, ranges: [])
      if words.first == "%" {
        words = words.dropFirst()
        relation.divisor = words.popFirst().flatMap { Int($0) } ?? 0
      }
      relation.isNegated = words.popFirst() == "!="
      relation.ranges = words.popFirst().map(Self.ranges) ?? []
      relations.append(relation)
      if words.popFirst() == "or" {
        alternatives.append(relations)
        relations = []
      }
    }
    self.alternatives = alternatives + [relations]
  }

  private static func ranges(_ list: Substring) -> [ClosedRange<Int>] {
    list.split(separator: ",").compactMap { item in
      let ends = item.split(separator: ".").compactMap { Int($0) }
      guard let low = ends.first, let high = ends.last, low <= high else { return nil }
      return low...high
    }
  }

  /// Returns whether a number fulfils the condition.
  func holds(for number: PluralOperands) -> Bool {
    alternatives.contains { relations in
      relations.allSatisfy { Self.holds($0, for: number) }
    }
  }

  private static func holds(_ relation: Relation, for number: PluralOperands) -> Bool {
    let value: Int
    switch relation.operand {
    case UInt8(ascii: "n"):
      // Ranges hold whole numbers only.
      if number.trimmedFraction != 0 { return relation.isNegated }
      value = number.integer
    case UInt8(ascii: "i"): value = number.integer
    case UInt8(ascii: "v"): value = number.fractionCount
    case UInt8(ascii: "f"): value = number.fraction
    case UInt8(ascii: "t"): value = number.trimmedFraction
    case UInt8(ascii: "w"): value = number.trimmedFraction == 0 ? 0 : number.fractionCount
    default: value = 0  // `c` and `e`: tables never hold numbers in compact form.
    }
    let remainder = relation.divisor > 0 ? value % relation.divisor : value
    return relation.ranges.contains { $0.contains(remainder) } != relation.isNegated
  }
}
