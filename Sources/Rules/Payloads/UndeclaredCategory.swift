public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A category that the app does not register.
public enum UndeclaredCategory: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "undeclared-category",
    category: .payloadValue,
    severity: nil,
    group: .payloads,
    summary: "a category is none of the declared ones",
    reason: """
      Buttons and the content extension come with a category that the app registers under exactly this \
      name; with another one the notification has none. Off unless the configuration lists the app's \
      'categories'; then a warning.
      """,
    source: "Apple, Declaring your actionable notification types; the project's own declaration",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"categories": ["message", "product"]}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "category": ↓"Message"}}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"categories": ["message", "product"]}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "category": "product"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "category": "anything"}}"#,
      ]),
    ]
  )

  /// Reports a category that is not declared, at the value.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let declared = context.options.categories,
      let value = context.member("category", in: .aps)?.value,
      let name = DeclaredNames.undeclared(value, in: declared)
    else { return }
    findings.add(
      context.finding(
        description,
        severity: .warning,
        at: value,
        "the configuration lists no category '\(name)'; no buttons are shown",
        help: DeclaredNames.help(name, in: declared, list: "categories"),
        related: DeclaredNames.related(name, in: declared)
      )
    )
  }
}
