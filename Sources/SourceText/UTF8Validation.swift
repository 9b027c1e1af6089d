/// Finds bytes that are no UTF-8, at the speed of reading.
public enum UTF8Validation {
  /// What a pass over a text found.
  public struct Findings: Hashable, Sendable {
    /// The first bytes that are no UTF-8: the longest start of a character that breaks off, at
    /// least one byte.
    ///
    /// Nil where all is well.
    public var invalid: ByteRange?
    /// Whether U+007F…U+009F occur before that place.
    public var hasHighControls = false
  }

  /// Returns the first bytes that are no UTF-8 in a part of a text; nil when all are.
  public static func firstInvalid(in bytes: [UInt8], _ range: Range<Int>) -> ByteRange? {
    bytes.withUnsafeBufferPointer { scan($0, range).invalid }
  }

  /// Returns what is to be said about a part of a text; offsets outside are brought inside.
  public static func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Findings {
    var findings = Findings()
    let end = min(range.upperBound, bytes.count)
    var index = max(0, range.lowerBound)
    while index < end {
      index = skipASCII(bytes, index, end)
      guard index < end else { break }
      let first = bytes[index]
      if first < 0x80 {
        findings.hasHighControls = findings.hasHighControls || first == 0x7F
        index += 1
        continue
      }
      let length = sequenceLength(bytes, index, end)
      if length < 0 {
        findings.invalid = ByteRange(index, index - length)
        return findings
      }
      if first == 0xC2, bytes[index + 1] < 0xA0 { findings.hasHighControls = true }
      index += length
    }
    return findings
  }

  /// Returns the first offset from which eight bytes are not all ASCII below 0x7F.
  @inline(__always)
  private static func skipASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int)
    -> Int
  {
    var index = start
    guard let base = bytes.baseAddress else { return end }
    let raw = UnsafeRawPointer(base)
    while index + 8 <= end {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // Adding one carries 0x7F into the high bit; a carry out of 0xFF does not matter, because
      // only the first hit counts.
      let hits = (word | (word &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    return index
  }

  /// Returns the length of the character at an offset, or the negative length of what breaks off.
  ///
  /// Source: The Unicode Standard, table 3-7, "Well-Formed UTF-8 Byte Sequences".
  @inline(__always)
  private static func sequenceLength(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: Int,
    _ end: Int
  ) -> Int {
    let first = bytes[index]
    guard first >= 0xC2, first <= 0xF4 else { return -1 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0xE0: low = 0xA0
    case 0xED: high = 0x9F
    case 0xF0: low = 0x90
    case 0xF4: high = 0x8F
    default: break
    }
    guard index + 1 < end, bytes[index + 1] >= low, bytes[index + 1] <= high else { return -1 }
    var count = 2
    while count < length {
      guard index + count < end, bytes[index + count] & 0xC0 == 0x80 else { return -count }
      count += 1
    }
    return length
  }
}
