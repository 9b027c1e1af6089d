import Diagnostics
import SourceText
import XMLSyntax

/// Reads property lists written in XML, by Apple's rules.
///
/// Apple's reader is no XML parser: it takes texts that XML refuses (a line before `<?xml`, text
/// behind `</plist>`, control characters) and refuses texts that XML takes (a comment in a string,
/// white space in `<true> </true>`). Acceptance and values follow Apple; whether the text is XML is
/// asked of libxml2 and reported beside.
/// Source: `spec/strings.md` A1, A6; `conformance/apple-strings.jsonl`, `apple-stringsdict.jsonl`;
/// runs of `PropertyListSerialization`.
enum XMLPlistReader {
  /// Deepest nesting of arrays and dictionaries.
  ///
  /// Apple's reader takes 512 levels and refuses 513, and so do we.
  static let maximumDepth = 512

  /// Returns the property list of a text whose first character behind blanks is `<`.
  ///
  /// Never fails: where Apple's reader refuses the file, `isAccepted` is false and the value holds
  /// what could be read.
  static func read(_ source: DecodedSource) -> Outcome<PlistDocument> {
    let document = XMLDocument(parsing: source.utf8, from: source.contentStart)
    var reader = XMLPlistWalker(source, document)
    reader.read()
    if document.isWellFormed { reader.checkDeclaration() }
    let result = PlistDocument(
      source: source,
      syntax: .xml,
      root: reader.root,
      isAccepted: reader.isAccepted
    )
    return Outcome(result, diagnostics: reader.diagnostics(document.fault))
  }
}

extension UInt8 {
  /// Whether Apple's XML reader, and XML, take the byte for white space.
  var isXMLBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
