public import SourceText

/// How the arguments of a translation differ from those of the development language.
///
/// Only what was meant as a specifier counts: a percent sign of prose is a fault of its own. A lost
/// argument carries the fault that lost it, so that one cause is told once.
public struct ArgumentComparison: Sendable {
  /// An argument that the source uses and the translation does not.
  public struct Missing: Hashable, Sendable {
    /// The argument, from 1.
    public var position: Int
    /// Where the source uses it, in bytes of the source.
    public var sourceRange: ByteRange
    /// What in the translation lost it; nil when it is simply not there.
    public var cause: SpecifierFault?
  }

  /// An argument that the translation uses and the source does not.
  public struct Extra: Hashable, Sendable {
    /// The argument, from 1.
    public var position: Int
    /// Where the translation uses it, in bytes of the translation.
    public var range: ByteRange
    /// The fault of that specifier, if it has one.
    public var cause: SpecifierFault?
  }

  /// An argument that both use, as different things.
  public struct TypeDifference: Hashable, Sendable {
    /// The argument, from 1.
    public var position: Int
    /// What the source takes.
    public var sourceKind: ArgumentKind
    /// What the translation takes.
    public var kind: ArgumentKind
    /// Where the source uses it, in bytes of the source.
    public var sourceRange: ByteRange
    /// Where the translation uses it, in bytes of the translation.
    public var range: ByteRange

    /// Whether only the width differs, as in `%d` and `%ld`.
    public var isWidthOnly: Bool { sourceKind.family == kind.family }
  }

  /// Arguments that the translation lost, by position.
  public let missing: [Missing]
  /// Arguments that only the translation uses, by place.
  public let extra: [Extra]
  /// Arguments of different types, by place; empty for a push, and when `swapped` explains them.
  public let typeDifferences: [TypeDifference]
  /// The first plain specifier that changed its place with another of another type, in bytes of the
  /// translation.
  public let swapped: ByteRange?

  /// Whether nothing differs.
  public var isEqual: Bool {
    missing.isEmpty && extra.isEmpty && typeDifferences.isEmpty && swapped == nil
  }

  /// Compares a translation with its source.
  ///
  /// Most translations take the same arguments in the same order, which costs one look.
  public init(translation: TextAnalysis, source: TextAnalysis, reader: ArgumentReader) {
    guard !ArgumentComparer.isTrivial(translation, source, reader) else {
      missing = []
      extra = []
      typeDifferences = []
      swapped = nil
      return
    }
    var comparer = ArgumentComparer(translation: translation, source: source, reader: reader)
    missing = comparer.missing()
    extra = comparer.extra()
    swapped = reader == .app ? comparer.swapped() : nil
    typeDifferences = reader == .app && swapped == nil ? comparer.typeDifferences() : []
  }
}
