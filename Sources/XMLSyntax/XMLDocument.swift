public import Diagnostics
public import SourceText

/// The elements and comments of an XML document as a flat list of ranges.
///
/// The tree is libxml2's own, from its SAX2 events; texts are not decoded here, because libxml2
/// turns CR LF into LF and drops the way back to the file. Never fails: what could not be read is
/// in `fault`, and the elements up to there are kept.
///
///     <a>x<b/></a>      a: startTag 0..<3, content 3..<8, endTag 8..<12
///                       b: startTag 4..<8, endTag 8..<8, self-closing
public struct XMLDocument: Sendable {
  /// The elements in the order of their start tags.
  public var elements: [XMLElement]
  /// The comments, delimiters included, in order.
  public var comments: [ByteRange]
  /// The document type declaration, from `<!DOCTYPE` to behind `>`, or to its `[`.
  public var doctype: ByteRange?
  /// Why the parser stopped; nil for a well-formed document.
  public var fault: XMLFault?

  /// Creates a document from its parts.
  public init(
    elements: [XMLElement] = [],
    comments: [ByteRange] = [],
    doctype: ByteRange? = nil,
    fault: XMLFault? = nil
  ) {
    self.elements = elements
    self.comments = comments
    self.doctype = doctype
    self.fault = fault
  }

  /// Whether the document is well-formed.
  public var isWellFormed: Bool { fault == nil }

  /// Returns the element whose start tag begins at an offset, by binary search.
  public func element(startingAt offset: Int) -> XMLElement? {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].startTag.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < elements.count, elements[low].startTag.lowerBound == offset else { return nil }
    return elements[low]
  }

  /// Reads a decoded text as XML.
  public static func parse(_ source: DecodedSource) -> Outcome<XMLDocument> {
    let document = XMLDocument(parsing: source.utf8, from: source.contentStart)
    let found = document.fault.map { [$0.diagnostic(path: source.path)] } ?? []
    return Outcome(document, diagnostics: found)
  }
}
