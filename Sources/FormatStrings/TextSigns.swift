/// What one quick look at a text's bytes tells about it; most texts end here.
struct TextSigns {
  private(set) var holdsPercent = false
  private(set) var holdsNUL = false
  /// Whether any byte can begin something that the walk for faults looks at.
  private(set) var mayHoldFaults = false

  init(_ text: [UInt8]) {
    let bytes = text.span
    for index in bytes.indices {
      let byte = bytes[index]
      // Letters, digits and most lead bytes: nothing to see.
      if byte > 0x26, byte != 0x40, byte != 0x7B, byte < 0xD9 { continue }
      switch byte {
      case 0: holdsNUL = true
      case 0x25:
        holdsPercent = true
        mayHoldFaults = true
      case 0x24, 0x26, 0x40, 0x7B: mayHoldFaults = true
      case 0xD9, 0xE2, 0xEF:
        if text.withUnsafeBufferPointer({ TextSigns.isForeign($0, index) }) { mayHoldFaults = true }
      default: break
      }
    }
  }

  /// `٪`, `﹪`, `％`, U+202A to U+202E, U+2066 to U+2069.
  ///
  /// Lead bytes alone would make Arabic text and typographic quotes dear.
  static func isForeign(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    let second = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    switch (text[index], second) {
    case (0xD9, 0xAA): return true
    case (0xEF, 0xBC): return third == 0x85 || third == 0xA0 || third == 0x84
    case (0xEF, 0xB9): return third == 0xAA || third == 0xAB || third == 0xA9
    case (0xE2, 0x80): return third >= 0xAA && third <= 0xAE
    case (0xE2, 0x81): return third >= 0xA6 && third <= 0xA9
    default: return false
    }
  }
}
