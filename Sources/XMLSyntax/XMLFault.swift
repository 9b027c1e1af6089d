public import Diagnostics
public import SourceText

/// Why a document was not read to its end.
public struct XMLFault: Hashable, Sendable {
  /// What kind of fault it is.
  public enum Kind: Hashable, Sendable {
    /// The text is not well-formed XML.
    case malformed
    /// A byte is no part of valid UTF-8.
    case encoding
    /// There is text, or an element, behind the root element.
    case contentAfterRoot
    /// A document type declaration brings declarations of its own.
    case declarations
    /// A limit was exceeded, or memory was not enough.
    case limit
  }

  /// What kind of fault it is.
  public var kind: Kind
  /// The smallest range that is wrong; empty where something is missing.
  public var range: ByteRange
  /// What is wrong.
  public var message: Message
  /// The way out, where one is known.
  public var help: Message?
  /// The tag or mark that the fault belongs to, with what it is.
  public var opening: ByteRange?

  init(
    _ kind: Kind,
    _ range: ByteRange,
    _ message: Message,
    help: Message? = nil,
    opening: ByteRange? = nil
  ) {
    self.kind = kind
    self.range = range
    self.message = message
    self.help = help
    self.opening = opening
  }

  /// The rule that reports the fault.
  public var rule: RuleID {
    switch kind {
    case .malformed, .contentAfterRoot: "xml-not-well-formed"
    case .encoding: "invalid-utf8"
    case .declarations: "xml-entity-declaration"
    case .limit: "resource-limit"
    }
  }

  /// Returns the fault as a finding in a file.
  public func diagnostic(path: String, severity: Severity = .error) -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: severity,
      message: message,
      place: SourcePlace(path: path, range: range),
      help: help,
      related: opening.map {
        [RelatedPlace(place: SourcePlace(path: path, range: $0), message: "it was opened here")]
      } ?? []
    )
  }
}
