/// The encodings in which Apple's table readers take text.
///
/// Source: `spec/strings.md` A1, runs of `PropertyListSerialization`.
public enum SourceEncoding: String, Sendable, CaseIterable {
  /// UTF-8, with or without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-16, least significant byte first.
  case utf16LittleEndian = "utf-16le"
  /// UTF-16, most significant byte first.
  case utf16BigEndian = "utf-16be"
  /// UTF-32, least significant byte first.
  case utf32LittleEndian = "utf-32le"
  /// UTF-32, most significant byte first.
  case utf32BigEndian = "utf-32be"
  /// ISO Latin-1, possible only where an XML declaration names it.
  case latin1 = "iso-8859-1"
  /// Windows code page 1252, possible only where an XML declaration names it.
  case windows1252 = "windows-1252"
  /// Bytes of a binary property list: no text at all.
  case binary = "binary"

  /// Bytes of one code unit.
  public var unitSize: Int {
    switch self {
    case .utf8, .latin1, .windows1252, .binary: 1
    case .utf16LittleEndian, .utf16BigEndian: 2
    case .utf32LittleEndian, .utf32BigEndian: 4
    }
  }
}
