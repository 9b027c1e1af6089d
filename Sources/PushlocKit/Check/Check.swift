import Catalogs
import Delivery
public import Diagnostics
import FileAccess
import Languages
import Payloads
public import Reporters
public import Rules
import SourceText

/// Joins tables and payloads and runs the rules over them.
public enum Check {
  /// Returns the contexts that rules look at: one for each bundle of each app, the app's own with
  /// its payloads.
  public static func contexts(
    of project: Project,
    levels: RuleLevels = RuleLevels()
  ) -> [AppContext] {
    var options = project.configuration.ruleOptions(
      payloadPaths: project.payloadFiles.map(\.source.path)
    )
    options.askedRules = levels.askedRules
    return project.apps.flatMap { contexts(of: $0, in: project, options) }
  }

  private static func contexts(
    of app: ProjectApp,
    in project: Project,
    _ options: RuleOptions
  ) -> [AppContext] {
    let all = app.uses(values: options.values)
    let chosen = AppChooser.apps(among: app.bundles, uses: all)
    let uses = AppChooser.shares(of: all, among: chosen.map { app.bundles[$0] })
    let chosenPaths = Set(chosen.map { app.bundles[$0].path })
    let others = (project.bundles + project.otherBundles).filter { !chosenPaths.contains($0.path) }
    let openKeys = app.payloadFiles.flatMap { $0.openKeys(values: options.values) }
    return app.bundles.indices.map { number in
      let bundle = app.bundles[number]
      let share = chosen.firstIndex(of: number)
      let isApp = share != nil
      let languages = phoneLanguages(of: bundle).filter { !options.ignores($0) }
      return AppContext(
        bundle: bundle,
        isApp: isApp,
        otherBundles: isApp ? others : [],
        halves: app.bundles.filter { TableHalves.areHalves($0, bundle) },
        payloadFiles: isApp ? app.payloadFiles : [],
        uses: share.map { uses[$0] } ?? [],
        openKeys: isApp ? openKeys : [],
        phones: languages.map { Phone(language: $0, bundle: bundle) },
        developmentPhone: Phone(language: bundle.developmentLanguage, bundle: bundle),
        options: options
      )
    }
  }

  /// Returns every finding that is not off, not overridden and not suppressed, in the order of
  /// reports.
  public static func run(
    _ project: Project,
    levels: RuleLevels = RuleLevels()
  ) -> [Diagnostic] {
    findings(project, contexts(of: project, levels: levels), levels)
  }

  /// Returns everything that reporters show.
  public static func report(
    on project: Project,
    levels: RuleLevels = RuleLevels(),
    toolVersion: String
  ) -> Report {
    let contexts = contexts(of: project, levels: levels)
    let findings = findings(project, contexts, levels)
    return report(on: project, contexts, findings, [], toolVersion: toolVersion)
  }

  /// Returns everything that reporters show, with findings that were chosen before.
  static func report(
    on project: Project,
    _ contexts: [AppContext],
    _ findings: [Diagnostic],
    _ remarks: [Message],
    leftOut: Int = 0,
    toolVersion: String
  ) -> Report {
    let sources = project.sources
    var summary = summary(project, contexts)
    summary.leftOut = leftOut
    var report = Report(
      diagnostics: findings,
      sources: { sources[$0] },
      summary: summary,
      rules: RuleRegistry.descriptions,
      remarks: Remarks.remarks(project, contexts) + remarks,
      toolVersion: toolVersion
    )
    report.payloads = project.payloadFigures
    return report
  }

