import Delivery
public import Diagnostics
import Languages
import SourceText

/// A folder of tables whose name is nearly that of a language folder.
public enum MisspeltLproj: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "misspelt-lproj",
    category: .lprojName,
    severity: .error,
    group: .languages,
    summary: "a folder of tables is nearly named like a language folder",
    reason:
      "Only folders that end in exactly `.lproj` are read: phones in this language see another.",
    source: "CFBundle, as read: the ending is compared as it stands",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.Iproj/Localizable.strings": #"↓"hi" = "Hallo";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "App.xcodeproj/Localizable.strings": #""hi" = "Hallo";"#,
      ])
    ]
  )

  /// Reports each such folder.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for folder in context.bundle.strayFolders {
      guard let right = LprojName.misspelt(folder: folder.name),
        let name = LprojName(folder: right)
      else { continue }
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .error,
          message: "'\(folder.name)' is never read: the name does not end in '.lproj'",
          place: SourcePlace(path: folder.memberPath, range: ByteRange(0, 0)),
          help: FolderFinding.help(movingTo: name.written, in: context.bundle),
          locales: [name.canonical]
        )
      )
    }
  }
}
