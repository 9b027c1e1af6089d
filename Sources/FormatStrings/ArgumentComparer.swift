import SourceText

/// The steps of a comparison.
struct ArgumentComparer {
  let translation: TextAnalysis
  let reader: ArgumentReader
  /// Every argument that the source uses or means to use, with its first use.
  private var sourceUses: [Int: ArgumentUse] = [:]
  private let source: TextAnalysis
  /// Faults without a position that already explain something.
  private var spent: Set<Int> = []

  init(
    translation: TextAnalysis,
    source: TextAnalysis,
    reader: ArgumentReader
  ) {
    self.translation = translation
    self.source = source
    self.reader = reader
    for use in source.uses where use.position > 0 && sourceUses[use.position] == nil {
      sourceUses[use.position] = use
    }
  }

  /// Whether the translation takes the arguments of the source, as they are and in their order.
  static func isTrivial(
    _ translation: TextAnalysis,
    _ source: TextAnalysis,
    _ reader: ArgumentReader
  ) -> Bool {
    if reader == .app, areReadAlike(translation.format, source.format) { return true }
    return translation.uses.elementsEqual(source.uses) { mine, theirs in
      mine.position == theirs.position && mine.kind == theirs.kind && isRead(mine, by: reader)
    }
  }

  /// Whether the formatter takes the same arguments for both texts, whatever is meant by them.
  private static func areReadAlike(_ first: FormatString, _ second: FormatString) -> Bool {
    !first.specifiers.isEmpty && !first.overflows && !second.overflows
      && first.arguments == second.arguments
  }

  private static func isRead(_ use: ArgumentUse, by reader: ArgumentReader) -> Bool {
    use.position > 0 && (reader == .push ? use.isReadByPush : use.isReadByApp)
  }

  private func isRead(_ use: ArgumentUse) -> Bool { Self.isRead(use, by: reader) }

  mutating func missing() -> [ArgumentComparison.Missing] {
    let read = Set(translation.uses.lazy.filter(isRead).map(\.position))
    var missing: [ArgumentComparison.Missing] = []
    for (position, use) in sourceUses.sorted(by: { $0.key < $1.key })
    where !read.contains(position) {
      missing.append(
        ArgumentComparison.Missing(
          position: position,
          sourceRange: use.range,
          cause: cause(of: position)
        )
      )
    }
    return missing
  }

  /// The fault of the specifier itself, else one that may stand for any argument.
  private mutating func cause(of position: Int) -> SpecifierFault? {
    if let use = translation.uses.first(where: { $0.position == position }) {
      if let fault = use.fault { return translation.faults[fault] }
      // A good specifier that is not read was swallowed by the percent sign before it.
      return translation.faults.last { $0.isProse && $0.range.lowerBound < use.range.lowerBound }
    }
    let candidates = translation.faults.indices.filter {
      translation.faults[$0].meansArgument && !spent.contains($0)
        && (translation.faults[$0].position.map { sourceUses[$0] == nil } ?? true)
    }
    guard
      let best = candidates.first(where: { translation.faults[$0].confidence > .possible })
        ?? candidates.first
    else { return nil }
    spent.insert(best)
    return translation.faults[best]
  }

  func extra() -> [ArgumentComparison.Extra] {
    translation.uses.filter { $0.position > 0 && sourceUses[$0.position] == nil }
      .map { use in
        ArgumentComparison.Extra(
          position: use.position,
          range: use.range,
          cause: use.fault.map { translation.faults[$0] }
        )
      }
  }

  func typeDifferences() -> [ArgumentComparison.TypeDifference] {
    translation.uses.compactMap { use in
      guard isRead(use), let other = sourceUses[use.position], differs(use.kind, other.kind)
      else { return nil }
      return ArgumentComparison.TypeDifference(
        position: use.position,
        sourceKind: other.kind,
        kind: use.kind,
        sourceRange: other.range,
        range: use.range
      )
    }
  }

  private func differs(_ kind: ArgumentKind, _ other: ArgumentKind) -> Bool {
    if kind.family != other.family { return true }
    if case .character = kind { return false }
    if case .character = other { return false }
    return kind.bits != other.bits || (kind == .longDouble) != (other == .longDouble)
  }

  /// Plain specifiers of the same types in another order.
  func swapped() -> ByteRange? {
    let mine = translation.uses.filter(isRead)
    let theirs = source.uses
    guard mine.count == theirs.count, !mine.contains(where: \.isNumbered),
      !theirs.contains(where: \.isNumbered)
    else { return nil }
    var counts: [ArgumentKind.Family: Int] = [:]
    for use in mine { counts[use.kind.family, default: 0] += 1 }
    for use in theirs { counts[use.kind.family, default: 0] -= 1 }
    guard counts.values.allSatisfy({ $0 == 0 }) else { return nil }
    return zip(mine, theirs).first { $0.kind.family != $1.kind.family }?.0.range
  }
}
