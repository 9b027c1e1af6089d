import Catalogs
import Delivery
public import Diagnostics
import Languages

/// A language that the configuration requires and the app does not have.
public enum MissingRequiredLanguage: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-required-language",
    category: .missingFile,
    severity: .error,
    group: .languages,
    summary: "a language that the configuration requires is not there",
    reason: """
      A phone set to this language shows another one. Without a folder nothing else is reported for \
      the language: there is no table that a key could be missing from.
      """,
    source: "CFBundle's choice of a localization, as read and run",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"languages": {"required": ["en", ↓"de"]}}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"languages": {"required": ["en", "pt_BR"]}}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "pt-BR.lproj/Localizable.strings": #""hi" = "Oi";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        ".pushloc.json": #"{"languages": {"required": ["en"]}}"#,
        "Base.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
    ]
  )

  /// Reports each required language without a folder.
  ///
  /// Only the folders of apps are asked, those that pushes are shown from.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    guard context.isApp else { return }
    let present = Set(context.phones.map { LanguageID($0.language) })
    for language in context.options.requiredLanguages {
      let wanted = LanguageID(language.name)
      guard !present.contains(wanted) else { continue }
      let phone = Phone(language: language.name, bundle: context.bundle)
      let folder = context.bundle.path.isEmpty ? "." : context.bundle.path
      let message: Message =
        phone.mainTable.map {
          """
          the required language '\(language.name)' has no folder in '\(folder)'; phones in this \
          language read '\($0.path)'
          """
        } ?? "the required language '\(language.name)' has no folder in '\(folder)'"
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .error,
          message: message,
          place: language.place,
          help: "add '\(wanted.canonical).lproj', or take the language out of 'required'",
          locales: [wanted.canonical]
        )
      )
    }
  }
}
