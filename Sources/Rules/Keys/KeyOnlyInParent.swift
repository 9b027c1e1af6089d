import Catalogs
import Delivery
public import Diagnostics
import Payloads
import SourceText

/// A key that a regional language lacks and its parent language has.
public enum KeyOnlyInParent: KeyRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "key-only-in-parent",
    category: .missingKey,
    severity: .error,
    group: .keys,
    summary: "a regional language lacks a payload's key that its parent language has",
    reason: """
      A phone set to `es-MX` reads the file of `es-419` when there is one, and only that file. A key \
      that stands in `es` alone is not found: fallback is per file, never per key.
      """,
    source: "CFBundle, per-file lookup, as read and run",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "es.lproj/Localizable.strings": #""hi" = "Hola";"#,
        "es-419.lproj/Localizable.strings": #""bye" = "Chao";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "↓hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "en-GB.lproj/Localizable.strings": #""bye" = "Bye";"#,
        "es.lproj/Localizable.strings": #""hi" = "Hola";"#,
        "es-419.lproj/Localizable.strings": #""bye" = "Chao";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "↓↓hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "es.lproj/Localizable.strings": #""hi" = "Hola";"#,
        "es-419.lproj/InfoPlist.strings": #""CFBundleName" = "App";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  /// Reports each use of a key for the languages that lack it below a parent that has it.
  public static func check(_ context: KeyContext, _ findings: inout Findings) {
    let groups = Dictionary(grouping: MissingKeyFacts(context).missingBelowParent) {
      $0.parent.table.path
    }
    for group in groups.sorted(by: { $0.key < $1.key }) {
      report(group.value, context, &findings)
    }
  }

  private static func report(
    _ below: [(phone: Phone, parent: Phone.Answer)],
    _ context: KeyContext,
    _ findings: inout Findings
  ) {
    guard let first = below.first else { return }
    let locales = below.map(\.phone.locale)
    for use in context.uses {
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: use.part == .action ? .warning : .error,
          message: """
            the table of \(Wording.languages(locales)) lacks '\(use.key)' and '\(first.parent.table.folder ?? "")' \
            is not asked for a single key; \(Wording.shownInstead(of: use))
            """,
          place: use.place,
          help: "copy the entry from '\(first.parent.table.path)'",
          key: use.key,
          locales: locales,
          payload: use.place.path,
          pointer: use.pointer,
          related: below.map {
            RelatedPlace(
              place: SourcePlace(path: $0.parent.table.path, range: $0.parent.entry.key.range),
              message: "the parent of '\($0.phone.locale)' has it here"
            )
          }
        )
      )
    }
  }
}
