import Catalogs
import Delivery
public import Diagnostics

/// A key that only pushes use, in no template.
public enum UnusedPushKey: TableRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unused-push-key",
    category: .hygiene,
    severity: nil,
    group: .releases,
    summary: "a key for pushes is in no template",
    reason: """
      It is translated for nothing, or a template names another key by mistake. Off unless the \
      configuration declares how such keys begin ('pushKeyPrefix') and that every template is there \
      ('templatesAreComplete'); then a warning.
      """,
    source: "the project's own declaration",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"pushKeyPrefix": "push.", "templatesAreComplete": true}"#,
        "en.lproj/Localizable.strings": #""push.hi" = "Hello"; "↓push.bye" = "Bye"; "more" = "a";"#,
        "de.lproj/Localizable.strings": #""push.hi" = "Hallo"; "push.bye" = "Ade"; "more" = "b";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"pushKeyPrefix": "push."}"#,
        "en.lproj/Localizable.strings": #""push.hi" = "Hello"; "push.bye" = "Bye";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ])
    ]
  )

  /// Reports each such key once, in the development language's table.
  public static func check(_ context: TableContext, _ findings: inout Findings) {
    let options = context.app.options
    guard let prefix = options.pushKeyPrefix, options.templatesAreComplete, context.app.isApp,
      context.table.name == "Localizable", context.developmentTable == nil
    else { return }
    let used = context.app.usedKeys
    context.table.forEachVisibleEntry { _, entry in
      let bytes = context.table.bytes(entry.key)
      guard bytes.starts(with: prefix.utf8), !used.contains(bytes),
        !context.app.openKeys.contains(where: { $0.fits(bytes) })
      else { return }
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .warning,
          message: "no template uses '\(context.key(of: entry))'",
          place: context.place(entry.key.range),
          help: "delete the key in all languages, or look for the template that should use it",
          key: context.key(of: entry),
          locales: context.locales
        )
      )
    }
  }
}
