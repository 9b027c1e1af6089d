import Diagnostics
import SourceText

/// Reads XML property lists.
enum XMLPlistReader {
  /// Returns the property list of a text whose first character behind blanks is `<`.
  ///
  /// Never fails; the document is not accepted where Apple's reader refuses it.
  static func read(_ source: DecodedSource) -> Outcome<PlistDocument> {
    Outcome(PlistDocument(source: source, syntax: .xml, root: nil, isAccepted: false))
  }
}
