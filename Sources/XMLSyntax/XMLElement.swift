public import SourceText

/// One element of a document, as ranges of the text.
public struct XMLElement: Hashable, Sendable {
  /// The name in the start tag, with its prefix, if any.
  public var name: ByteRange
  /// The start tag, from `<` to behind `>`; the whole element where it is `<name/>`.
  public var startTag: ByteRange
  /// The end tag, from `<` to behind `>`.
  ///
  /// Empty, behind the start tag, for `<name/>`; empty, at the last place that was read, for an
  /// element that was still open when the parser stopped.
  public var endTag: ByteRange
  /// Index of the enclosing element; nil for the root.
  public var parent: Int?
  /// Index behind the last element inside this one, for stepping over it.
  public var next: Int
  /// Whether the element is written `<name/>`.
  public var isSelfClosing: Bool

  /// Everything from `<` of the start tag to behind `>` of the end tag.
  public var range: ByteRange { ByteRange(startTag.lowerBound, endTag.upperBound) }

  /// What stands between the tags; empty for `<name/>`.
  public var content: ByteRange {
    ByteRange(startTag.upperBound, max(startTag.upperBound, endTag.lowerBound))
  }
}
