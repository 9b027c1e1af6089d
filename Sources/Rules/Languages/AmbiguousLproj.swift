import Delivery
public import Diagnostics
import Languages

/// A folder `zh`, which only half of the Chinese phones read.
public enum AmbiguousLproj: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "ambiguous-lproj",
    category: .lprojName,
    severity: .warning,
    group: .languages,
    summary: "a language folder is named 'zh'",
    reason: """
      Phones in simplified Chinese read `zh.lproj`; phones in traditional Chinese never do and fall \
      back to another language.
      """,
    source: "runs of Apple's language matcher",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "zh.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "zh-Hans.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "zh-Hant.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ])
    ]
  )

  /// Reports the folder.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for folder in context.bundle.folders {
      let name = LprojName(folder.name)
      guard case .ambiguous? = name.fault,
        let finding = FolderFinding.make(
          description,
          .warning,
          folder,
          locale: name.canonical,
          "phones in traditional Chinese never read '\(folder.name).lproj'",
          help: FolderFinding.help(
            movingTo: "zh-Hans",
            in: context.bundle,
            otherwise: context.bundle.folder(named: "zh-Hant") == nil
              ? "rename the folder to 'zh-Hans.lproj', and add 'zh-Hant.lproj'" : nil
          )
        )
      else { continue }
      findings.add(finding)
    }
  }
}
