/// A quotation mark other than `"`, with which people's editors begin and end strings.
struct QuotationMark {
  /// The mark.
  let scalar: Unicode.Scalar
  /// Its name in messages.
  let name: String
  private let family: Family

  private enum Family {
    case double
    case single
    case angle
    case plain
  }

  /// Creates the mark of a scalar; nil where it is none.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "'": (name, family) = ("an apostrophe", .plain)
    case "`": (name, family) = ("a backtick", .plain)
    case "\u{201C}": (name, family) = ("U+201C, a left double quotation mark,", .double)
    case "\u{201D}": (name, family) = ("U+201D, a right double quotation mark,", .double)
    case "\u{201E}": (name, family) = ("U+201E, a low double quotation mark,", .double)
    case "\u{201F}": (name, family) = ("U+201F, a reversed double quotation mark,", .double)
    case "\u{2033}": (name, family) = ("U+2033, a double prime,", .double)
    case "\u{FF02}": (name, family) = ("U+FF02, a full-width quotation mark,", .double)
    case "\u{2018}": (name, family) = ("U+2018, a left single quotation mark,", .single)
    case "\u{2019}": (name, family) = ("U+2019, a right single quotation mark,", .single)
    case "\u{201A}": (name, family) = ("U+201A, a low single quotation mark,", .single)
    case "\u{201B}": (name, family) = ("U+201B, a reversed single quotation mark,", .single)
    case "\u{AB}": (name, family) = ("U+00AB, a left angle quotation mark,", .angle)
    case "\u{BB}": (name, family) = ("U+00BB, a right angle quotation mark,", .angle)
    default: return nil
    }
    self.scalar = scalar
  }

  /// Length in UTF-8, in bytes.
  var length: Int { UTF8.width(scalar) }

  /// Whether the mark may stand where `"` should close a string.
  var closesDouble: Bool { family == .double || family == .angle }

  /// Whether a scalar may close what this mark opens.
  func isClosed(by other: Unicode.Scalar) -> Bool {
    if family == .plain { return other == scalar }
    if other == "\"" { return family != .single }
    if other == "'" { return family == .single }
    guard let other = QuotationMark(other) else { return false }
    return other.family == family
  }
}
