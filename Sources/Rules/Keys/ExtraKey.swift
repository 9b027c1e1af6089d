import Catalogs
public import Diagnostics
import SourceText

/// A key that stands only in a translation.
public enum ExtraKey: TableRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "extra-key",
    category: .missingKey,
    severity: nil,
    group: .keys,
    summary: "a translation has a key that the development language lacks",
    reason: "The key was renamed or deleted in the development language; nobody sees this text.",
    source: "reports of translation tools",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.lproj/Localizable.strings": "\"hi\" = \"Hallo\";\n\"↓alt\" = \"Alt\";\n",
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "more" = "More";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
      ])
    ]
  )

  /// Reports each key that the development language's table lacks.
  public static func check(_ context: TableContext, _ findings: inout Findings) {
    guard let development = context.developmentTable, !context.table.isCatalog else { return }
    let used = context.app.usedKeys
    context.table.forEachVisibleEntry { _, entry in
      let bytes = context.table.bytes(entry.key)
      guard development.entryNumber(forKey: bytes) == nil, !used.contains(bytes) else { return }
      let key = context.key(of: entry)
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .warning,
          message: "'\(key)' stands only in this translation, not in '\(development.path)'",
          place: context.place(entry.key.range),
          help: "delete the entry",
          key: key,
          locales: context.locales,
          fix: EntryRemoval.range(of: entry, in: context.table.source).map {
            Fix(
              isSafe: true,
              edits: [SourceEdit(path: context.table.path, range: $0, replacement: "")]
            )
          }
        )
      )
    }
  }
}
