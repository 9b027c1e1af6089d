import Diagnostics
import SourceText

/// Reads binary property lists.
///
///     62 70 6C 69 73 74 30 30   header "bplist00"; Apple takes any last byte
///     D1 01 02                  object 0 at 8: a dictionary of one key (object 1) and value (2)
///     51 61                     object 1 at 11: an ASCII string of one byte, "a"
///     51 62                     object 2 at 13: "b"
///     08 0B 0D                  offset table at 15: where each object is
///     00 … 01 01 00…03 00…00 00…0F   trailer: sizes of offsets and references in bytes, number
///                               of objects, the top one, where the offset table is
///
/// Acceptance and values are Apple's, with two exceptions that no writer makes: values that nest
/// deeper than Apple reads, made by sharing, and objects that overlap or are shared so much that
/// the values would outgrow the file.
/// Source: runs of `PropertyListSerialization`; `conformance/apple-strings.jsonl`.
enum BinaryPlistReader {
  /// What every binary property list begins with.
  static let header: [UInt8] = Array("bplist0".utf8)

  /// Returns the property list of a file that begins with `bplist0`.
  ///
  /// Never fails; the document is not accepted where Apple's reader does not take it as binary, and
  /// the one diagnostic tells why.
  static func read(_ file: SourceFile) -> Outcome<PlistDocument> {
    let source = DecodedSource(
      file: file,
      utf8: file.bytes,
      contentStart: 0,
      encoding: .binary,
      offsetMap: nil
    )
    var document = PlistDocument(source: source, syntax: .binary, root: nil, isAccepted: false)
    do {
      let trailer = try BinaryPlistTrailer(file.bytes)
      var walker = BinaryPlistWalker(source, trailer)
      document.root = try walker.read()
      document.isAccepted = true
      return Outcome(
        document,
        diagnostics: walker.found.sorted {
          $0.place.range.lowerBound < $1.place.range.lowerBound
        }
      )
    } catch {
      return Outcome(document, diagnostics: [error.diagnostic(path: file.path)])
    }
  }
}
