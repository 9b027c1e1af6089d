import Catalogs
public import Diagnostics
import SourceText

/// A symbolic key whose text is the key itself.
public enum ValueIsKey: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "value-is-key",
    category: .untranslated,
    severity: .error,
    group: .keys,
    summary: "the text of a symbolic key is the key itself",
    reason: """
      The entry was made by a tool and never written: the phone shows the bare key, as if it were \
      missing. A warning for keys that no payload uses.
      """,
    source: "element-hq/element-ios 5996 shows what users see",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""MSG_FROM_USER" = "↓MSG_FROM_USER";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "MSG_FROM_USER"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""Hello" = "Hello"; "OK_" = "OK"; "a..." = "a...";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "Hello"}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .isKey

  /// Reports a text that is its symbolic key.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let table = context.table.table
    // An entry without a text is `key-without-value`, which says the same.
    guard table.isCatalog || context.entry.key.range != context.text.range,
      context.entry.key.range.count == context.text.range.count || context.text.form != .plain,
      table.withBytes(of: context.entry.key, { $0.elementsEqual(context.bytes) }),
      SymbolicKey.isSymbolic(context.key), !context.key.hasSuffix("..."),
      context.isPush || SymbolicKey.isLong(context.key)
    else { return }
    findings.add(
      context.finding(
        description,
        severity: context.isPush ? .error : .warning,
        at: ByteRange(0, context.bytes.count),
        "the text of '\(context.key)' is the key itself; the phone shows it",
        help: "write the text"
      )
    )
  }
}
