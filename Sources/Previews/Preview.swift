public import Diagnostics
public import Languages

/// What a phone set to one language shows for one payload.
public struct Preview: Sendable {
  /// One part of the notification.
  public struct Part: Sendable {
    /// Which part.
    public var kind: Kind
    /// What is shown; nil when iOS loses the text.
    public var text: String?
    /// The text before arguments were filled in.
    public var template: String
    /// The arguments that were filled in.
    public var arguments: [String]
    /// Where the text comes from.
    public var origin = Origin.literal
    /// The key that was looked up; nil for a literal text.
    public var key: String?
    /// The fewest arguments that are sent.
    public var fewest = 0
    /// The most arguments that may be sent; nil without a limit.
    public var most: Int? = 0
  }

  /// Where the text of a part comes from.
  public enum Origin: Int, Sendable {
    /// The payload, which names no key.
    case literal
    /// An entry of the table.
    case entry
    /// The payload, because the table lacks the key.
    case fallbackLiteral
    /// The table lacks the key, which is shown itself.
    case bareKey
  }

  /// The parts of a notification.
  public enum Kind: String, Sendable, CaseIterable {
    /// The bold first line.
    case title
    /// The line below it.
    case subtitle
    /// The text.
    case body
  }

  /// What other devices may show where behaviour is not settled.
  public struct Alternative: Sendable {
    /// When that is so.
    public var when: Message
    /// The parts that differ.
    public var parts: [Part]
  }

  /// A finding of a check about what is shown here.
  public struct Defect: Hashable, Sendable {
    /// The rule that found it.
    public var rule: RuleID
    /// How much it matters, as a check counts it.
    public var severity: Severity
    /// The part that it is about; nil for the whole notification.
    public var part: Kind?
    /// What a check says.
    public var message: Message
    /// Whether it is about the text of the part, so that another text may be without it.
    public var isAboutText: Bool

    /// Creates a finding.
    public init(
      rule: RuleID,
      severity: Severity,
      part: Kind?,
      message: Message,
      isAboutText: Bool
    ) {
      self.rule = rule
      self.severity = severity
      self.part = part
      self.message = message
      self.isAboutText = isAboutText
    }
  }

  /// Whom a preview is for beside those who have its language.
  public enum Audience: Sendable {
    /// Phones set to the language.
    case language
    /// Those, and phones set to a language that the app lacks.
    case languageAndOthers
    /// Phones set to a language that the app lacks.
    case others
  }

  /// What stands for the languages that an app lacks, as for a folder of localizations.
  public static let otherLanguages = "Base"
  /// The language of texts in none that is known.
  ///
  /// Source: BCP 47 (ISO 639-2).
  public static let undetermined = "und"

  /// Path of the payload's file.
  public var payload: String
  /// JSON pointer of its `aps`.
  public var pointer: String
  /// The phone's language, canonical.
  public var locale: String
  /// Path of the table that answers; nil when the payload names no key or no table answers.
  public var table: String?
  /// The direction of the language.
  public var direction: TextDirection
  /// The language of the texts, canonical: for languages that the app lacks the development language.
  public var textLanguage: String
  /// Whose phones show it.
  public var audience = Audience.language
  /// What sets this alert apart from others that the same template makes; nil where it makes one.
  public var when: Message?
  /// Whether the preview before this one is what the same template says otherwise.
  public var isFurther = false
  /// Number of alerts of the same template that are not shown.
  public var leftOut = 0
  /// Whether nobody can tell before the template is rendered what is shown.
  public var isUnknown = false
  /// The parts that are there, in their order.
  public var parts: [Part]
  /// What other devices may show.
  public var alternatives: [Alternative]
  /// What a check finds about it, first what matters most.
  public var defects: [Defect] = []
  /// The kind of push, as the header `apns-push-type` has it; nil where nothing tells.
  public var pushType: String?
  /// Bytes of the payload without white space; nil where they are not known.
  public var bytes: Int?
  /// Most bytes that APNs takes; nil where the payload's are not known.
  public var byteLimit: Int?

  /// The payload's file and place in it, its kind and its size: the head above its previews.
  var head: String {
    guard let bytes, let byteLimit else { return pushType.map { "\(name) – \($0)" } ?? name }
    return "\(name) – \(pushType.map { "\($0), " } ?? "")\(bytes) of \(byteLimit) bytes"
  }

  /// Returns a part; nil when the notification has none.
  public func part(_ kind: Kind) -> Part? { parts.first { $0.kind == kind } }

  /// Whether an error or a warning is among what a check finds.
  public var isFaulty: Bool { defects.contains { $0.severity > .note } }

  /// The language as people are told it.
  var languageLabel: String { audience == .others ? "other" : locale }

  /// The payload as people are told it.
  var name: String { payload + (pointer == "/aps" ? "" : " \(pointer)") }
}
