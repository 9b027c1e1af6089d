import Diagnostics
import SourceText

/// Something in key position at which Apple's reader stops without an error.
struct OpenStepStopCause {
  var rule: RuleID = "table-cut-short"
  /// The category where it is another than the rule's own.
  var category: Category?
  var range: ByteRange
  /// What stands there.
  var subject: Message
  var help: Message?
  var key: String?
  var related: [RelatedPlace] = []
  var fix: Fix?

  /// Returns the finding at the place where Apple's reader stops.
  func diagnostic(path: String, lost: [(name: String, range: ByteRange)]) -> Diagnostic {
    let lostPlaces = lost.map {
      RelatedPlace(
        place: SourcePlace(path: path, range: $0.range),
        message: "'\($0.name)' is lost"
      )
    }
    let message: Message =
      lost.isEmpty
      ? "the phone stops reading at \(subject), without an error; what follows is ignored"
      : "the phone stops reading at \(subject), without an error; keys lost: \(Self.list(lost))"
    let isHarmless = lost.isEmpty && rule == "table-cut-short"
    return Diagnostic(
      rule: rule,
      severity: isHarmless ? .warning : .error,
      category: category,
      message: message,
      place: SourcePlace(path: path, range: range),
      help: help,
      key: key,
      related: related + lostPlaces,
      fix: fix
    )
  }

  /// Returns the finding where Apple's reader does not even get to.
  func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: .error,
      category: category,
      message: "\(subject) begins no key; the phone would stop reading here, without an error",
      place: SourcePlace(path: path, range: range),
      help: help,
      key: key,
      related: related,
      fix: fix
    )
  }

  /// Longest list of lost keys in a sentence; all of them are among the related places.
  private static let longestList = 20

  /// Names the lost keys.
  static func list(_ lost: [(name: String, range: ByteRange)]) -> Message {
    let names = lost.prefix(longestList).map { "'\($0.name)'" }.joined(separator: ", ")
    let rest = lost.count - longestList
    return rest > 0 ? "\(names) and \(rest) more" : "\(names)"
  }
}
