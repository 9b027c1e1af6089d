/// A sorted table of records of equal width in one literal, read where it lies.
///
/// Nothing is built at start-up and nothing is kept: a look-up is a binary search over the bytes.
/// Short keys and values are filled up with `.`, for example with keys of 3 and values of 2 bytes:
///
///     "de.Aabfr.Aac"  →  "de" is "Aab", "fr" is "Aac"
struct FixedTable: Sendable {
  private static let filler = UInt8(ascii: ".")

  let keyWidth: Int
  let valueWidth: Int
  let text: StaticString

  private var recordWidth: Int { keyWidth + valueWidth }

  /// Number of records.
  var count: Int { text.utf8CodeUnitCount / recordWidth }

  /// Returns the value of a key; nil where there is none.
  subscript(_ key: String) -> String? {
    guard let record = find(key) else { return nil }
    return string(record * recordWidth + keyWidth, valueWidth)
  }

  /// Returns the value of a key made of two parts, the first filled up to a width.
  subscript(_ first: String, _ width: Int, _ second: String) -> String? {
    guard first.utf8.count <= width else { return nil }
    return self[first + String(repeating: ".", count: width - first.utf8.count) + second]
  }

  /// Returns whether there is a record with a key.
  func contains(_ key: String) -> Bool {
    find(key) != nil
  }

  /// The keys in their order.
  var keys: [String] {
    (0..<count).map { string($0 * recordWidth, keyWidth) }
  }

  private func find(_ key: String) -> Int? {
    var key = key
    guard key.utf8.count <= keyWidth, !key.isEmpty else { return nil }
    return key.withUTF8 { key in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        switch order(key, middle) {
        case 0: return middle
        case ..<0: high = middle
        default: low = middle + 1
        }
      }
      return nil
    }
  }

  private func order(_ key: UnsafeBufferPointer<UInt8>, _ record: Int) -> Int {
    let start = text.utf8Start + record * recordWidth
    for index in 0..<keyWidth {
      let wanted = index < key.count ? key[index] : Self.filler
      if wanted != start[index] { return Int(wanted) - Int(start[index]) }
    }
    return 0
  }

  private func string(_ offset: Int, _ width: Int) -> String {
    var bytes = UnsafeBufferPointer(start: text.utf8Start + offset, count: width)[...]
    while bytes.last == Self.filler { bytes = bytes.dropLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
