import Delivery
public import Diagnostics
import Languages

/// A language folder that the Xcode project does not list.
public enum LanguageNotInProject: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "language-not-in-project",
    category: .lprojName,
    severity: .warning,
    group: .languages,
    summary: "the Xcode project does not list the language of a folder",
    reason: """
      Xcode builds the languages that the project lists as 'knownRegions'. A folder that was only put on \
      the disk is not in the app: phones in this language see another one.
      """,
    source: "Apple, Adding support for languages and regions; BUILD_ONLY_KNOWN_LOCALIZATIONS",
    triggering: [
      RuleExample([
        "App.xcodeproj/project.pbxproj": """
        {objects = {A = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base);};};}
        """,
        "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "App/fr.lproj/Localizable.strings": #"↓"hi" = "Bonjour";"#,
      ])
    ],
    clean: [
      RuleExample([
        "App.xcodeproj/project.pbxproj": """
        {objects = {A = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, "pt-BR");};};}
        """,
        "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "App/pt-BR.lproj/Localizable.strings": #""hi" = "Oi";"#,
      ]),
      RuleExample([
        "App.xcodeproj/project.pbxproj": """
        {objects = {
          A = {isa = PBXProject; mainGroup = B; knownRegions = (en);};
          B = {isa = PBXGroup; children = (C); sourceTree = "<group>";};
          C = {isa = PBXVariantGroup; children = (D, E); path = App; sourceTree = "<group>";};
          D = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>";};
          E = {isa = PBXFileReference; path = fr.lproj/Localizable.strings; sourceTree = "<group>";};
        };}
        """,
        "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "App/fr.lproj/Localizable.strings": #""hi" = "Bonjour";"#,
      ]),
      RuleExample([
        "App.xcodeproj/project.pbxproj": """
        {objects = {A = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base);};};}
        """,
        "Chat/Package.swift": "",
        "Chat/Sources/Chat/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "Chat/Sources/Chat/fr.lproj/Localizable.strings": #""hi" = "Bonjour";"#,
      ]),
    ]
  )

  /// Reports each such folder.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    guard let unlisted = context.bundle.unlistedFolders else { return }
    for name in unlisted.names {
      guard let folder = context.bundle.folder(named: name),
        let finding = FolderFinding.make(
          description,
          .warning,
          folder,
          locale: LanguageID(name).canonical,
          unlisted.isLeftOut
            ? """
            '\(unlisted.project)' neither lists '\(name)' among its languages ('knownRegions') nor names a \
            file of '\(name).lproj': the build leaves it out
            """
            : """
            '\(unlisted.project)' does not list '\(name)' among its languages ('knownRegions'); the build \
            leaves '\(name).lproj' out where it builds known languages only
            """,
          help: "add the language to the project in Xcode, or delete the folder"
        )
      else { continue }
      findings.add(finding)
    }
  }
}
