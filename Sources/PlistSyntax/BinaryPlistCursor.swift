import Diagnostics
import SourceText

/// Reads one object of a binary property list: its marker, its length and its bytes.
struct BinaryPlistCursor {
  /// What an object turned out to be.
  enum Object {
    /// A value without others in it; nil for null.
    case leaf(PlistValue?)
    /// An array, set or dictionary with a number of references, which end at the position.
    case container(isDictionary: Bool, count: Int)
  }

  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  /// Offset behind what was read.
  private(set) var position: Int

  /// Creates a cursor for the object at an offset, which ends before the offset table.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    position = start
  }

  /// The bytes of the object.
  var range: ByteRange { ByteRange(start, position) }

  /// Reads the object.
  ///
  /// - Throws: a fault at the object where it is cut off or of no known kind.
  mutating func object(referenceSize: Int) throws(BinaryPlistFault) -> Object {
    let marker = try take(1)
    let low = bytes[marker.lowerBound] & 0x0F
    switch bytes[marker.lowerBound] {
    case 0x00: return .leaf(nil)
    case 0x08, 0x09: return .leaf(.boolean(low == 9, marker))
    case 0x10...0x14: return .leaf(try integer(low))
    case 0x22, 0x23: return .leaf(try real(low))
    case 0x33: return .leaf(.date(Double(bitPattern: try number(8)), range))
    case 0x40...0x4F:
      let data = try take(try count(low))
      return .leaf(.data(Array(bytes[data.range]), range))
    case 0x50...0x5F: return .leaf(try oneByteString(low))
    case 0x60...0x6F: return .leaf(try twoByteString(low))
    case 0x80...0x8F: return .leaf(try archiverUID(low))
    case 0xA0...0xAF, 0xC0...0xCF, 0xD0...0xDF:
      let isDictionary = bytes[marker.lowerBound] >= 0xD0
      let count = try count(low)
      let references = try take(count, times: isDictionary ? 2 * referenceSize : referenceSize)
      return .container(isDictionary: isDictionary, count: references.count / referenceSize)
    default:
      throw .damaged(marker, "there is no object of the kind \(hexadecimal(marker))")
    }
  }

  /// Whole numbers of 1, 2 and 4 bytes have no sign; of 16 bytes only the last eight count.
  private mutating func integer(_ low: UInt8) throws(BinaryPlistFault) -> PlistValue {
    let size = 1 << Int(low)
    let value = try number(size)
    return .integer(size == 8 ? Int128(Int64(bitPattern: value)) : Int128(value), range)
  }

  private mutating func real(_ low: UInt8) throws(BinaryPlistFault) -> PlistValue {
    if low == 2 {
      let bits = UInt32(truncatingIfNeeded: try number(4))
      return .real(Double(Float(bitPattern: bits)), range)
    }
    return .real(Double(bitPattern: try number(8)), range)
  }

  /// Strings of one byte a character are ASCII; Apple's reader takes higher bytes for Latin-1.
  private mutating func oneByteString(_ low: UInt8) throws(BinaryPlistFault) -> PlistValue {
    let text = try take(try count(low))
    let isASCII = bytes[text.range].allSatisfy { $0 < 0x80 }
    return .string(PlistText(range: text, form: isASCII ? .plain : .latin1))
  }

  /// Strings of UTF-16; Apple's reader fails on an empty one, which writers store as ASCII.
  private mutating func twoByteString(_ low: UInt8) throws(BinaryPlistFault) -> PlistValue {
    let text = try take(try count(low), times: 2)
    guard !text.isEmpty else {
      throw .damaged(range, "an empty text is stored as UTF-16")
    }
    return .string(PlistText(range: text, form: .utf16BigEndian))
  }

  /// The numbers that keyed archives refer by, which a table has no use for.
  private mutating func archiverUID(_ low: UInt8) throws(BinaryPlistFault) -> PlistValue {
    let value = try number(Int(low) + 1)
    guard value <= UInt64(UInt32.max) else {
      throw .damaged(range, "a reference of a keyed archive is above 2^32 - 1")
    }
    return .integer(Int128(value), range)
  }

  /// Reads a length: four bits of the marker, or a whole number behind it when those are all set.
  private mutating func count(_ low: UInt8) throws(BinaryPlistFault) -> Int {
    guard low == 0x0F else { return Int(low) }
    let marker = try take(1)
    let kind = bytes[marker.lowerBound]
    guard kind & 0xF0 == 0x10 else {
      throw .damaged(marker, "expected a length, found \(hexadecimal(marker))")
    }
    let value = try number(1 << Int(kind & 0x0F))
    guard value <= UInt64(end) else { throw cutOff() }
    return Int(value)
  }

  private mutating func number(_ size: Int) throws(BinaryPlistFault) -> UInt64 {
    let range = try take(size)
    return BinaryPlistTrailer.number(bytes, range.lowerBound, range.count)
  }

  private mutating func take(
    _ count: Int,
    times size: Int = 1
  ) throws(BinaryPlistFault) -> ByteRange {
    let (length, overflow) = count.multipliedReportingOverflow(by: size)
    guard !overflow, length <= end - position else { throw cutOff() }
    let range = ByteRange(position, position + length)
    position += length
    return range
  }

  private func cutOff() -> BinaryPlistFault {
    .damaged(ByteRange(start, min(end, start + 1)), "the object here is longer than the file")
  }

  private func hexadecimal(_ range: ByteRange) -> String {
    let digits = String(bytes[range.lowerBound], radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0x0\(digits)" : "0x\(digits)"
  }
}
