import SourceText

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
    return scalar.isEastAsianWide ? 2 : 1
  }
}
