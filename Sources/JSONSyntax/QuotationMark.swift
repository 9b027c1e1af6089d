import SourceText

/// A quotation mark other than `"`, with which people's editors begin and end strings.
struct QuotationMark {
  /// Marks that close each other.
  enum Family {
    case double
    case single
    case angle
    case apostrophe
    case backtick
  }

  /// The mark.
  let scalar: Unicode.Scalar
  /// The marks it goes with.
  let family: Family

  /// Creates the mark of a scalar; nil where it is none.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "'": family = .apostrophe
    case "`": family = .backtick
    case "\u{201C}"..."\u{201F}", "\u{2033}", "\u{301D}"..."\u{301F}", "\u{FF02}": family = .double
    case "\u{2018}"..."\u{201B}", "\u{2032}": family = .single
    case "\u{AB}", "\u{BB}", "\u{2039}", "\u{203A}": family = .angle
    default: return nil
    }
    self.scalar = scalar
  }

  /// The mark as messages name it.
  var name: String {
    switch scalar {
    case "'": "an apostrophe"
    case "`": "a backtick"
    default: CharacterName.describe(scalar)
    }
  }

  /// Length in UTF-8, in bytes.
  var length: Int { UTF8.width(scalar) }

  /// Whether the mark may stand where `"` should close a string.
  var closesDouble: Bool { family == .double || family == .angle }

  /// Whether a scalar may close what this mark opens.
  func isClosed(by other: Unicode.Scalar) -> Bool {
    if family == .apostrophe || family == .backtick { return other == scalar }
    if other == "\"" { return family != .single }
    if other == "'" { return family == .single }
    guard let other = QuotationMark(other) else { return false }
    return other.family == family
  }
}
