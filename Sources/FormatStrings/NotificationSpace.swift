import SourceText

/// The room that a phone gives one text of a notification: some lines of one width.
///
/// Apple publishes no numbers. The width is that of a card on a phone of 393 points, less the icon and
/// the margins; the lines were counted on phones.
public struct NotificationSpace: Hashable, Sendable {
  /// Lines that are shown.
  public let lines: Int
  /// Width of a line, in tenths of a point.
  public let column: Int

  /// Creates a space.
  ///
  /// - Parameters:
  ///   - lines: lines that are shown, at least 1.
  ///   - column: width of a line, in tenths of a point.
  public init(lines: Int, column: Int = 2_900) {
    self.lines = max(lines, 1)
    self.column = column
  }

  /// Title and subtitle, everywhere.
  public static let title = NotificationSpace(lines: 1)
  /// The body in a banner.
  public static let bannerBody = NotificationSpace(lines: 2)
  /// The body on the lock screen and in the list of notifications.
  public static let listBody = NotificationSpace(lines: 4)

  /// Width of the `…` at the end of a text that is cut, in tenths of a point.
  private static let ellipsis = 150

  /// Returns the part of a text that is shown before the `…`; nil where all of it fits.
  ///
  /// Lines break at spaces, between wide characters and in scripts that are written without spaces;
  /// a word that is longer than a line breaks anywhere.
  public func visiblePart(of text: String) -> Substring? {
    certainlyHolds(text.utf8) ? nil : measuredPart(of: text)
  }

  /// `visiblePart`, found by measuring.
  func measuredPart(of text: String) -> Substring? {
    var start = text.startIndex
    for _ in 1..<lines {
      start = lineEnd(text[start...])
      if start == text.endIndex { return nil }
    }
    var width = 0
    var end = start
    for index in text[start...].indices {
      let character = text[index]
      if character.isNewline {
        let isLast = text[index...].allSatisfy(\.isWhitespace)
        return isLast ? nil : text[..<index]
      }
      width += TextWidth.tenths(of: character)
      if width + Self.ellipsis <= column { end = text.index(after: index) }
      if width > column, !character.isWhitespace { return text[..<end] }
    }
    return nil
  }

  /// Whether a text fits whatever its characters are: most do, and this costs a fraction of measuring.
  ///
  /// A line that is broken leaves less room than its longest word needs.
  func certainlyHolds(_ text: some Sequence<UInt8>) -> Bool {
    var total = 0
    var word = 0
    var longest = 0
    var lead: UInt8 = 0
    for byte in text {
      if byte >= 0x0A, byte <= 0x0D { return false }
      // U+0085, U+2028 and U+2029 end lines, too.
      if lead == 0xC2, byte == 0x85 { return false }
      if lead == 0xE2, byte == 0xA8 || byte == 0xA9 { return false }
      if byte >= 0xC0 || byte < 0x80 { lead = byte }
      let width = Self.mostTenths(byte)
      total += width
      word = byte == 0x20 ? 0 : word + width
      longest = max(longest, word)
    }
    return longest <= column && total + (lines - 1) * longest <= lines * column
  }

  /// The largest width of a character that begins with a byte; none for bytes inside one.
  private static func mostTenths(_ lead: UInt8) -> Int {
    switch lead {
    case ..<0x80: 74
    case 0x80..<0xC0: 0
    // `©` and `®` can be emoji.
    case 0xC2: 150
    case 0xC3..<0xE1: 82
    default: 150
    }
  }

  /// Returns the lines that a text takes when nothing is cut; 0 for an empty text.
  public func lineCount(of text: String) -> Int {
    var rest = text[...]
    var count = 0
    while !rest.isEmpty {
      count += 1
      rest = text[lineEnd(rest)...]
    }
    return count
  }

  /// Returns where the next line begins.
  private func lineEnd(_ rest: Substring) -> Substring.Index {
    var width = 0
    var lastBreak = rest.startIndex
    for index in rest.indices {
      let character = rest[index]
      if character.isNewline { return rest.index(after: index) }
      width += TextWidth.tenths(of: character)
      // Spaces at the end of a line hang over it.
      if character.isWhitespace {
        lastBreak = rest.index(after: index)
        continue
      }
      if Self.breaksBefore(character) { lastBreak = index }
      guard width > column else { continue }
      if lastBreak > rest.startIndex { return lastBreak }
      return index > rest.startIndex ? index : rest.index(after: index)
    }
    return rest.endIndex
  }

  /// Whether a line may begin with a character although no space stands before it.
  private static func breaksBefore(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    switch first.value {
    // Closing marks stay with what they close.
    case 0x3001, 0x3002, 0x300D, 0x300F, 0x3011, 0xFF01, 0xFF09, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F:
      return false
    case 0x0E01...0x0E30, 0x0E40...0x0E44: return true
    default: return first.isEastAsianWide || first.properties.isEmojiPresentation
    }
  }
}
