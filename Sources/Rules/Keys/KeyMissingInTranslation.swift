import Catalogs
public import Diagnostics
import SourceText

/// Keys that a translation does not have yet and that no payload uses.
public enum KeyMissingInTranslation: TableRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "key-missing-in-translation",
    category: .missingKey,
    severity: .note,
    group: .keys,
    summary: "a translation lacks keys that the development language has",
    reason: """
      The app shows the bare keys, or what its code gives as default. One note a file, and only for \
      keys that no payload uses: those are missing-key.
      """,
    source: "Apple, NSLocalizedString",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "settings" = "Settings";"#,
        "de.lproj/Localizable.strings": #"↓"hi" = "Hallo";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo"; "extra" = "Mehr";"#,
      ])
    ]
  )

  /// Reports a table that lacks keys, once.
  public static func check(_ context: TableContext, _ findings: inout Findings) {
    guard let development = context.developmentTable, !context.table.isCatalog,
      context.table.folder != "Base", !context.table.entries.isEmpty,
      !context.hasAllDevelopmentKeys
    else { return }
    let used = context.app.usedKeys
    var missing: [String] = []
    development.forEachVisibleEntry { _, entry in
      let bytes = development.bytes(entry.key)
      guard context.table.entryNumber(forKey: bytes) == nil, !used.contains(bytes) else { return }
      missing.append(development.string(entry.key))
    }
    guard !missing.isEmpty else { return }
    findings.add(
      Diagnostic(
        rule: description.id,
        severity: .note,
        message: missing.count == 1
          ? "a key of '\(development.path)' is not translated here: '\(missing[0])'"
          : """
          \(missing.count) keys of '\(development.path)' are not translated here: \
          \(Wording.list(missing))
          """,
        place: context.place(ByteRange.empty(at: context.table.source.contentStart)),
        help: "add the keys, or delete them from the development language",
        locales: context.locales
      )
    )
  }
}
