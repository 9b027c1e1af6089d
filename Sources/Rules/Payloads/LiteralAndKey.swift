public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A text that is sent both literally and by key.
public enum LiteralAndKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "literal-and-key",
    category: .payloadConflict,
    severity: .note,
    group: .payloads,
    summary: "a text is sent both literally and by key",
    reason: """
      Systems differ: newer ones take the literal where the key is not found, older ones let the \
      literal hide the key. An empty literal may hide the key and shows nothing.
      """,
    source: "reports of developers; the preview shows both",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"body": ↓"Hello", "loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"title": ↓"", "title-loc-key": "hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"title": "Hello", "loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"body": "Hello", "loc-key": ""}}}"#,
      ]),
    ]
  )

  /// Reports each literal beside a key, at the literal.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for part in context.payload.alert?.parts ?? [] where part.name != .action {
      // An empty key is as none, and is told at the key.
      guard let literal = part.literal, let key = part.key, !key.text.isEmpty else { continue }
      let isEmpty = part.literalText?.isEmpty == true
      if isEmpty, context.payload.envelope.dropsEmptyTexts { continue }
      findings.add(
        context.finding(
          description,
          severity: isEmpty ? .warning : .note,
          at: literal,
          isEmpty
            ? """
            '\(part.name.rawValue)' is empty beside '\(part.name.keyName)'; on some systems the \
            empty text hides the key
            """
            : """
            both '\(part.name.rawValue)' and '\(part.name.keyName)' are sent; which one is shown \
            depends on the iOS version
            """,
          help: isEmpty
            ? "remove '\(part.name.rawValue)'" : "send one of the two, or look at the preview",
          related: [RelatedPlace(place: context.place(key.node), message: "the key")]
        )
      )
    }
  }
}
