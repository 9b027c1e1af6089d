public import SourceText

/// A key or text of a table as it stands in its file: where, and how it is written.
///
/// Decoded on demand by the table it belongs to: most texts are never shown.
public struct TableText: Hashable, Sendable {
  /// How the bytes of a text are to be read.
  public enum Form: UInt8, Sendable {
    /// The bytes are the text, in UTF-8.
    case plain
    /// Old-style text with backslash escapes.
    case openStep
    /// XML content with references or CDATA sections.
    case xml
    /// UTF-16, most significant byte first, in a binary property list.
    case utf16BigEndian
    /// One byte a character, ISO Latin-1, in a binary property list that holds it as ASCII.
    case latin1
    /// Text of a JSON string with backslash escapes.
    case json
  }

  /// The bytes between the delimiters, in the source's `utf8`.
  public var range: ByteRange
  /// How they are to be read.
  public var form: Form

  /// Creates a text.
  public init(range: ByteRange, form: Form) {
    self.range = range
    self.form = form
  }
}
