import Delivery
public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

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
      parts fit no key of a table is no such doubt: it is missing. What a filter makes of a declared value \
      is not known either, and of an alert that is one hole nothing is.
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
      RuleExample([
        "en.lproj/Localizable.strings": #""NEW_title" = "New";"#,
        "push/a.json.j2": #"{"aps": {"alert": {"loc-key": "↓{{ kind|upper }}_title"}}}"#,
        ".pushloc.json": #"{"values": {"kind": ["new"]}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.j2": #"{"aps": {"alert": ↓{{ alert | tojson }}}}"#,
        "push/b.json.j2": #"{"aps": ↓{{ aps }}}"#,
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
    // What is wrong with tags is told, and what a key with such tags becomes follows from it.
    let broken = Set(
      context.payloadFiles.filter { !$0.document.isStructureCertain }.map(\.source.path)
    )
    for open in context.openKeys
    where open.isPossible(in: context) && !broken.contains(open.use.place.path) {
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
    if undeclared(open, values) == nil, !isChanged(open), open.holes.allSatisfy({ $0.name != nil })
    {
      return "\(start): the declared values make more than \(OpenKey.mostKeys) keys of it"
    }
    return matches.isEmpty
      ? "\(start): it is known only when the template is rendered"
      : "\(start): it may become \(Wording.list(matches)), or a key that no table has"
  }

  private static func help(_ open: OpenKey, _ values: [String: [String]]) -> Message {
    // Values that are declared are those before a filter.
    if isChanged(open) { return "write the keys out, or put the value in without changing it" }
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

  private static func isChanged(_ open: OpenKey) -> Bool {
    open.holes.contains { $0.isChanged && $0.name != nil }
  }

  /// The name of the first hole that has no values in the configuration; nil where each named one has.
  private static func undeclared(_ open: OpenKey, _ values: [String: [String]]) -> String? {
    open.holes.lazy.filter { hole in
      !hole.settingNames.contains { values[$0]?.isEmpty == false }
    }.compactMap(\.settingNames.last).first
  }
}

/// An alert that is a hole as a whole.
extension UnverifiableKey: PayloadRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.app(Self.self), .payload(Self.self)] }

  /// Reports an `alert`, or an `aps`, that is known only when the template is rendered.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let aps = context.payload.aps else { return }
    for node in aps.isHole ? [aps] : aps["alert"]?.alternatives ?? [] where node.isHole {
      findings.add(
        context.finding(
          description,
          at: node,
          """
          '\(node.name ?? "")' is not checked: what it shows is known only when the template is \
          rendered
          """,
          help: "write its members out"
        )
      )
    }
  }
}
