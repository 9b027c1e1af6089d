public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A value of a type that iOS does not read.
public enum WrongType: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "wrong-type",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a value is of a type that iOS does not read",
    reason: """
      iOS treats a member of a wrong type as absent, and APNs does not complain. A boolean in the place \
      of 1 is only a warning: it is no error on phones, but not what Apple documents.
      """,
    source: "Apple, Generating a remote notification",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "badge": ↓"5"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "mutable-content": ↓"1"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "sound": ↓["a"]}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "sound": {"critical": ↓"0", "name": "a.caf", "volume": ↓"0.5"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"title": ↓{"loc-key": "hi"}, "launch-image": ↓7}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": ↓7}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": ↓"{\"loc-key\": \"hi\"}"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title-loc-key": null, "title-loc-args": null, "loc-key": "hi"}, "badge": 5, "sound": {"critical": 1, "name": "a.caf", "volume": 0.5}, "relevance-score": 0.5, "url-args": ["a"]}}"#,
      ])
    ]
  )

  /// Reports each value of a wrong type, at the value.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for fault in context.valueFaults where fault.fault.kind == .wrongType {
      let name = fault.key.spelling
      let found = fault.fault.node.phrase
      let isElement = fault.fault.node.key == nil
      let subject: Message = isElement ? "an element of '\(name)'" : "'\(name)'"
      findings.add(
        context.finding(
          description,
          severity: fault.fault.severity,
          at: fault.fault.node,
          fault.fault.severity == .error
            ? """
            \(subject) is \(found), but must be \(fault.fault.expected); \
            \(PayloadWording.consequence(withoutMember: fault.key.name))
            """
            : "\(subject) is \(found), but documented is \(fault.fault.expected)",
          help: help(fault),
          fix: fault.fault.replacement.map {
            context.replacing(fault.fault.node.range, with: $0, isSafe: true)
          }
        )
      )
    }
    checkNestedJSON(context, &findings)
  }

  private static func help(_ found: PayloadContext.ValueFault) -> Message {
    if let written = found.fault.replacement { return "write \(written)" }
    guard found.key.place == .aps else { return "write \(found.fault.expected)" }
    switch found.key.spelling {
    case "alert": return #"write the text itself, or an object such as '{"loc-key": "…"}'"#
    case "sound": return #"write '"default"', or the name of a file of the app"#
    default: return "write \(found.fault.expected)"
    }
  }

  /// Reports an alert that is a text which holds JSON: the phone would show its braces.
  private static func checkNestedJSON(_ context: PayloadContext, _ findings: inout Findings) {
    guard let alert = context.member("alert", in: .aps)?.value, alert.kind == .string,
      !alert.hasHoles, let text = alert.string, text.utf8.first == UInt8(ascii: "{")
    else { return }
    let source = DecodedSource(utf8: SourceFile(path: "", bytes: Array(text.utf8)))
    let inner = JSONDocument.parse(source).value
    guard inner.isWellFormed, inner.root?.members.isEmpty == false else { return }
    findings.add(
      context.finding(
        description,
        at: alert,
        "'alert' is a string that holds JSON; the phone shows it with its braces",
        help: "write the object itself, without quotes around it"
      )
    )
  }
}
