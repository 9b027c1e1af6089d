/// How many columns characters take on a terminal.
public enum TerminalWidth {
  /// Returns the columns of a text.
  public static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the columns of one character as people see it: 0, 1, 2, or more for stacked letters.
  public static func of(_ character: Character) -> Int {
    var sum = 0
    for scalar in character.unicodeScalars {
      // An emoji is two columns wide however many scalars it is made of.
      if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { return 2 }
      sum += of(scalar)
    }
    return sum
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Vowels and finals of Hangul, drawn into the square of the consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// Whether a scalar is East Asian wide or fullwidth.
  ///
  /// Blocks rather than single characters: unassigned ones inside them are wide, too.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width.
  private static func isWide(_ value: UInt32) -> Bool {
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
