import Delivery
public import Diagnostics
import Languages

/// A language folder whose name has the right letters in the wrong case.
public enum MiscasedLproj: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "miscased-lproj",
    category: .lprojName,
    severity: .warning,
    group: .languages,
    summary: "a language folder's name is in the wrong case",
    reason: """
      A phone compares names without regard to case, but tools, translators and case-sensitive \
      systems lose the folder or make a second one.
      """,
    source: "runs of Apple's language matcher",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "zh-hans.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
        "pt-Br.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "zh-Hans.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "pt_BR.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ])
    ]
  )

  /// Reports each miscased name.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for folder in context.bundle.folders {
      let name = LprojName(folder.name)
      guard case .miscased(let right)? = name.fault,
        let finding = FolderFinding.make(
          description,
          .warning,
          folder,
          locale: name.canonical,
          "'\(folder.name).lproj' is in the wrong case; phones find it, tools may not",
          help: FolderFinding.help(movingTo: right, in: context.bundle)
        )
      else { continue }
      findings.add(finding)
    }
  }
}
