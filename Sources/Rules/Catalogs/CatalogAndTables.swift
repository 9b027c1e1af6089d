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
      other. What any of them has counts as found until one of them goes. A warning where the files lie \
      one folder above or below the catalog: they are of the same target most likely.
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
      ]),
      RuleExample([
        "App/Resources/Localizable.xcstrings": #"""
        ↓{
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}}
        }
        """#,
        "App/en.lproj/Localizable.strings": #""bye" = "Bye";"#,
      ]),
    ],
    clean: [
      RuleExample([
        "App/Packages/Chat/Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}}
        }
        """#,
        "App/en.lproj/Localizable.strings": #""bye" = "Bye";"#,
      ]),
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
      ]),
    ]
  )

  /// Reports each catalog beside other files of its table, at its start.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    var catalogs: [String: StringTable] = [:]
    for table in context.bundle.tables where table.isCatalog && catalogs[table.name] == nil {
      catalogs[table.name] = table
    }
    for (name, table) in catalogs.sorted(by: { $0.key < $1.key }) {
      let own = files(name, in: [context.bundle])
      // Files of a folder above or below are of the same target most likely, not certainly.
      let others = own.isEmpty ? files(name, in: context.halves) : own
      guard !others.isEmpty else { continue }
      let count: Message = others.count == 1 ? "a file" : "\(others.count) files"
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: own.isEmpty ? .warning : .error,
          message: own.isEmpty
            ? """
            the table '\(name)' stands in this catalog and in \(count) of a folder beside it; Xcode \
            refuses to build a target with both
            """
            : """
            the table '\(name)' stands in this catalog and in \(count); Xcode refuses to build a \
            target with both
            """,
          place: place(table),
          help: "move the texts of the files into the catalog and delete them",
          related: others.map { RelatedPlace(place: place($0), message: "the same table") }
        )
      )
    }
  }

  private static func files(_ name: String, in bundles: [LocalizedBundle]) -> [StringTable] {
    bundles.flatMap(\.tables).filter { !$0.isCatalog && $0.name == name }
  }

  private static func place(_ table: StringTable) -> SourcePlace {
    SourcePlace(path: table.path, range: ByteRange.empty(at: table.source.contentStart))
  }
}
