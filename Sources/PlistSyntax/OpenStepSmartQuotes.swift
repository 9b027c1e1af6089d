import Diagnostics
import SourceText

/// Curly quotes and their like that stand where a straight quote belongs.
struct OpenStepSmartQuotes {
  /// One of them.
  struct Place {
    var scalar: Unicode.Scalar
    var range: ByteRange
  }

  private(set) var places: [Place] = []
  private(set) var edits: [SourceEdit] = []
  /// Whether both ends of every text were found, so that it can be mended.
  var isComplete = true

  /// Adds one, which becomes a straight quote.
  mutating func add(_ scalar: Unicode.Scalar, _ range: ByteRange, path: String) {
    places.append(Place(scalar: scalar, range: range))
    edits.append(SourceEdit(path: path, range: range, replacement: "\""))
  }

  /// Adds a backslash before a straight quote that stood between curly ones.
  mutating func escape(_ offset: Int, path: String) {
    edits.append(SourceEdit(path: path, range: .empty(at: offset), replacement: "\\"))
  }

  mutating func removeAll() {
    places.removeAll()
    edits.removeAll()
    isComplete = true
  }

  /// Whether a character is met in place of a straight quote.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{00AB}", "\u{00BB}", "\u{2018}",
      "\u{2019}", "\u{201A}", "\u{201B}", "\u{2039}", "\u{203A}", "\u{2033}", "\u{301D}",
      "\u{301E}", "\u{301F}", "\u{FF02}", "\u{FF07}", "\u{300C}", "\u{300D}", "\u{300E}",
      "\u{300F}":
      true
    default: false
    }
  }
}
