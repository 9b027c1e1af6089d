import Catalogs
import FormatStrings

/// What a phone shows for one part of an alert, and how it came to it.
public struct ShownText: Sendable {
  /// Where a text comes from.
  public enum Origin: Sendable {
    /// A literal of the payload, with no key beside it.
    case literal
    /// An entry of a table.
    case entry(Phone.Answer)
    /// The key was not found: the literal beside it is shown.
    case fallbackLiteral
    /// The key was not found: the key itself is shown.
    case bareKey
  }

  /// The text; nil when iOS loses it.
  public var text: String?
  /// Where it comes from.
  public var origin: Origin
  /// The text before arguments were filled in.
  public var template: String

  /// Returns what a phone shows for a key: look up, fall back, fill in.
  ///
  /// Source: `spec/push-semantics.md` C4.
  public static func forUse(_ use: KeyUse, on phone: Phone) -> ShownText {
    let template: String
    let origin: Origin
    if let answer = phone.answer(forKey: use.key) {
      template = pushTemplate(of: answer)
      origin = .entry(answer)
    } else if let literal = use.literal, !literal.isEmpty {
      template = literal
      origin = .fallbackLiteral
    } else {
      template = use.key
      origin = .bareKey
    }
    let pushText = PushText(template)
    let arguments = use.sampleArguments(atLeast: pushText.requiredArgumentCount)
    let text = pushText.render(arguments: arguments)
    return ShownText(text: text, origin: origin, template: template)
  }

  /// Returns a literal of a payload, which is shown as it is.
  public static func literal(_ text: String) -> ShownText {
    ShownText(text: text, origin: .literal, template: text)
  }

  /// Returns the text that a push reads from an entry: of a plural entry its format, unresolved.
  public static func pushTemplate(of answer: Phone.Answer) -> String {
    switch answer.entry.value {
    case .text(let text): answer.table.string(text)
    case .variation(let variation): variation.formatKey(in: answer.table) ?? ""
    case .unusable: ""
    }
  }
}
