public import Diagnostics
import SourceText

/// An entry whose text is empty.
public enum EmptyValue: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "empty-value",
    category: .emptyValue,
    severity: .error,
    group: .keys,
    summary: "an entry has an empty text",
    reason: """
      An empty text is found like any other: the phone shows nothing and falls back to nothing. A \
      warning for keys that no payload uses.
      """,
    source: "runs of CFBundle lookups: an empty value is a hit",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "↓";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = ".";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .empty

  /// Reports an empty text.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard context.bytes.isEmpty else { return }
    findings.add(
      context.finding(
        description,
        severity: context.isPush ? .error : .warning,
        at: ByteRange(0, 0),
        "the text of '\(context.key)' is empty; the phone shows nothing and does not fall back",
        help: "write the text, or delete the entry from every language"
      )
    )
  }
}
