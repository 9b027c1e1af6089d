public import SourceText

/// A string of a property list as it stands in its source: where, and how it is written.
///
/// Tables hold hundreds of thousands of strings and most are never looked at, so they are decoded
/// only when somebody asks (`PlistText+Decoding.swift`).
public struct PlistText: Hashable, Sendable {
  /// How the bytes of a string are to be read.
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
  }

  /// The bytes between the quotes or tags, in the source's `utf8`.
  public var range: ByteRange
  /// How they are to be read.
  public var form: Form

  /// Creates a text.
  public init(range: ByteRange, form: Form) {
    self.range = range
    self.form = form
  }
}

/// One key and value of a dictionary.
///
/// Duplicates are kept, in the order of the file.
public struct PlistMember: Sendable {
  /// The key.
  public var key: PlistText
  /// The value; the key's own text again for the shorthand `key;`.
  public var value: PlistValue
  /// The whole entry: from the key's first byte (its quote) to behind the semicolon or value.
  public var range: ByteRange
  /// The comment right before the entry, delimiters included; nil without one.
  public var comment: ByteRange?

  /// Creates a member.
  public init(key: PlistText, value: PlistValue, range: ByteRange, comment: ByteRange? = nil) {
    self.key = key
    self.value = value
    self.range = range
    self.comment = comment
  }
}

/// A property list value with the range it stands in.
///
/// Only numbers are boxed: a table of strings costs no allocation for each entry.
public enum PlistValue: Sendable {
  /// A string.
  case string(PlistText)
  /// A dictionary: its members in the order of the file, duplicates included (the last one wins).
  case dictionary([PlistMember], ByteRange)
  /// An array.
  case array([PlistValue], ByteRange)
  /// Bytes.
  case data([UInt8], ByteRange)
  /// A whole number, from -2^63 to 2^64 - 1 (binary lists hold 128 bits; larger ones are refused).
  indirect case integer(Int128, ByteRange)
  /// A floating-point number.
  case real(Double, ByteRange)
  /// A truth value.
  case boolean(Bool, ByteRange)
  /// A date, in seconds from the start of 2001 in UTC.
  case date(Double, ByteRange)

  /// The range of the value in the source's `utf8`: for a string, between its delimiters.
  public var range: ByteRange {
    switch self {
    case .string(let text): text.range
    case .dictionary(_, let range), .array(_, let range), .data(_, let range),
      .integer(_, let range), .real(_, let range), .boolean(_, let range), .date(_, let range):
      range
    }
  }
}

/// A file read as a property list.
public struct PlistDocument: Sendable {
  /// The three ways in which property lists are written.
  public enum Syntax: String, Sendable {
    /// The old-style text of `.strings` files.
    case openStep = "openstep"
    /// XML.
    case xml
    /// The binary format of built bundles.
    case binary
  }

  /// The text that the ranges count in.
  public var source: DecodedSource
  /// How the file is written.
  public var syntax: Syntax
  /// The top-level value; best effort when the file is not accepted, nil when there is nothing.
  public var root: PlistValue?
  /// Whether Apple's own reader takes the file.
  public var isAccepted: Bool
  /// Whether Apple's reader takes what Xcode's copy step makes of the file, though not the file itself.
  public var isAcceptedWhenCopied = false

  /// Creates a document.
  public init(source: DecodedSource, syntax: Syntax, root: PlistValue?, isAccepted: Bool) {
    self.source = source
    self.syntax = syntax
    self.root = root
    self.isAccepted = isAccepted
  }
}
