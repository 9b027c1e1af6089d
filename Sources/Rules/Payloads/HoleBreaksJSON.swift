public import Diagnostics
import JSONSyntax
import Payloads

/// A hole inside a JSON string whose value is put in as it is.
public enum HoleBreaksJSON: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "hole-breaks-json",
    category: .payloadValue,
    severity: .warning,
    group: .payloads,
    summary: "a value that a template puts into a JSON string is not escaped for JSON",
    reason: """
      A quotation mark, a backslash or a line end in the value ends the string or breaks the JSON, and \
      the push is not sent: a name such as `Anna "Nan" Lee` is enough. Files that are JSON as they \
      stand are left alone, because their holes may be filled after parsing.
      """,
    source: "spec/payload.md D2.7; jpoz/APNS 5",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@";"#,
        "push/a.json.erb":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": [↓"<%= sender %>"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@ %@";"#,
        "push/a.json.mustache":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": [↓"{{{a}}}", "{{{b}}}"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.hbs":
          #"{"aps": {"alert": {"loc-key": "hi"}}, "chat": {"name": ↓"{{{chat.name}}}"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@";"#,
        "push/a.json.liquid":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": [{{ sender | json }}]}}}"#,
        "push/b.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["${sender}"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.erb":
          #"{"aps": {"alert": {"loc-key": "hi"}}, "order_id": "<%= order.id %>"}"#,
      ]),
    ]
  )

  /// Reports the first such hole of a payload, and how many follow.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    HoleFinding.add(description, .none, context, &findings) { hole in
      """
      the value of '\(hole)' is not escaped for JSON; a quotation mark or a line end in it breaks the \
      payload
      """
    } help: {
      "escape it, for example with the language's JSON filter"
    }
  }
}

/// One finding for all holes of a payload that share a fault.
enum HoleFinding {
  /// Holes that are named beside the first.
  private static let mostRelated = 4

  static func add(
    _ rule: RuleDescription,
    _ escaping: TemplateHole.Escaping,
    _ context: PayloadContext,
    _ findings: inout Findings,
    message: (String) -> Message,
    help: () -> Message
  ) {
    let all = escaping == .none ? context.textHoles : context.shownHoles
    let holes = all.filter { $0.hole.escaping == escaping }
    guard let first = holes.first else { return }
    let others = holes.dropFirst()
    let more = others.count - mostRelated
    findings.add(
      context.finding(
        rule,
        at: first.node,
        message(first.hole.text),
        help: more > 0 ? "\(help()); \(more) more holes need it" : help(),
        related: others.prefix(mostRelated).map { other in
          RelatedPlace(
            place: context.place(other.node),
            message: "the same is true of '\(other.hole.text)'"
          )
        }
      )
    )
  }
}
