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
      RuleExample([
        "en.lproj/Localizable.strings": #""p.0.0" = "New";"#,
        "push/a.json.hbs": #"{"aps": {"alert": {"loc-key": "↓p.{{kind}}.{{kind2}}"}}}"#,
        ".pushloc.json": """
        {"values": {"kind": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"],
         "kind2": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"]}}
        """,
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
          message: message(open, matches, context.options.values),
          place: open.use.place,
          help: help(open, context.options.values),
          key: open.use.key,
          payload: open.use.place.path,
          pointer: open.use.pointer
        )
      )
    }
  }

  private static func message(
    _ open: OpenKey,
    _ matches: [String],
    _ values: [String: [String]]
  ) -> Message {
    let start: Message = "'\(open.use.key)' is not checked"
    if undeclared(open, values) == nil, open.holes.allSatisfy({ $0.name != nil }) {
      return "\(start): the declared values make more than \(OpenKey.mostKeys) keys of it"
    }
    return matches.isEmpty
      ? "\(start): it is known only when the template is rendered"
      : "\(start): it may become \(Wording.list(matches)), or a key that no table has"
  }

  private static func help(_ open: OpenKey, _ values: [String: [String]]) -> Message {
    if let name = undeclared(open, values) {
      return #"declare its values in the configuration: "values": {"\#(name)": ["…"]}"#
    }
    guard open.holes.allSatisfy({ $0.name != nil }) else {
      return "write the keys out, or name the hole"
    }
    return """
      declare fewer values, or write the keys out in several templates; at most \
      \(OpenKey.mostKeys) keys of one place are checked
      """
  }

  /// The name of the first hole that has no values in the configuration; nil where each named one has.
  private static func undeclared(_ open: OpenKey, _ values: [String: [String]]) -> String? {
    open.holes.lazy.filter { hole in
      !hole.settingNames.contains { values[$0]?.isEmpty == false }
    }.compactMap(\.settingNames.last).first
  }
}
