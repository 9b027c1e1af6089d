import Catalogs
import Delivery
public import Diagnostics
import Languages
import SourceText

/// A language folder without the table that pushes read.
public enum MissingTable: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-table",
    category: .missingFile,
    severity: .error,
    group: .keys,
    summary: "a language folder lacks the table Localizable while payloads need it",
    reason: """
      A phone set to this language takes the folder, and then another folder's file answers for the \
      whole table: users see another language. A note where a file answers; an error where none does.
      """,
    source: "CFBundle, per-file lookup, as read and run",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "fr.lproj/InfoPlist.strings": #"↓"CFBundleName" = "App";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "fr.lproj/InfoPlist.strings": #""CFBundleName" = "App";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "Base.lproj/Main.strings": #""a" = "A";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
    ]
  )

  /// Reports each language folder without a `Localizable` of its own.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    // Where no language has the table, each key is missing, which is told at the keys.
    guard !context.uses.isEmpty,
      context.bundle.tables.contains(where: { $0.name == "Localizable" }),
      context.bundle.rootTables.allSatisfy({ $0.name != "Localizable" })
    else { return }
    for folder in context.bundle.folders where !folder.isBase {
      guard folder.strings("Localizable") == nil, folder.stringsdict("Localizable") == nil,
        let place = place(of: folder),
        let phone = context.phones.first(where: { $0.language == folder.name })
      else { continue }
      let locale = LanguageID(folder.name).canonical
      let answering = phone.mainTable
      let message: Message =
        answering.map {
          "'\(folder.name).lproj' has no Localizable table; phones in this language read '\($0.path)'"
        }
        ?? "'\(folder.name).lproj' has no Localizable table and no other file answers for it"
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: answering == nil ? .error : .note,
          message: message,
          place: place,
          help: "add a Localizable table to the folder, or delete the folder",
          locales: [locale]
        )
      )
    }
  }

  private static func place(of folder: LocalizationFolder) -> SourcePlace? {
    if let table = folder.tables.first {
      return SourcePlace(
        path: table.path,
        range: ByteRange.empty(at: table.source.contentStart)
      )
    }
    return folder.memberPath.map { SourcePlace(path: $0, range: ByteRange(0, 0)) }
  }
}
