import SourceText

/// Questions about the characters of a text, by byte offset.
struct Scalars {
  let bytes: [UInt8]

  /// The scalar at an offset and the offset behind it; nil at the end and for broken UTF-8.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, end: Int)? {
    guard offset < bytes.count else { return nil }
    if bytes[offset] < 0x80 { return (Unicode.Scalar(bytes[offset]), offset + 1) }
    guard let found = ByteCursor(bytes, from: offset).scalar() else { return nil }
    return (found.scalar, offset + found.count)
  }

  /// The scalar before an offset and where it begins; nil at the start.
  func scalar(before offset: Int) -> (value: Unicode.Scalar, start: Int)? {
    guard offset > 0, offset <= bytes.count else { return nil }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80, offset - start < 4 { start -= 1 }
    return scalar(at: start).map { ($0.value, start) }
  }

  func byte(_ offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether a word with a Latin letter before an offset goes on there.
  ///
  /// A letter of another script begins a new word: `%d個`. An apostrophe joins: `d'économie`.
  func isWord(at offset: Int) -> Bool {
    guard let first = scalar(at: offset) else { return false }
    if first.value.isLatinLetter { return true }
    guard first.value == "'" || first.value == "\u{2019}", let next = scalar(at: first.end) else {
      return false
    }
    return next.value.isLatinLetter
  }

  /// Whether a letter, digit or `_` of ASCII stands before an offset.
  func isWordByte(before offset: Int) -> Bool {
    guard let byte = byte(offset - 1) else { return false }
    return byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F
  }

  /// Returns the offset behind an ASCII name that begins at an offset; nil when there is none.
  ///
  /// `extra` are bytes that may stand inside besides letters, digits and `_`.
  func endOfName(at offset: Int, limit: Int = 64, extra: [UInt8] = []) -> Int? {
    guard let first = byte(offset), first.isASCIILetter || first == 0x5F else { return nil }
    var end = offset + 1
    while end - offset < limit, let next = byte(end),
      next.isASCIILetter || next.isASCIIDigit || next == 0x5F || extra.contains(next)
    {
      end += 1
    }
    return end
  }
}

extension Unicode.Scalar {
  /// A space that stands on its line: ASCII, no-break, narrow, thin, figure, ideographic, tab.
  var isInlineSpace: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A character without a shape: joiners, direction marks and controls, word joiner, soft hyphen,
  /// byte order mark, variation selectors and combining marks.
  var isInvisible: Bool {
    switch value {
    case 0xAD, 0x034F, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: properties.generalCategory == .nonspacingMark
    }
  }

  /// A letter of the Latin script, with or without accents.
  var isLatinLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F, 0x1E00...0x1EFF: value != 0xD7 && value != 0xF7
    default: false
    }
  }

  /// The value of a decimal digit of any script.
  var digitValue: Int? {
    guard properties.numericType == .decimal, let value = properties.numericValue else {
      return nil
    }
    return Int(value)
  }

  /// A percent sign other than `%`: fullwidth, small, Arabic.
  var isForeignPercent: Bool { value == 0xFF05 || value == 0xFE6A || value == 0x066A }
  /// A commercial at other than `@`: fullwidth, small.
  var isForeignAt: Bool { value == 0xFF20 || value == 0xFE6B }
  /// A dollar sign other than `$`: fullwidth, small.
  var isForeignDollar: Bool { value == 0xFF04 || value == 0xFE69 }
}
