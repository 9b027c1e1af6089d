/// Names of characters that people meet in tables without seeing what they are.
public enum CharacterName {
  /// Returns how a message names a character.
  ///
  /// Known invisible or confusable ones by their Unicode name, as `NO-BREAK SPACE (U+00A0)`; visible
  /// ASCII in quotes, as `'#'`; other visible ones with both, as `'п' (U+043F)`; the rest as
  /// `U+E000`.
  public static func describe(_ scalar: Unicode.Scalar) -> String {
    let code = codePoint(scalar)
    if let name = name(of: scalar) {
      return isPrintable(scalar) ? "'\(scalar)' (\(name), \(code))" : "\(name) (\(code))"
    }
    if scalar.value > 0x20 && scalar.value < 0x7F { return "'\(scalar)'" }
    return isPrintable(scalar) ? "'\(scalar)' (\(code))" : code
  }

  /// Returns the name of a character in the table; nil for others.
  public static func name(of scalar: Unicode.Scalar) -> String? {
    names[scalar.value]
  }

  /// Returns the number of a character, as `U+00A0`.
  public static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Whether a reader sees nothing, or a mere gap, where the character stands.
  ///
  /// Spaces, joiners, direction marks, byte order marks and control characters.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\u{2800}" || scalar == "\u{3164}" || scalar == "\u{115F}"
    }
  }

  /// Whether a message can show the character itself.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .surrogate, .privateUse, .unassigned, .nonspacingMark, .enclosingMark, .spacingMark: false
    default: !isInvisible(scalar)
    }
  }

  /// Source: Unicode Character Database, NamesList.txt; control characters by their aliases.
  private static let names: [UInt32: String] = [
    0x00: "NUL", 0x01: "START OF HEADING", 0x02: "START OF TEXT", 0x03: "END OF TEXT",
    0x04: "END OF TRANSMISSION", 0x05: "ENQUIRY", 0x06: "ACKNOWLEDGE", 0x07: "BELL",
    0x08: "BACKSPACE", 0x09: "TAB", 0x0A: "LINE FEED", 0x0B: "LINE TABULATION",
    0x0C: "FORM FEED", 0x0D: "CARRIAGE RETURN", 0x1A: "SUBSTITUTE", 0x1B: "ESCAPE",
    0x20: "SPACE", 0x7F: "DELETE", 0x85: "NEXT LINE", 0xA0: "NO-BREAK SPACE",
    0xAB: "LEFT-POINTING DOUBLE ANGLE QUOTATION MARK", 0xAD: "SOFT HYPHEN",
    0xB4: "ACUTE ACCENT", 0xBB: "RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK",
    0x034F: "COMBINING GRAPHEME JOINER", 0x037E: "GREEK QUESTION MARK",
    0x061C: "ARABIC LETTER MARK", 0x061B: "ARABIC SEMICOLON", 0x066A: "ARABIC PERCENT SIGN",
    0x115F: "HANGUL CHOSEONG FILLER", 0x1680: "OGHAM SPACE MARK",
    0x180E: "MONGOLIAN VOWEL SEPARATOR", 0x2000: "EN QUAD", 0x2001: "EM QUAD",
    0x2002: "EN SPACE", 0x2003: "EM SPACE", 0x2004: "THREE-PER-EM SPACE",
    0x2005: "FOUR-PER-EM SPACE", 0x2006: "SIX-PER-EM SPACE", 0x2007: "FIGURE SPACE",
    0x2008: "PUNCTUATION SPACE", 0x2009: "THIN SPACE", 0x200A: "HAIR SPACE",
    0x200B: "ZERO WIDTH SPACE", 0x200C: "ZERO WIDTH NON-JOINER", 0x200D: "ZERO WIDTH JOINER",
    0x200E: "LEFT-TO-RIGHT MARK", 0x200F: "RIGHT-TO-LEFT MARK",
    0x2018: "LEFT SINGLE QUOTATION MARK",
    0x2019: "RIGHT SINGLE QUOTATION MARK", 0x201A: "SINGLE LOW-9 QUOTATION MARK",
    0x201B: "SINGLE HIGH-REVERSED-9 QUOTATION MARK", 0x201C: "LEFT DOUBLE QUOTATION MARK",
    0x201D: "RIGHT DOUBLE QUOTATION MARK", 0x201E: "DOUBLE LOW-9 QUOTATION MARK",
    0x201F: "DOUBLE HIGH-REVERSED-9 QUOTATION MARK", 0x2028: "LINE SEPARATOR",
    0x2029: "PARAGRAPH SEPARATOR", 0x202A: "LEFT-TO-RIGHT EMBEDDING",
    0x202B: "RIGHT-TO-LEFT EMBEDDING", 0x202C: "POP DIRECTIONAL FORMATTING",
    0x202D: "LEFT-TO-RIGHT OVERRIDE", 0x202E: "RIGHT-TO-LEFT OVERRIDE",
    0x202F: "NARROW NO-BREAK SPACE", 0x2032: "PRIME", 0x2033: "DOUBLE PRIME",
    0x2039: "SINGLE LEFT-POINTING ANGLE QUOTATION MARK",
    0x203A: "SINGLE RIGHT-POINTING ANGLE QUOTATION MARK", 0x205F: "MEDIUM MATHEMATICAL SPACE",
    0x2060: "WORD JOINER", 0x2066: "LEFT-TO-RIGHT ISOLATE", 0x2067: "RIGHT-TO-LEFT ISOLATE",
    0x2068: "FIRST STRONG ISOLATE", 0x2069: "POP DIRECTIONAL ISOLATE",
    0x2800: "BRAILLE PATTERN BLANK", 0x3000: "IDEOGRAPHIC SPACE", 0x300C: "LEFT CORNER BRACKET",
    0x300D: "RIGHT CORNER BRACKET", 0x300E: "LEFT WHITE CORNER BRACKET",
    0x300F: "RIGHT WHITE CORNER BRACKET", 0x301D: "REVERSED DOUBLE PRIME QUOTATION MARK",
    0x301E: "DOUBLE PRIME QUOTATION MARK", 0x301F: "LOW DOUBLE PRIME QUOTATION MARK",
    0x3164: "HANGUL FILLER", 0xFE6A: "SMALL PERCENT SIGN", 0xFEFF: "BYTE ORDER MARK",
    0xFF02: "FULLWIDTH QUOTATION MARK", 0xFF04: "FULLWIDTH DOLLAR SIGN",
    0xFF05: "FULLWIDTH PERCENT SIGN", 0xFF07: "FULLWIDTH APOSTROPHE",
    0xFF0C: "FULLWIDTH COMMA", 0xFF1A: "FULLWIDTH COLON", 0xFF1B: "FULLWIDTH SEMICOLON",
    0xFF1D: "FULLWIDTH EQUALS SIGN", 0xFF20: "FULLWIDTH COMMERCIAL AT",
    0xFF5B: "FULLWIDTH LEFT CURLY BRACKET", 0xFF5D: "FULLWIDTH RIGHT CURLY BRACKET",
    0xFFFC: "OBJECT REPLACEMENT CHARACTER", 0xFFFD: "REPLACEMENT CHARACTER",
  ]
}
