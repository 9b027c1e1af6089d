public import Diagnostics
import JSONSyntax
import Payloads

/// A member that is `null`.
public enum NullValue: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "null-value",
    category: .payloadType,
    severity: .note,
    group: .payloads,
    summary: "a member is 'null', which iOS reads as absent",
    reason: """
      Serializers write 'null' for what has no value. iOS takes only texts for a text and only numbers \
      for a number, so the member is as absent. It is an error where nothing is left to show, or where \
      a Live Activity needs the member. A 'null' among the arguments is not absent: it is printed as \
      '<null>', and another rule tells it.
      """,
    source: "Apple, Generating a remote notification: the types of its tables",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": ↓null}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": ↓null}, "sound": "default"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"title-loc-key": ↓null, "loc-key": "hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": null}}, "sender-id": null}"#,
      ])
    ]
  )

  /// Reports each member that is `null`, at the value.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let emptied = context.nullThatEmpties
    for member in context.members {
      guard let key = member.known, member.member.value.isNull, key.status == .current else {
        continue
      }
      // The number of arguments is judged against the texts; without a key it is told at that.
      if let part = AlertPartName.allCases.first(where: { $0.argumentsName == key.name }),
        key.place == .alert, context.means(part.keyName, in: .alert)
      {
        continue
      }
      let isNeeded = emptied == member.member.value || isNeeded(key.name, context)
      findings.add(
        context.finding(
          description,
          severity: isNeeded ? .error : .note,
          at: member.member.value,
          message(key, isEmptied: emptied == member.member.value, context),
          help: isNeeded ? "write a value" : "leave '\(key.spelling)' out"
        )
      )
    }
  }

  private static func message(
    _ key: KeyReference,
    isEmptied: Bool,
    _ context: PayloadContext
  ) -> Message {
    let name = key.spelling
    if isEmptied { return "'\(name)' is 'null', which iOS reads as absent; nothing is shown" }
    if isNeeded(key.name, context) {
      return """
        '\(name)' is 'null', which iOS reads as absent; a Live Activity push with this event needs it
        """
    }
    if context.isOfOtherPush(key) { return "'\(name)' is 'null', which iOS reads as absent" }
    return """
      '\(name)' is 'null', which iOS reads as absent; \
      \(PayloadWording.consequence(withoutMember: key.name))
      """
  }

  /// Whether a Live Activity push needs a member of `aps`.
  private static func isNeeded(_ name: String, _ context: PayloadContext) -> Bool {
    guard context.payload.isLiveActivity else { return false }
    return LiveActivityRequired.names(context).contains(name)
  }
}

extension PayloadContext {
  /// The `null` that leaves a push without anything to show, to play or to do; nil where there is
  /// none.
  var nullThatEmpties: JSONNode? {
    guard isCertain, !payload.isLiveActivity, !meansAlert, !payload.hasContentAvailable,
      let alert = member("alert", in: .aps)?.value ?? members.first?.member.value
    else { return nil }
    if alert.isNull, member("alert", in: .aps) != nil { return isHeard ? nil : alert }
    return members.first { member in
      guard member.place == .alert, member.member.value.isNull, let name = member.known?.name
      else { return false }
      return AlertPartName.allCases.contains {
        $0 != .action && ($0.rawValue == name || $0.keyName == name)
      }
    }?.member.value
  }
}
