import Catalogs
public import Diagnostics
import SourceText

/// A table without entries.
public enum EmptyTable: TableRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "empty-table",
    category: .emptyFile,
    severity: .error,
    group: .files,
    summary: "a table has no entry",
    reason: """
      The file still claims the language: phones read it and find nothing, and no other language's \
      file is asked. A warning where no payload needs the table and Apple's reader takes the file; a \
      file of 0 bytes it refuses.
      """,
    source: "runs of PropertyListSerialization and CFBundle lookups",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "fr.lproj/Localizable.strings": "↓/* nothing yet */\n",
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
      RuleExample(["en.lproj/Localizable.strings": "↓"]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "fr.lproj/Localizable.strings": #""hi" = "Bonjour";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  /// Reports an accepted table without entries.
  public static func check(_ context: TableContext, _ findings: inout Findings) {
    let table = context.table
    guard table.entries.isEmpty, !table.isCatalog, table.isDictionary else { return }
    findings.add(
      Diagnostic(
        rule: description.id,
        severity: context.isPushTable ? .error : .warning,
        message: "the table is empty; phones in this language find no text and ask no other file",
        place: context.place(ByteRange.empty(at: table.source.contentStart)),
        help: "add entries, or delete the file",
        locales: context.locales
      )
    )
  }
}
