extension Unicode.Scalar {
  /// Whether the character fills a square, twice as wide as a Latin letter.
  ///
  /// Blocks rather than single characters: unassigned ones inside them are wide, too. Emoji are not
  /// part of it.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width.
  public var isEastAsianWide: Bool {
    guard value >= 0x1100 else { return false }
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
