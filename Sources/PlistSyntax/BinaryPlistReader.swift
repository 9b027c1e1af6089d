import Diagnostics
import SourceText

/// Reads binary property lists.
enum BinaryPlistReader {
  /// Returns the property list of a file that begins with `bplist0`.
  ///
  /// Never fails; the document is not accepted where Apple's reader does not take it as binary.
  static func read(_ file: SourceFile) -> Outcome<PlistDocument> {
    let source = DecodedSource(
      file: file,
      utf8: file.bytes,
      contentStart: 0,
      encoding: .binary,
      offsetMap: nil
    )
    return Outcome(PlistDocument(source: source, syntax: .binary, root: nil, isAccepted: false))
  }
}
