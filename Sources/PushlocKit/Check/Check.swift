import Catalogs
import Delivery
public import Diagnostics
import Languages
import Payloads
public import Reporters
public import Rules

/// Joins tables and payloads and runs the rules over them.
public enum Check {
  /// Returns the contexts that rules look at: one for each bundle, apps with their payloads.
  public static func contexts(of project: Project) -> [AppContext] {
    let uses = project.payloadFiles.flatMap(\.keyUses)
    let apps = Set(AppChooser.apps(among: project.bundles, uses: uses))
    return project.bundles.indices.map { number in
      let bundle = project.bundles[number]
      let isApp = apps.contains(number)
      let languages = phoneLanguages(of: bundle)
      return AppContext(
        bundle: bundle,
        otherBundles: isApp
          ? project.bundles.indices.filter { $0 != number }.map { project.bundles[$0] } : [],
        payloadFiles: isApp ? project.payloadFiles : [],
        uses: isApp ? uses : [],
        phones: languages.map { Phone(language: $0, bundle: bundle) },
        developmentPhone: Phone(language: bundle.developmentLanguage, bundle: bundle)
      )
    }
  }

  /// Returns every finding, in no particular order.
  public static func run(_ project: Project) -> [Diagnostic] {
    findings(project, contexts(of: project))
  }

  /// Returns everything that reporters show.
  public static func report(on project: Project, toolVersion: String) -> Report {
    let contexts = contexts(of: project)
    let sources = project.sources
    return Report(
      diagnostics: findings(project, contexts),
      sources: { sources[$0] },
      summary: summary(project, contexts),
      rules: RuleRegistry.descriptions,
      remarks: Remarks.remarks(project, contexts),
      toolVersion: toolVersion
    )
  }

  private static func findings(_ project: Project, _ contexts: [AppContext]) -> [Diagnostic] {
    var diagnostics = project.diagnostics
    for context in contexts { diagnostics += RuleRunner.run(context) }
    return diagnostics.filter { RuleRegistry.isOn($0.rule) }
  }

  private static func summary(_ project: Project, _ contexts: [AppContext]) -> CheckSummary {
    var keys: Set<[UInt8]> = []
    var languages: Set<String> = []
    for context in contexts {
      for table in context.bundle.tables {
        if let folder = table.folder, folder != "Base" {
          languages.insert(LanguageID(folder).canonical)
        }
        table.forEachVisibleEntry { _, entry in keys.insert(table.bytes(entry.key)) }
      }
    }
    return CheckSummary(
      files: project.fileCount,
      languages: languages.sorted(),
      keys: keys.count,
      payloads: project.payloadFiles.reduce(0) { $0 + $1.payloads.count },
      locKeys: project.payloadFiles.reduce(0) { $0 + $1.keyUses.count }
    )
  }

  /// Names of the languages that phones can be set to: the bundle's folders, and the development
  /// language where only `Base` stands for it.
  static func phoneLanguages(of bundle: LocalizedBundle) -> [String] {
    var names = bundle.folders.filter { !$0.isBase }.map(\.name)
    let development = bundle.developmentLanguage
    if bundle.folder(named: "Base") != nil, development != "Base",
      !names.contains(where: { LanguageID($0) == LanguageID(development) })
    {
      names.append(development)
    }
    if names.isEmpty { names = [development == "Base" ? "en" : development] }
    return names.sorted()
  }
}
