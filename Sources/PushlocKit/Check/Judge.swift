import Diagnostics
import FileAccess
import JSONSyntax
import Payloads
import Rules
import SourceText

/// Gives findings the severities that flags and the configuration say, and drops those that are off.
struct Judge {
  private let levels: RuleLevels
  private let configuration: Configuration
  private var documents: [String: JSONDocument] = [:]
  /// The settings of overrides that met a finding, by the numbers of override and setting.
  private var used: Set<[Int]> = []

  init(_ levels: RuleLevels, _ project: Project) {
    self.levels = levels
    configuration = project.configuration
    if configuration.overrides.contains(where: { $0.pointer != nil }) {
      for file in project.payloadFiles { documents[file.source.path] = file.document }
    }
  }

  /// Returns a finding as it is reported; nil when it is off.
  mutating func judge(_ diagnostic: Diagnostic) -> Diagnostic? {
    let category = diagnostic.category ?? RuleRegistry.descriptions[diagnostic.rule]?.category
    var judged = diagnostic
    if let level = levels.flag(diagnostic.rule, category) {
      guard let severity = level.severity else { return nil }
      judged.severity = severity
      return judged
    }
    if let level = overridden(diagnostic, category) {
      guard let severity = level.severity else { return nil }
      judged.severity = severity
      return judged
    }
    guard let severity = levels.severity(of: diagnostic, category) else { return nil }
    judged.severity = severity
    return judged
  }

  /// What the last override says that fits.
  private mutating func overridden(
    _ diagnostic: Diagnostic,
    _ category: Diagnostics.Category?
  ) -> RuleLevel? {
    guard !configuration.overrides.isEmpty else { return nil }
    let path = configuration.folder.relative(FilePath(diagnostic.place.path)).string
    var result: RuleLevel?
    for number in configuration.overrides.indices {
      guard let level = levels.override(number, diagnostic.rule, category),
        fits(configuration.overrides[number], diagnostic, path)
      else { continue }
      result = level
      for (index, setting) in configuration.overrides[number].rules.enumerated()
      where setting.fits(diagnostic.rule, category) {
        used.insert([number, index])
      }
    }
    return result
  }

  private func fits(
    _ override: OverrideSettings,
    _ diagnostic: Diagnostic,
    _ path: String
  ) -> Bool {
    guard override.files.isEmpty || override.files.match(path) else { return false }
    guard let pointer = override.pointer else { return true }
    if let own = diagnostic.pointer, diagnostic.payload == diagnostic.place.path {
      return own == pointer || own.hasPrefix(pointer + "/")
    }
    guard let node = documents[diagnostic.place.path]?.node(at: pointer) else { return false }
    let range = node.key.map { $0.range.union(node.range) } ?? node.range
    return range.lowerBound <= diagnostic.place.range.lowerBound
      && diagnostic.place.range.upperBound <= range.upperBound
  }

  /// Faults of the overrides themselves.
  ///
  /// - Parameter paths: Paths of the files that were read; an override for others is not judged.
  /// - Returns: Overrides that lack a reason or meet no finding.
  func faults(paths: some Sequence<String>) -> [Diagnostic] {
    let removal = OverrideRemoval(configuration)
    let relative = paths.map { configuration.folder.relative(FilePath($0)).string }
    return configuration.overrides.enumerated().flatMap { number, override -> [Diagnostic] in
      let off = override.rules.enumerated().filter { $0.element.level == .off }
      guard !off.isEmpty else { return [] }
      var faults: [Diagnostic] = []
      if override.reason == nil { faults.append(Self.withoutReason(override)) }
      guard override.files.isEmpty || relative.contains(where: override.files.match) else {
        return faults
      }
      for (index, setting) in off where !used.contains([number, index]) && isJudged(setting) {
        faults.append(
          Self.unused(setting, override, fix: removal?.fix(setting, of: override))
        )
      }
      return faults
    }
  }

  /// Whether a setting can be said to be useless: a rule that is off anyway finds nothing.
  private func isJudged(_ setting: RuleSetting) -> Bool {
    guard case .rule(let rule) = setting.subject else { return true }
    return levels.isApplied(rule)
  }

  private static func withoutReason(_ override: OverrideSettings) -> Diagnostic {
    Diagnostic(
      rule: SuppressionWithoutReason.description.id,
      severity: .warning,
      message: "this override turns rules off without saying why",
      place: SourcePlace(
        path: override.place.path,
        range: ByteRange(override.place.range.lowerBound, override.place.range.lowerBound + 1)
      ),
      help: #"add "reason": "…""#
    )
  }

  private static func unused(
    _ setting: RuleSetting,
    _ override: OverrideSettings,
    fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      rule: UnusedSuppression.description.id,
      severity: .warning,
      message: "'\(setting.name)' finds nothing here, so nothing has to be turned off",
      place: setting.place ?? override.place,
      help: "delete '\(setting.name)' from the override",
      fix: fix
    )
  }
}

extension RuleSetting {
  /// The name of the rule or category.
  public var name: String {
    switch subject {
    case .rule(let rule): rule.name
    case .category(let category): category.rawValue
    }
  }

  /// Whether the setting is about a finding.
  func fits(_ rule: RuleID, _ category: Diagnostics.Category?) -> Bool {
    subject.fits(rule, category)
  }
}

extension RuleSetting.Subject {
  /// Whether a finding of a rule and a category is meant.
  func fits(_ rule: RuleID, _ category: Diagnostics.Category?) -> Bool {
    switch self {
    case .rule(let own): own == rule
    case .category(let own): own == category
    }
  }
}
