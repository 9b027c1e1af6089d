public import SourceText

/// A place in a file: bytes of the decoded text of one file.
public struct SourcePlace: Hashable, Sendable {
  /// Path of the file, as `SourceFile.path`.
  public var path: String
  /// Range in `DecodedSource.utf8`; empty where something is missing.
  public var range: ByteRange

  /// Creates a place.
  public init(path: String, range: ByteRange) {
    self.path = path
    self.range = range
  }
}

/// A second place that matters, with what it has to do with the finding.
public struct RelatedPlace: Hashable, Sendable {
  /// Where it is.
  public var place: SourcePlace
  /// What it is.
  public var message: Message

  /// Creates a related place.
  public init(place: SourcePlace, message: Message) {
    self.place = place
    self.message = message
  }
}

/// Edits that make a finding go away.
///
/// Never empty, never overlapping.
public struct Fix: Hashable, Sendable {
  /// Whether the result is certainly what was meant; unsafe fixes are applied only on request.
  public var isSafe: Bool
  /// The replacements, in the order of their places.
  public var edits: [SourceEdit]

  /// Creates a fix.
  public init(isSafe: Bool, edits: [SourceEdit]) {
    precondition(!edits.isEmpty, "a fix has at least one edit")
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// One finding, as data.
///
/// Words are chosen where it is made; showing it is the reporters' work.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// How much it matters, after configuration.
  public var severity: Severity
  /// The category where it is another than the rule's own, as for `unused-args`.
  public var category: Category?
  /// What is wrong: the fact, then what the phone shows.
  public var message: Message
  /// The smallest range that is wrong.
  public var place: SourcePlace
  /// What to type, or how to get out.
  public var help: Message?
  /// The localization key (text faults) or dotted path (payload faults).
  public var key: String?
  /// The languages concerned, canonical, in order; the first is `locale` in JSON.
  public var locales: [String]
  /// Path of the payload file concerned.
  public var payload: String?
  /// JSON pointer inside that file, for example `/aps/alert/loc-key`.
  public var pointer: String?
  /// Other places that matter.
  public var related: [RelatedPlace]
  /// Edits that make it go away.
  public var fix: Fix?

  /// Creates a finding.
  public init(
    rule: RuleID,
    severity: Severity,
    category: Category? = nil,
    message: Message,
    place: SourcePlace,
    help: Message? = nil,
    key: String? = nil,
    locales: [String] = [],
    payload: String? = nil,
    pointer: String? = nil,
    related: [RelatedPlace] = [],
    fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.category = category
    self.message = message
    self.place = place
    self.help = help
    self.key = key
    self.locales = locales
    self.payload = payload
    self.pointer = pointer
    self.related = related
    self.fix = fix
  }
}
