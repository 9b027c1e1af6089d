import Diagnostics
import SourceText

/// The last 32 bytes of a binary property list, checked against the length of the file.
struct BinaryPlistTrailer {
  /// Length of the trailer, in bytes.
  static let length = 32
  /// Offset of the first object, in bytes: behind the header.
  static let objectsStart = 8

  /// Bytes of one entry of the offset table, 1 to 255; only the last eight count.
  let offsetSize: Int
  /// Bytes of one reference to an object, 1 to 255; only the last eight count.
  let referenceSize: Int
  /// Number of objects, at least 1.
  let objectCount: Int
  /// Index of the top-level object.
  let topObject: Int
  /// Offset of the offset table, in bytes: behind the objects.
  let tableStart: Int

  /// Reads and checks the trailer.
  ///
  /// - Throws: a fault at the field that is wrong.
  init(_ bytes: [UInt8]) throws(BinaryPlistFault) {
    guard bytes.starts(with: BinaryPlistReader.header) else {
      throw .damaged(.empty(at: 0), "it does not begin with 'bplist0'")
    }
    let start = bytes.count - Self.length
    guard start > Self.objectsStart else {
      throw .damaged(.empty(at: bytes.count), "it ends before its trailer")
    }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    let counts = Self.number(bytes, start + 8, 8)
    let top = Self.number(bytes, start + 16, 8)
    let table = Self.number(bytes, start + 24, 8)
    guard offsetSize > 0, referenceSize > 0 else {
      throw .damaged(ByteRange(start + 6, start + 8), "offsets or references take no bytes")
    }
    guard table > UInt64(Self.objectsStart), table < UInt64(start) else {
      throw .damaged(ByteRange(start + 24, start + 32), "the offset table lies outside")
    }
    tableStart = Int(table)
    // The table fills the room up to the trailer exactly, which bounds the number of objects.
    guard counts > 0, counts <= UInt64(start),
      Int(counts) * offsetSize == start - tableStart
    else {
      throw .damaged(
        ByteRange(start + 8, start + 16),
        "it claims \(Self.shown(counts)) objects, for which the offset table has no room"
      )
    }
    objectCount = Int(counts)
    guard top < counts else {
      throw .damaged(ByteRange(start + 16, start + 24), "there is no object \(Self.shown(top))")
    }
    topObject = Int(top)
    guard Self.reaches(referenceSize, objectCount), Self.reaches(offsetSize, tableStart) else {
      throw .damaged(ByteRange(start + 6, start + 8), "offsets or references are too short")
    }
    for index in 0..<objectCount {
      let place = tableStart + index * offsetSize
      guard Self.number(bytes, place, offsetSize) < table else {
        throw .damaged(
          ByteRange(place, place + offsetSize),
          "object \(index) lies outside"
        )
      }
    }
  }

  /// Returns a number of some bytes, most significant first; only the last eight count.
  static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in max(start, start + count - 8)..<(start + count) {
      value = value << 8 | UInt64(bytes[index])
    }
    return value
  }

  /// Whether numbers of some bytes reach beyond a limit.
  private static func reaches(_ size: Int, _ limit: Int) -> Bool {
    size >= 8 || UInt64(1) << (8 * UInt64(size)) > UInt64(limit)
  }

  private static func shown(_ number: UInt64) -> String { String(number) }
}
