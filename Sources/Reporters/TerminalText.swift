/// Makes text from files harmless on a terminal and in logs.
///
/// Control characters, direction overrides and other characters that act or hide are written so that
/// they are seen: `␛` for ESC, `<U+202E>` for a right-to-left override. Everything else stays.
public enum TerminalText {
  /// Returns the text with everything that acts or hides made visible, on one line.
  public static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = ""
    forEach(Array(text.unicodeScalars)) { scalar, replacement in
      if let replacement { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Returns the text as `safe` does, in an isolate when it runs from right to left.
  ///
  /// For texts inside a sentence: quotes and numbers around them keep their places.
  public static func quoted(_ text: String) -> String {
    let safe = safe(text)
    return runsRightToLeft(safe) ? "\u{2068}\(safe)\u{2069}" : safe
  }

  /// Whether a text holds letters that run from right to left.
  public static func runsRightToLeft(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// Calls a closure for each scalar with the text to show in its place, nil for itself.
  static func forEach(
    _ scalars: [Unicode.Scalar],
    _ body: (Unicode.Scalar, String?) -> Void
  ) {
    var kept: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let replacement = replacement(for: scalar, after: kept, before: next)
      kept = replacement == nil ? scalar : nil
      body(scalar, replacement)
    }
  }

  private static func replacement(
    for scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> String? {
    switch scalar.value {
    case 0x20..<0x7F: return nil
    case 0..<0x20: return picture(0x2400 + scalar.value)
    case 0x7F: return picture(0x2421)
    case 0x200C, 0x200D:
      // Joiners belong to Persian, Indic scripts and emoji; between other characters they hide.
      if let last, let next, joins(last), joins(next) { return nil }
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      if let last, last.properties.isEmoji || last.properties.isIdeographic { return nil }
    case 0xE0020...0xE007F:
      // The flags of England, Scotland and Wales.
      if let last, last.value == 0x1F3F4 || last.value >= 0xE0020 { return nil }
    default:
      if !acts(scalar) { return nil }
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? "?"
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .otherLetter, .nonspacingMark, .spacingMark, .otherSymbol, .modifierSymbol: return true
    default: return scalar.properties.isEmoji
    }
  }

  /// Whether a character moves others or is not seen.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Signs before numbers and verses: of the same category as controls, but visible.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default:
      return scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.isNoncharacterCodePoint
    }
  }
}
