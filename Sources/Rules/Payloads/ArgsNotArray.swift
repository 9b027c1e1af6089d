public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// Arguments that are no array.
public enum ArgsNotArray: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "args-not-array",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "the arguments of a text are no array",
    reason: """
      iOS reads them as absent: the text is shown raw, with its '%@'.
      """,
    source: "Apple, Generating a remote notification; the model of the push scanner",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a", "loc-args": ↓"Anna"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a", "loc-args": ↓"[\"Anna\"]"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title-loc-key": "hi_a", "title-loc-args": ↓{"0": "Anna"}}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title-loc-key": "hi", "title-loc-args": null, "loc-key": "hi_a", "loc-args": ["Anna"]}}}"#,
      ])
    ]
  )

  /// Reports arguments of another kind, at their value.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for member in context.argumentMembers {
      let value = member.value
      guard value.kind != .array, !value.isNull, !value.isHole, value.kind != .invalid else {
        continue
      }
      let array = array(from: value)
      findings.add(
        context.finding(
          description,
          at: value,
          """
          '\(member.name)' is \(value.phrase), but must be an array of strings; iOS sends the text \
          no arguments
          """,
          help: array.map { "write '\($0.text)'" } ?? "write an array of strings",
          fix: array.map { context.replacing(value.range, with: $0.text, isSafe: $0.isCertain) }
        )
      )
    }
  }

  /// The array that was meant: the one that a string holds as JSON, else the string alone.
  private static func array(from value: JSONNode) -> (text: String, isCertain: Bool)? {
    if value.kind == .number, !value.isMisspelt { return ("[\"\(value.rawText)\"]", false) }
    guard value.kind == .string, !value.hasHoles, let text = value.string else { return nil }
    let source = DecodedSource(utf8: SourceFile(path: "", bytes: Array(text.utf8)))
    let inner = JSONDocument.parse(source).value
    if inner.isWellFormed, let root = inner.root, root.kind == .array {
      return root.elements.allSatisfy { $0.kind == .string } ? (root.rawText, true) : nil
    }
    return ("[\(value.rawText)]", false)
  }
}
