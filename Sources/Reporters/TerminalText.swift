import SourceText

/// Makes text from files harmless on a terminal and in logs.
///
/// Control characters, direction overrides and other characters that act or hide are written so that
/// they are seen: `␛` for ESC, `<U+202E>` for a right-to-left override. Log readers of CI services
/// obey `##[command]` and `##vso[command]` anywhere in a line; there the bracket is written so.
/// Everything else stays.
public enum TerminalText {
  /// Returns the text with everything that acts or hides made visible, on one line.
  public static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) { return text }
    var result = ""
    forEach(Array(text.unicodeScalars)) { scalar, replacement in
      if let replacement { result += replacement } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Scalars of a text from a file that are shown inside a sentence.
  ///
  /// Keys are often whole sentences; what is longer is no key but a file gone wrong, and would bury
  /// everything else.
  static let longestQuote = 400

  /// Returns the text as `safe` does, cut where nobody would read on.
  public static func short(_ text: String) -> String {
    safe(Excerpt.of(text, limit: longestQuote))
  }

  /// Returns a path for the start of a line, where no CI service takes it for a command.
  public static func path(_ path: String) -> String {
    let safe = safe(path)
    return safe.hasPrefix("::") ? "./\(safe)" : safe
  }

  /// Returns the text as `short` does, in an isolate when it runs from right to left.
  ///
  /// For texts inside a sentence: quotes and numbers around them keep their places.
  public static func quoted(_ text: String) -> String {
    let safe = short(text)
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
      let replacement =
        scalar == "[" && endsCommandPrefix(scalars[..<index])
        ? escaped(scalar) : replacement(for: scalar, after: kept, before: next)
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
    return escaped(scalar)
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
  }

  /// Whether the text ends in `##` or `##vso`, in any case.
  private static func endsCommandPrefix(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var rest = scalars
    if let last = rest.last, last.value | 0x20 == 0x6F, rest.count >= 3 {
      let word = rest.suffix(3).map { $0.value | 0x20 }
      guard word == [0x76, 0x73, 0x6F] else { return false }
      rest = rest.dropLast(3)
    }
    return rest.count >= 2 && rest.suffix(2).allSatisfy { $0 == "#" }
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
