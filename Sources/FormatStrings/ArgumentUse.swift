public import SourceText

/// A place where a text uses an argument, or means to.
public struct ArgumentUse: Hashable, Sendable {
  /// The specifier as written, in bytes of the text.
  public var range: ByteRange
  /// The argument, from 1: the written position, or the count of plain specifiers.
  public var position: Int
  /// Whether the position is written.
  public var isNumbered: Bool
  /// Whether it is the `*` of a width or precision, not a value that is shown.
  public var isMeasure = false
  /// What is taken, in an app.
  public var kind: ArgumentKind
  /// Index of the fault of this very specifier in `TextAnalysis.faults`; nil for a good one.
  public var fault: Int?
  /// Whether the push scanner takes an argument here, even if it loses the text in the end.
  public var isReadByPush: Bool
  /// Whether `String(format:)` takes an argument here.
  public var isReadByApp: Bool
}
