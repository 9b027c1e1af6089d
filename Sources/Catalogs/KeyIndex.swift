/// Finds entries by the bytes of their keys; of equal keys the last one wins.
///
/// Keys compare literally, byte by byte of their UTF-8: to a phone `é` and `e` + U+0301 are two keys,
/// which rules out Swift's own string comparison. Open addressing over 32-bit slots.
struct KeyIndex: Sendable {
  private var slots: [UInt32]
  private let mask: Int
  /// Number of different keys.
  private(set) var count = 0

  /// Creates an index with room for a number of keys.
  init(capacity: Int) {
    var size = 8
    while size < capacity * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    mask = size - 1
  }

  /// Enters an entry; returns the number of an earlier entry with the same key, now hidden.
  mutating func insert(
    _ entry: Int,
    hash: UInt64,
    isEqual: (Int) -> Bool
  ) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if isEqual(other) {
        slots[slot] = UInt32(entry + 1)
        return other
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(entry + 1)
    count += 1
    return nil
  }

  /// Returns the number of the entry that answers for a key.
  func find(hash: UInt64, isEqual: (Int) -> Bool) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if isEqual(entry) { return entry }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns a hash of bytes (FNV-1a over eight bytes at a time, then mixed).
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    let raw = UnsafeRawBufferPointer(bytes)
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      index += 8
    }
    while index < raw.count {
      hash = (hash ^ UInt64(raw[index])) &* 0x0000_0100_0000_01B3
      index += 1
    }
    hash ^= hash >> 32
    return hash &* 0x9E37_79B9_7F4A_7C15 >> 16
  }
}
