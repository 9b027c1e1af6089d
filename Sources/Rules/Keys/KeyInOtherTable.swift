import Catalogs
import Delivery
public import Diagnostics
import Payloads
import SourceText

/// A key that stands only where the system does not look.
public enum KeyInOtherTable: KeyRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "key-in-other-table",
    category: .missingKey,
    severity: .error,
    group: .keys,
    summary: "a payload's key stands only in a table that the system does not read for a push",
    reason: """
      The system looks a push's keys up in the table `Localizable` of the app itself, in no other \
      table and in no extension or package. The phone shows the bare key.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "en.lproj/Push.strings": #""promo" = "Sale";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "↓promo"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""promo" = "Sale";"#,
        "en.lproj/Push.strings": #""promo" = "Sale";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "promo"}}}"#,
      ])
    ]
  )

  /// Says what to do; what code or an extension reads there must stay.
  private static func help(
    _ key: String,
    _ found: (table: StringTable, entry: Entry),
    _ context: KeyContext
  ) -> Message {
    if case .variation(let variation) = found.entry.value,
      variation.needsPluralRules(in: found.table)
    {
      return """
        it is a plural entry there, which a push cannot use: add plain texts to the app's \
        'Localizable' table, one key for each form
        """
    }
    if found.table.name == "Localizable" {
      return """
        copy the entry to the 'Localizable' table of '\(context.app.bundle.path)'; the other one is \
        of another bundle
        """
    }
    return "copy the entry to the app's 'Localizable' table; move it if no code reads it"
  }

  /// Reports each use of a key that no `Localizable` of the app has and another table has.
  public static func check(_ context: KeyContext, _ findings: inout Findings) {
    let facts = MissingKeyFacts(context)
    guard let first = facts.elsewhere.first, !facts.missing.isEmpty else { return }
    for use in context.uses {
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: use.part == .action ? .warning : .error,
          message: """
            '\(use.key)' stands only in '\(first.table.path)', where the system does not look; \
            \(Wording.shownInstead(of: use))
            """,
          place: use.place,
          help: help(use.key, first, context),
          key: use.key,
          locales: facts.missing.map(\.locale),
          payload: use.place.path,
          pointer: use.pointer,
          related: facts.elsewhere.map {
            RelatedPlace(
              place: SourcePlace(path: $0.table.path, range: $0.entry.key.range),
              message: "it stands here, in table '\($0.table.name)'"
            )
          }
        )
      )
    }
  }
}