  static func findings(
    _ project: Project,
    _ contexts: [AppContext],
    _ levels: RuleLevels,
    scope: RuleScope = .everything
  ) -> [Diagnostic] {
    let rules = RuleSet(isOn: levels.isApplied)
    var combined = CombinedFindings()
    combined.add(PushFindings(contexts).sharpened(project.diagnostics))
    for findings in ruleFindings(contexts, rules, scope, jobs: project.jobs) {
      combined.add(findings)
    }
    var found = Report.sorted(combined.diagnostics)
    found.removeAll { isIgnored($0, in: project.configuration) }
    var judge = Judge(levels, project)
    var suppressions = Suppressions(project, levels)
    var findings = found.compactMap { judge.judge($0) }.filter { !suppressions.suppress($0) }
    // Whether settings and suppressions find anything can be told only where everything was looked at.
    guard scope == .everything else { return findings }
    let faults = judge.faults(paths: project.readPaths) + suppressions.faults()
    findings += faults.compactMap { judge.judge($0) }
    return Report.sorted(findings)
  }

  /// Returns what rules find, each table on a core of its own; the order does not depend on how many.
  private static func ruleFindings(
    _ contexts: [AppContext],
    _ rules: RuleSet,
    _ scope: RuleScope,
    jobs: Int
  ) -> [[Diagnostic]] {
    contexts.flatMap { context in
      let runner = RuleRunner(context, rules: rules, scope: scope)
      return [runner.appFindings()]
        + runner.tables.mapInParallel(jobs: jobs) { runner.findings(in: $0) }
    }
  }

  /// Whether a finding stands in a folder of a language that is not checked.
  private static func isIgnored(_ diagnostic: Diagnostic, in configuration: Configuration) -> Bool {
    guard !configuration.ignoredLanguages.isEmpty else { return false }
    let parent = FilePath(diagnostic.place.path).parent.name.string
    guard let folder = FileClassifier.languageFolder(parent), configuration.ignores(folder) else {
      return false
    }
    return diagnostic.locales.allSatisfy(configuration.ignores)
  }

  private static func summary(_ project: Project, _ contexts: [AppContext]) -> CheckSummary {
    var keys = KeyCount()
    var languages: Set<String> = []
    for context in contexts {
      for table in context.bundle.tables {
        if let folder = table.folder, folder != "Base" {
          languages.insert(LanguageID(folder).canonical)
        }
        keys.add(table)
      }
    }
    let openKeys = project.openKeys
    var summary = CheckSummary(
      files: project.fileCount,
      languages: languages.sorted(),
      keys: keys.count,
      payloads: project.payloadFiles.reduce(0) { $0 + $1.payloads.count },
      locKeys: references(project.uses) + openKeys.count,
      unverifiable: openKeys.count,
      otherMessages: project.payloadFiles.reduce(0) { $0 + $1.otherMessages }
    )
    summary.isComplete = project.failures.isEmpty && project.hasTables
    return summary
  }

  /// Number of places among some uses: one that declared values make many keys of counts once.
  private static func references(_ uses: [KeyUse]) -> Int {
    let sure = uses.count { $0.chosenValues.isEmpty }
    let places = Set(uses.lazy.filter { !$0.chosenValues.isEmpty }.map(\.place))
    return sure + places.count
  }

  /// Names of the languages that phones can be set to: the bundle's folders, and the development
  /// language where only `Base` stands for it.
  ///
  /// Where nothing names that language, `Base` itself: phones in all other languages read it.
  static func phoneLanguages(of bundle: LocalizedBundle) -> [String] {
    var names = bundle.folders.filter { !$0.isBase && isChoosable($0.name) }.map(\.name)
    let development = bundle.developmentLanguage
    if bundle.folder(named: "Base") != nil, development != "Base",
      !names.contains(where: { LanguageID($0) == LanguageID(development) })
    {
      names.append(development)
    }
    if development == "Base", !names.isEmpty,
      bundle.folder(named: "Base")?.tables.contains(where: { $0.name == "Localizable" }) == true
    {
      names.append("Base")
    }
    for declared in bundle.declaredLanguages
    where !names.contains(where: { LanguageID($0) == LanguageID(declared) }) {
      names.append(declared)
    }
    if names.isEmpty { names = [development == "Base" ? "en" : development] }
    return names.sorted()
  }

  /// Whether a phone can be set to the language of a folder.
  static func isChoosable(_ folder: String) -> Bool {
    if case .unknown? = LprojName(folder).fault { false } else { true }
  }
}
