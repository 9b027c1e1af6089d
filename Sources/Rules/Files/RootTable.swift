import Catalogs
import Delivery
public import Diagnostics
import SourceText

/// A table beside the language folders.
public enum RootTable: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "root-table",
    category: .lprojName,
    severity: .error,
    group: .files,
    summary: "a table that lies outside the language folders hides the same table in all of them",
    reason: """
      The phone looks beside the language folders first. When a file is there, it answers for every \
      language, and no translation is ever read.
      """,
    source: "runs of CFBundle lookups: the bundle's root comes first",
    triggering: [
      RuleExample([
        "Localizable.strings": #"↓"hi" = "Hello";"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
      ])
    ],
    clean: [
      RuleExample([
        "Other.strings": #""hi" = "Hello";"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ])
    ]
  )

  /// Reports each root table that stands in a language folder, too.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for table in context.bundle.rootTables where !table.isCatalog {
      let hidden = context.bundle.folders.flatMap(\.tables).filter {
        $0.name == table.name && $0.isStringsdict == table.isStringsdict && !$0.isCatalog
      }
      guard !hidden.isEmpty else { continue }
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .error,
          message: """
            this file hides '\(table.name)' in \(hidden.count) language folders; the phone reads no \
            translation of it
            """,
          place: SourcePlace(
            path: table.path,
            range: ByteRange.empty(at: table.source.contentStart)
          ),
          help: "move it into the folder of its language",
          related: hidden.map {
            RelatedPlace(
              place: SourcePlace(
                path: $0.path,
                range: ByteRange.empty(at: $0.source.contentStart)
              ),
              message: "never read"
            )
          }
        )
      )
    }
  }
}
