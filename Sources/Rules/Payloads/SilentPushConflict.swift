public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A silent push with a badge or a sound.
public enum SilentPushConflict: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "silent-push-conflict",
    category: .payloadConflict,
    severity: .error,
    group: .payloads,
    summary: "a silent push has a badge or a sound",
    reason: """
      A push that only wakes the app has 'content-available' alone in 'aps', push type 'background' and \
      priority 5. With a badge or a sound beside it APNs or the phone may drop it.
      """,
    source: "Apple, Pushing background updates to your app",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {↓"content-available": 1, "sound": "default"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "", ↓"content-available": 1, "badge": 1}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"content-available": 1}, "sync-type": "all"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "content-available": 1, "badge": 1, "sound": "default"}}"#,
      ]),
    ]
  )

  /// Reports a silent push with something beside it, at `content-available`.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain, context.payload.hasContentAvailable, !context.payload.isLiveActivity,
      !context.meansAlert, let silent = context.member("content-available", in: .aps)
    else { return }
    let others = ["badge", "sound"].compactMap { context.member($0, in: .aps) }
      .filter { !$0.value.isNull }
    guard let first = others.first, !context.isEmptyAlertExplained else { return }
    let hasAlert = context.member("alert", in: .aps) != nil
    findings.add(
      context.finding(
        description,
        at: silent.value,
        range: silent.key.range,
        "a silent push must not have '\(first.name)'; APNs or the phone may drop it",
        help: hasAlert
          ? "remove '\(first.name)', or write a text in 'alert' to show something"
          : "remove '\(first.name)', or add an 'alert' to show something",
        related: others.map {
          RelatedPlace(place: context.place($0.key), message: "not in a silent push")
        }
      )
    )
  }
}
