public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A member of `aps`, of the alert or of the sound that means nothing.
public enum UnknownApsKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-aps-key",
    category: .payloadKey,
    severity: .warning,
    group: .payloads,
    summary: "'aps' or 'alert' has a member that iOS does not know",
    reason: """
      APNs accepts it and iOS ignores it. Fields of the app belong beside 'aps'. An error where it holds \
      the only text of the alert: nothing is shown.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", ↓"call-id": 7}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", ↓"supports-live-activities": true}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", ↓"short_id": 7}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {↓"text": "Hello"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title": "a", "subtitle": "b", "body": "c", "launch-image": "l"}, "url-args": [], "thread-id": "t", "target-content-id": "w", "filter-criteria": "f"}, "call-id": 7}"#,
      ])
    ]
  )

  /// Reports each name that means nothing.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain else { return }
    for member in context.members {
      guard case .unknown = member.meaning else { continue }
      let name = member.member.name
      let place = PayloadWording.name(of: member.place)
      let isText = member.place == .alert && member.member.value.kind == .string
      let isLast = isText && context.emptyAlert != nil
      findings.add(
        context.finding(
          description,
          severity: isLast ? .error : .warning,
          at: member.member.value,
          range: member.member.key.range,
          isLast
            ? "iOS knows no '\(name)' \(place); nothing is shown"
            : "iOS knows no '\(name)' \(place) and ignores it",
          help: help(member, isText: isLast)
        )
      )
    }
  }

  private static func help(_ member: PayloadMember, isText: Bool) -> Message {
    let name = member.member.name
    if MemberName.folded(name) == "supportsliveactivities" {
      return """
        the app says so in its Info.plist, as 'NSSupportsLiveActivities'; a push starts a Live \
        Activity with 'event' from iOS 17.2
        """
    }
    let known = PayloadReference.keys.filter { key in
      key.place == member.place && member.member.key.parent?.first(key.name) == nil
    }.map(\.name)
    let near = EditDistance.nearNames(to: name, in: known)
    if let question = Wording.didYouMean(near, for: name) { return question }
    return isText
      ? "write the text as 'title', 'subtitle' or 'body'" : "put a field of the app beside 'aps'"
  }
}
