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

  /// A fault that this preview shows.
  public struct Defect: Sendable {
    /// The rule that knows the fault.
    public var rule: RuleID
    /// The part that shows it.
    public var part: Kind
    /// What happens.
    public var message: Message
  }

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
  /// The parts that are there, in their order.
  public var parts: [Part]
  /// Whether a template decides what is shown, so that nobody can tell before it is rendered.
  public var isUnknown = false
  /// What other devices may show.
  public var alternatives: [Alternative]
  /// What is wrong.
  public var defects: [Defect]
  /// The kind of push, as the header `apns-push-type` has it; nil where nothing tells.
  public var pushType: String?
  /// Bytes of the payload without white space; nil where they are not known.
  public var bytes: Int?
  /// Most bytes that APNs takes; nil where the payload's are not known.
  public var byteLimit: Int?

  /// The payload's file and place in it, its kind and its size: the head above its previews.
  var head: String {
    let name = payload + (pointer == "/aps" ? "" : " \(pointer)")
    guard let bytes, let byteLimit else { return pushType.map { "\(name) – \($0)" } ?? name }
    return "\(name) – \(pushType.map { "\($0), " } ?? "")\(bytes) of \(byteLimit) bytes"
  }

  /// Returns a part; nil when the notification has none.
  public func part(_ kind: Kind) -> Part? { parts.first { $0.kind == kind } }
}
