import Delivery
public import Diagnostics
import Payloads

/// A key that is known only when a template is rendered.
public enum UnverifiableKey: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unverifiable-key",
    category: .payloadKey,
    severity: .note,
    group: .payloads,
    summary: "a key has a hole whose values are not declared",
    reason: """
      Nobody can say whether the tables hold the key. With the values of the hole in the configuration \
      (`"values": {"kind": ["new", "reply"]}`) each key that they make is checked. A key whose literal \
      parts fit no key of a table is no such doubt: it is missing.
      """,
    source: "spec/payload.md D2.5",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""push.new" = "New"; "push.reply" = "Reply";"#,
        "push/a.json.hbs": #"{"aps": {"alert": {"loc-key": "↓push.{{kind}}"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.erb": #"{"aps": {"alert": {"loc-key": ↓<%= key.to_json %>}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""push.new" = "New"; "push.reply" = "Reply";"#,
        "push/a.json.hbs": #"{"aps": {"alert": {"loc-key": "push.{{kind}}"}}}"#,
        ".pushloc.json": #"{"values": {"kind": ["new", "reply"]}}"#,
      ])
    ]
  )

  /// Reports each such place, with the keys that it may become.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for open in context.openKeys where open.isPossible(in: context) {
      let hasLiteral = open.literals.contains { !$0.isEmpty }
      let matches = hasLiteral ? open.matches(in: context, limit: .max) : []
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .note,
          message: matches.isEmpty
            ? "'\(open.use.key)' is not checked: it is known only when the template is rendered"
            : """
            '\(open.use.key)' is not checked: it may become \(Wording.list(matches)), or a key that no \
            table has
            """,
          place: open.use.place,
          help: help(open),
          key: open.use.key,
          payload: open.use.place.path,
          pointer: open.use.pointer
        )
      )
    }
  }

  private static func help(_ open: OpenKey) -> Message {
    let names = open.pieces.compactMap { piece -> String? in
      guard case .hole(let hole) = piece else { return nil }
      return hole.settingNames.last
    }
    guard let name = names.first else {
      return "write the keys out, or name the hole"
    }
    return #"declare its values in the configuration: "values": {"\#(name)": ["…"]}"#
  }
}
