/// What the first bytes of a table say about its encoding, as Apple's reader takes them.
///
/// For example, in a file of at least five bytes:
///
///     FF FE 22 00 …   a mark: UTF-16LE, text from offset 2
///     22 00 61 00 …   a zero among the first two bytes: UTF-16LE, and the first character is lost
///     3C 3F 78 6D …   `<?xml`: what `encoding=` names, else UTF-8
///     22 61 22 20 …   UTF-8
///
/// There is no fallback to Latin-1 or another one-byte encoding.
/// Source: `spec/strings.md` A1, runs of `PropertyListSerialization`.
public struct TableEncoding: Hashable, Sendable {
  /// What the choice rests on.
  public enum Evidence: Sendable {
    /// Nothing: UTF-8 is what remains.
    case none
    /// A byte order mark.
    case mark
    /// A zero among the first two bytes: taken for UTF-16 without a mark.
    case zeroByte
    /// The name in an XML declaration.
    case declaration
  }

  /// The encoding; nil where a declaration names one that Apple's reader does not know.
  public var encoding: SourceEncoding?
  /// What the choice rests on.
  public var evidence: Evidence
  /// Where Apple's reader begins to decode: offset in the file, in bytes.
  public var start: Int
  /// The name in the XML declaration: offsets in the file, in bytes.
  public var declaredName: ByteRange?

  /// Creates a choice.
  public init(
    encoding: SourceEncoding?,
    evidence: Evidence,
    start: Int,
    declaredName: ByteRange? = nil
  ) {
    self.encoding = encoding
    self.evidence = evidence
    self.start = start
    self.declaredName = declaredName
  }

  /// Returns the choice for a file's bytes.
  public static func detect(_ bytes: [UInt8]) -> TableEncoding {
    let marks: [(minimum: Int, mark: [UInt8], encoding: SourceEncoding)] = [
      (5, [0x00, 0x00, 0xFE, 0xFF], .utf32BigEndian),
      (5, [0xFF, 0xFE, 0x00, 0x00], .utf32LittleEndian),
      (4, [0xEF, 0xBB, 0xBF], .utf8),
      (3, [0xFF, 0xFE], .utf16LittleEndian),
      (3, [0xFE, 0xFF], .utf16BigEndian),
    ]
    for row in marks where bytes.count >= row.minimum && bytes.starts(with: row.mark) {
      return TableEncoding(encoding: row.encoding, evidence: .mark, start: row.mark.count)
    }
    if bytes.count > 2, bytes[0] == 0 || bytes[1] == 0 {
      return TableEncoding(encoding: .utf16LittleEndian, evidence: .zeroByte, start: 2)
    }
    return declared(bytes) ?? TableEncoding(encoding: .utf8, evidence: .none, start: 0)
  }
}

extension TableEncoding {
  /// Reads the name in `<?xml … encoding="…"`; nil where there is none.
  ///
  /// The first `encoding=` before any `?` or `>` counts, wherever it stands.
  private static func declared(_ bytes: [UInt8]) -> TableEncoding? {
    let cursor = ByteCursor(bytes)
    guard cursor.starts(with: "<?xml") else { return nil }
    var index = 5
    while index < bytes.count, bytes[index] != 0x3F, bytes[index] != 0x3E {
      if ByteCursor(bytes, from: index).starts(with: "encoding=") {
        return named(bytes, from: index + 9)
      }
      index += 1
    }
    return nil
  }

  private static func named(_ bytes: [UInt8], from quoteIndex: Int) -> TableEncoding? {
    guard quoteIndex < bytes.count, bytes[quoteIndex] == 0x22 || bytes[quoteIndex] == 0x27,
      let end = bytes[(quoteIndex + 1)...].firstIndex(of: bytes[quoteIndex])
    else { return nil }
    let range = ByteRange(quoteIndex + 1, end)
    let name = String(decoding: bytes[range.range], as: UTF8.self)
    return TableEncoding(
      encoding: encoding(named: name, content: bytes),
      evidence: .declaration,
      start: 0,
      declaredName: range
    )
  }

  /// Returns the encoding for a name of the IANA registry, of which only letters and digits count,
  /// in any case.
  ///
  /// Names of other encodings that agree with ASCII give UTF-8 where all bytes are ASCII, nil
  /// otherwise.
  private static func encoding(named name: String, content bytes: [UInt8]) -> SourceEncoding? {
    let kept = name.utf8.map(\.asciiLowercased).filter { $0.isASCIILetter || $0.isASCIIDigit }
    let name = String(decoding: kept, as: UTF8.self)
    if utf8Names.contains(name) { return .utf8 }
    if latin1Names.contains(name) { return .latin1 }
    if windows1252Names.contains(name) { return .windows1252 }
    let isASCIISuperset = supersetPrefixes.contains { name.hasPrefix($0) }
    return isASCIISuperset && bytes.allSatisfy { $0 < 0x80 } ? .utf8 : nil
  }

  private static let utf8Names: Set = ["utf8", "unicode11utf8", "cp65001"]
  /// Apple's reader takes ASCII for Latin-1: bytes above 0x7F are not refused.
  private static let latin1Names: Set = [
    "iso88591", "iso885911987", "latin1", "l1", "csisolatin1", "ibm819", "cp819", "usascii",
    "ascii", "ansix341968", "iso646us",
  ]
  private static let windows1252Names: Set = ["windows1252", "cp1252"]
  private static let supersetPrefixes = [
    "iso8859", "windows125", "cp125", "koi8", "shiftjis", "sjis", "euc", "gb2312", "gbk", "gb18030",
    "big5", "iso2022", "cp437", "ibm437",
  ]
}
