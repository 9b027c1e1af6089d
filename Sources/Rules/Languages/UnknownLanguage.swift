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
    summary: "a language folder's name is no known language",
    reason: """
      No phone can be set to it, so its texts are never shown.
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
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "vls.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "es_MX.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "sr-Latn.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ])
    ]
  )

  /// Reports each unknown name.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for folder in context.bundle.folders {
      let name = LprojName(folder.name)
      guard case .unknown(let suggestion)? = name.fault,
        let finding = FolderFinding.make(
          description,
          .warning,
          folder,
          locale: name.canonical,
          "'\(folder.name).lproj' is no language that a phone can be set to",
          help: suggestion.map { "did you mean '\($0).lproj'?" }
            ?? "rename the folder after the language's code"
        )
      else { continue }
      findings.add(finding)
    }
  }
}
