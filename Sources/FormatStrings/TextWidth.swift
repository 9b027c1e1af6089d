import SourceText

/// Estimates how wide a phone draws a text.
///
/// An average for each script, in tenths of a point, at the 15 points of a notification's text. Apple
/// publishes no widths: what is near a limit may fall on either side of it, and a user may choose
/// larger letters.
///
///     TextWidth.tenths(of: "Hello")  // 370: 37 points
///     TextWidth.tenths(of: "日本")   // 300
///
/// Source: measured averages of the fonts that iOS takes for each script.
public enum TextWidth {
  /// Width of a Latin letter, and of all that is not listed.
  private static let latin = 74

  /// Returns the width of a text on one line, in tenths of a point.
  public static func tenths(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + tenths(of: $1) }
  }

  /// Returns the width of one character as people see it, in tenths of a point.
  ///
  /// Marks above and below a letter, joiners and parts of an emoji take no room of their own.
  public static func tenths(of character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    if character.utf8.count == 1 { return first.value < 0x20 ? 0 : latin }
    if isEmoji(character, first: first) { return 150 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: return advance(of: first)
    }
  }

  private static func isEmoji(_ character: Character, first: Unicode.Scalar) -> Bool {
    first.properties.isEmojiPresentation
      || (first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F })
  }

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    if scalar.isEastAsianWide { return 150 }
    switch scalar.value {
    case 0x0400...0x052F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: return 82
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: return 62
    case 0x0900...0x0DFF: return 80
    case 0x0E00...0x0EFF: return 75
    default: return latin
    }
  }
}
