public import Diagnostics
public import SourceText

/// Everything a reporter shows: findings in order, the files they stand in, the numbers.
public struct Report: Sendable {
  /// Finds a file by its path as diagnostics name it; nil for one that was not read.
  public typealias Sources = @Sendable (String) -> DecodedSource?

  /// The findings, ordered by path, offset and rule.
  public let diagnostics: [Diagnostic]
  /// The files.
  public let sources: Sources
  /// What was looked at and found.
  public let summary: CheckSummary
  /// The payloads that are reported on, in numbers.
  public var payloads: [PayloadFigures] = []
  /// Every rule that was applied, by id.
  public let rules: [RuleID: RuleDescription]
  /// Sentences about the run itself, such as which bundle was taken as the app.
  public let remarks: [Message]
  /// The version of pushloc.
  public let toolVersion: String

  /// Creates a report; the findings may come in any order.
  ///
  /// - Parameters:
  ///   - diagnostics: what was found.
  ///   - sources: finds files by path.
  ///   - summary: what was looked at; its counts of findings are made here.
  ///   - rules: the rules, by id.
  ///   - remarks: sentences about the run.
  ///   - toolVersion: the version of pushloc.
  public init(
    diagnostics: [Diagnostic],
    sources: @escaping Sources,
    summary: CheckSummary,
    rules: [RuleID: RuleDescription],
    remarks: [Message] = [],
    toolVersion: String
  ) {
    self.diagnostics = Self.sorted(diagnostics)
    self.sources = sources
    self.rules = rules
    self.remarks = remarks
    self.toolVersion = toolVersion
    var counted = summary
    counted.count(diagnostics)
    self.summary = counted
  }

  /// The category of a finding; nil only for a rule that the report does not know.
  public func category(of diagnostic: Diagnostic) -> Category? {
    diagnostic.category ?? rules[diagnostic.rule]?.category
  }

  /// Returns findings ordered by path, offset and rule, paths by their UTF-8.
  ///
  /// What still ties is ordered by everything else that shows, so that findings made in parallel come
  /// out the same in every run.
  public static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { first, second in
      if first.place.path != second.place.path {
        return first.place.path.utf8.lexicographicallyPrecedes(second.place.path.utf8)
      }
      let a = (first.place.range.start, first.rule.name, first.place.range.end)
      let b = (second.place.range.start, second.rule.name, second.place.range.end)
      if a != b { return a < b }
      return ties(first).lexicographicallyPrecedes(ties(second)) {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
  }

  private static func ties(_ diagnostic: Diagnostic) -> [String] {
    [diagnostic.key ?? "", diagnostic.pointer ?? "", diagnostic.message.description]
      + diagnostic.locales
  }
}
