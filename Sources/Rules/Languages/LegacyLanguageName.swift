import Delivery
public import Diagnostics
import Languages

/// A language folder named as in former times.
public enum LegacyLanguageName: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "legacy-language-name",
    category: .lprojName,
    severity: .note,
    group: .languages,
    summary: "a language folder has a name of former times",
    reason: """
      Phones still understand it, but Xcode and translation tools write today's name and a second \
      folder appears.
      """,
    source: "Apple's alias list, as read; runs of Apple's language matcher",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "iw.lproj/Localizable.strings": #"↓"hi" = "Hello";"#,
      ]),
      RuleExample(
        [
          "English.lproj/Localizable.strings": #"↓"hi" = "Hello";"#
        ],
        developmentLanguage: "English"
      ),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "he.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "nb.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ])
    ]
  )

  /// Reports each name of former times.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for folder in context.bundle.folders {
      let name = LprojName(folder.name)
      guard case .legacy(let modern)? = name.fault,
        let finding = FolderFinding.make(
          description,
          .note,
          folder,
          locale: name.canonical,
          "'\(folder.name).lproj' is a name of former times",
          help: FolderFinding.help(movingTo: modern, in: context.bundle)
        )
      else { continue }
      findings.add(finding)
    }
  }
}
