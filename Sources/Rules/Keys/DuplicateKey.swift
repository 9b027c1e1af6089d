import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// A key that one file defines twice.
public enum DuplicateKey: TableRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "duplicate-key",
    category: .duplicateKey,
    severity: .error,
    group: .keys,
    summary: "a file defines a key twice",
    reason: """
      Apple's reader keeps the last of two entries with the same key and says nothing, while Apple's \
      compiler of string catalogs keeps the first; a merge leaves such pairs behind. A warning only \
      where both texts are the same.
      """,
    source: "runs of PropertyListSerialization and of Apple's xcstringstool",
    fix: .safe,
    triggering: [
      RuleExample(strings: "\"hi\" = \"Hello %@\";\n\"↓hi\" = \"Hello\";\n"),
      RuleExample(strings: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"↓a\" = \"1\";\n"),
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {
            "hi": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
              "↓en": {"stringUnit": {"state": "translated", "value": "Hi"}}
            }},
            "↓hi": {}
          }
        }
        """#
      ]),
    ],
    clean: [
      RuleExample(strings: "\"hi\" = \"Hello\";\n\"Hi\" = \"Hello\";\n"),
      RuleExample(strings: "\"caf\u{E9}\" = \"1\";\n\"cafe\u{301}x\" = \"2\";\n"),
    ]
  )

  /// Reports each entry that hides an earlier one.
  public static func check(_ context: TableContext, _ findings: inout Findings) {
    let table = context.table
    for (earlier, later) in table.hiddenBy.sorted(by: { $0.key < $1.key }) {
      let first = table.entries[earlier]
      let second = table.entries[later]
      let key = context.key(of: second)
      let isSame = sameText(first, second, in: table)
      let message: Message =
        isSame
        ? "'\(key)' is defined twice with the same text"
        : "'\(key)' is defined twice with different texts; the phone uses this one"
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: isSame ? .warning : .error,
          message: message,
          place: context.place(second.key.range),
          help: isSame ? "delete one of the two" : "delete the one that is wrong",
          key: key,
          locales: context.locales,
          related: [
            RelatedPlace(
              place: context.place(first.key.range),
              message: isSame ? "the same entry" : "this one is never used"
            )
          ],
          fix: isSame ? removal(of: first, in: context) : nil
        )
      )
    }
  }

  private static func sameText(_ first: Entry, _ second: Entry, in table: StringTable) -> Bool {
    guard let one = first.text, let other = second.text else { return false }
    return table.bytes(one) == table.bytes(other)
  }

  /// Deletes an old-style entry; other syntaxes have no entry of their own to delete.
  private static func removal(of entry: Entry, in context: TableContext) -> Fix? {
    let source = context.table.source
    guard context.table.kind == .strings, entry.key.form == .plain || entry.key.form == .openStep,
      let range = EntryRemoval.range(of: entry, in: source)
    else { return nil }
    return Fix(
      isSafe: true,
      edits: [SourceEdit(path: source.path, range: range, replacement: "")]
    )
  }
}
