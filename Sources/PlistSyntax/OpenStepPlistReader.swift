import Diagnostics
import SourceText

/// Reads old-style property lists and `.strings` tables.
enum OpenStepPlistReader {
  /// Returns the property list of a text.
  ///
  /// Never fails; the document is not accepted where Apple's reader refuses it. The value is what
  /// Apple's reader takes, or best effort when it takes nothing.
  static func read(_ source: DecodedSource) -> Outcome<PlistDocument> {
    let (verdict, validity) = source.utf8.withUnsafeBufferPointer { bytes in
      var parser = OpenStepParser(bytes, from: source.contentStart)
      return (parser.parse(), UTF8Validation.scan(bytes, source.contentStart..<bytes.count))
    }
    let document = PlistDocument(
      source: source,
      syntax: .openStep,
      root: verdict.root,
      isAccepted: verdict.isAccepted && validity.invalid == nil
    )
    return Outcome(document)
  }
}
