import Delivery
public import Diagnostics
import Languages

/// A folder whose name is no language that a phone can be set to.
public enum UnknownLanguage: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-language",
    category: .lprojName,
    severity: .warning,
    group: .languages,
    summary: "a language folder's name is no known language, or hardly the one that is meant",
    reason: """
      No phone can be set to it, so its texts are never shown. A few codes exist but are mostly
      written for another language: 'kr' is Kanuri, not Korean.
      """,
    source: "ISO 639, 3166 and 15924 as the toolchain's ICU lists them",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "jp.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "pt-rBR.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "kr.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "se.lproj/Localizable.strings": #"↓"hi" = "Hej";"#,
        "sv.lproj/Localizable.strings": #""hi" = "Hej";"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "vls.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "es_MX.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "sr-Latn.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ]),
      RuleExample([
        "nb.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "se.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ]),
    ]
  )

  /// Reports each unknown name.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    let languages = context.bundle.folders.map { LanguageID($0.name) }
    for folder in context.bundle.folders {
      let name = LprojName(folder.name)
      guard let (message, help) = words(name, languages, context.bundle),
        let finding = FolderFinding.make(
          description,
          .warning,
          folder,
          locale: name.canonical,
          message,
          help: help
        )
      else { continue }
      findings.add(finding)
    }
  }

  private static func words(
    _ name: LprojName,
    _ languages: [LanguageID],
    _ bundle: LocalizedBundle
  ) -> (message: Message, help: Message)? {
    if case .unknown(let suggestion)? = name.fault {
      return (
        "'\(name.written).lproj' is no language that a phone can be set to",
        suggestion.map { help($0, bundle) } ?? "rename the folder after the language's code"
      )
    }
    return name.confusion(among: languages).map {
      (
        "'\(name.written).lproj' is read by phones in \($0.meaning) only",
        help($0.suggestion, bundle)
      )
    }
  }

  private static func help(_ suggestion: String, _ bundle: LocalizedBundle) -> Message {
    guard bundle.folder(named: suggestion) != nil else {
      return "did you mean '\(suggestion).lproj'?"
    }
    return """
      if '\(suggestion)' is meant, move its texts into '\(suggestion).lproj', which is there already, and \
      delete this folder
      """
  }
}
