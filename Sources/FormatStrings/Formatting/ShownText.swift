/// A text that is put together from UTF-8 and single UTF-16 units.
struct ShownText {
  private var bytes: [UInt8] = []
  /// A high surrogate that waits for its second half.
  private var high: UInt16?

  mutating func append(_ part: some Sequence<UInt8>) {
    flush()
    bytes.append(contentsOf: part)
  }

  mutating func append(_ part: String) {
    append(part.utf8)
  }

  mutating func append(unit: UInt16) {
    if let first = high, UTF16.isTrailSurrogate(unit) {
      high = nil
      bytes.append(contentsOf: String(decoding: [first, unit], as: UTF16.self).utf8)
      return
    }
    flush()
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      bytes.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
    }
  }

  /// Half a character is shown as U+FFFD.
  private mutating func flush() {
    guard high != nil else { return }
    high = nil
    bytes.append(contentsOf: "\u{FFFD}".utf8)
  }

  var string: String {
    var whole = self
    whole.flush()
    return String(decoding: whole.bytes, as: UTF8.self)
  }
}
