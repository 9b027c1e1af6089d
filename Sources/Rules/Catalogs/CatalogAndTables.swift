import Catalogs
import Delivery
public import Diagnostics
import SourceText

/// A table that is there as a catalog and as files of its own.
public enum CatalogAndTables: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "catalog-and-tables",
    category: .duplicateKey,
    severity: .error,
    group: .catalogs,
    summary: "a table is there as a string catalog and as .strings or .stringsdict files, too",
    reason: """
      Xcode refuses to build a target with both. Where another tool copies both, one overwrites the \
      other.
      """,
    source: "swift-build, the rules for string catalogs",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        ↓{
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}}
        }
        """#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
      ])
    ],
    clean: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}}
        }
        """#,
        "de.lproj/InfoPlist.strings": #""CFBundleName" = "App";"#,
      ])
    ]
  )

  /// Reports each catalog beside other files of its table, at its start.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    var catalogs: [String: StringTable] = [:]
    for table in context.bundle.tables where table.isCatalog && catalogs[table.name] == nil {
      catalogs[table.name] = table
    }
    for (name, table) in catalogs.sorted(by: { $0.key < $1.key }) {
      let others = context.bundle.tables.filter { !$0.isCatalog && $0.name == name }
      guard !others.isEmpty else { continue }
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .error,
          message: others.count == 1
            ? "the table '\(name)' is a catalog here and a file, too; Xcode refuses to build both"
            : "the table '\(name)' is a catalog here and \(others.count) files, too; Xcode refuses to build both",
          place: place(table),
          help: "move the texts of the files into the catalog and delete them",
          related: others.map { RelatedPlace(place: place($0), message: "the same table") }
        )
      )
    }
  }

  private static func place(_ table: StringTable) -> SourcePlace {
    SourcePlace(path: table.path, range: ByteRange.empty(at: table.source.contentStart))
  }
}
