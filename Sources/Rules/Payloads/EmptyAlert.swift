public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// An alert without a text.
public enum EmptyAlert: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "empty-alert",
    category: .payloadValue,
    severity: .error,
    group: .payloads,
    summary: "an alert has nothing to show",
    reason: """
      A phone shows a title, a subtitle or a body, or the texts of their keys. Without any of them it \
      shows nothing, and APNs reports success. A warning where the push wakes the app: it is a silent \
      push in disguise. A note where it sets a badge or plays a sound all the same.
      """,
    source: "Apple, Generating a remote notification; Pushing background updates to your app",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": ↓""}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": ↓{}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"title": ↓"", "body": ""}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {↓"alert": {"launch-image": "l"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": ↓"", "content-available": 1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": ↓"", "badge": 3}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"title": "", "loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"badge": 3}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.hbs": #"{"aps": {"alert": {"title": "", "body": "{{text}}"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.hbs":
          #"{"aps": {"alert": { {{#if a}}"body": "a"{{else}}"body": ""{{/if}} }}}"#,
      ]),
    ]
  )

  /// Reports an alert that says nothing: at its first empty text, else at the alert.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let alert = context.emptyAlert, !context.isEmptyAlertExplained,
      context.nullThatEmpties == nil, !context.payload.hasMutableContent,
      context.payload.declaredType ?? "alert" == "alert"
    else { return }
    let isSilent = context.payload.hasContentAvailable
    // A silent push with a badge or a sound is told there.
    if isSilent, context.isHeard { return }
    let isString = alert.value.kind == .string
    let empty = isString ? nil : context.payload.alert?.parts.lazy.compactMap(\.literal).first
    let isBare = isString || alert.value.members.isEmpty
    findings.add(
      context.finding(
        description,
        severity: isSilent ? .warning : context.isHeard ? .note : .error,
        at: empty ?? alert.value,
        range: empty?.range ?? (isBare ? alert.value.range : alert.key.range),
        message(context, isSilent: isSilent),
        help: isSilent || context.isHeard
          ? "leave 'alert' out, or write a text in it"
          : isString ? "write a text" : "write a text or a key in 'alert', for example 'loc-key'"
      )
    )
  }

  private static func message(_ context: PayloadContext, isSilent: Bool) -> Message {
    if isSilent {
      return """
        'alert' has no text: nothing is shown, and the app is woken; this is a silent push, which has \
        no 'alert'
        """
    }
    guard context.isHeard else { return "'alert' has no text; the phone shows nothing" }
    let isSound = context.member("sound", in: .aps)?.value.isNull == false
    return isSound
      ? "'alert' has no text; the phone plays the sound and shows nothing"
      : "'alert' has no text; the phone sets the badge and shows nothing"
  }
}
