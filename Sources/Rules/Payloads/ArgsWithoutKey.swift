public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// Arguments for a text that is not named.
public enum ArgsWithoutKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "args-without-key",
    category: .payloadConflict,
    severity: .warning,
    group: .payloads,
    summary: "arguments without a key are dead data",
    reason: """
      Nothing is filled in: a literal text is shown as it is.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title": "T", ↓"title-loc-args": ["x"], "loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"body": "Hello %@", ↓"loc-args": ["x"]}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title-loc-args": [], "loc-key": "hi_a", "loc-args": ["x"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc_key": "hi_a", "loc-args": ["x"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json.hbs": #"{"aps": {"alert": {{{> key}} "loc-args": ["x"]}}}"#,
        "push/b.json.hbs": #"{"aps": {"alert": {"{{name}}": "hi_a", "loc-args": ["x"]}}}"#,
      ]),
    ]
  )

  /// Reports arguments whose key is missing, at their name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain else { return }
    for name in AlertPartName.allCases where name != .action {
      guard let member = context.member(name.argumentsName, in: .alert),
        !member.value.isNull, !(member.value.kind == .array && member.value.elements.isEmpty),
        !context.hasKey(name)
      else { continue }
      findings.add(
        context.finding(
          description,
          at: member.value,
          range: member.key.range,
          "'\(name.argumentsName)' without '\(name.keyName)' does nothing",
          help: "add '\(name.keyName)', or remove '\(name.argumentsName)'"
        )
      )
    }
  }
}
