public import Diagnostics
public import FileAccess
public import Reporters
import Rules
import SourceText

/// One check from the paths of a command line to what is reported.
public struct CheckRun: Sendable {
  /// Finds and reads files.
  public var loader: ProjectLoader
  /// The files and folders whose findings are reported.
  public var paths: [FilePath]
  /// Patterns of the payload files whose findings are reported; without one all.
  public var payloads = PathFilter()
  /// Which rules are on and what their findings count as.
  public var levels: RuleLevels
  /// The file with findings that are left out; nil for none.
  public var baseline: FilePath?
  /// Whether the baseline is about to be written, and need not be there.
  public var writesBaseline = false
  /// The reference since which changes are reported; nil for everything.
  public var changedSince: String?

  /// Creates a run.
  public init(loader: ProjectLoader, paths: [FilePath], levels: RuleLevels) {
    self.loader = loader
    self.paths = paths
    self.levels = levels
    baseline = loader.configuration.baseline
  }

  /// What a check found.
  public struct Result: Sendable {
    /// What was read.
    public var project: Project
    /// What is reported, in the order of reports.
    public var findings: [Diagnostic]
    /// What would be reported without baseline and without regard to changes.
    public var all: [Diagnostic]
    /// Number of findings that the baseline lists.
    public var leftOut = 0
    /// Sentences about the run.
    public var remarks: [Message]

    let contexts: [AppContext]

    /// Everything that reporters show.
    public func report(toolVersion: String) -> Report {
      Check.report(
        on: project,
        contexts,
        findings,
        remarks,
        leftOut: leftOut,
        toolVersion: toolVersion
      )
    }
  }

  /// Finds, reads, checks, and leaves out what is not to be reported.
  ///
  /// - Throws: when a path, the baseline or the reference is not there or wrong.
  public func result() throws(CheckFailure) -> Result {
    let survey: ProjectLoader.Survey
    do {
      survey = try loader.survey(paths)
    } catch {
      throw .unreadable(error)
    }
    var project = loader.load(survey)
    if !payloads.isEmpty { try project.choosePayloads(payloads) }
    let contexts = Check.contexts(of: project, levels: levels)
    let all = project.scope.reported(Check.findings(project, contexts, levels))
    var findings = all
    var leftOut = 0
    if let baseline, !writesBaseline {
      let baseline = try read(baseline)
      project.sources[baseline.source?.path ?? ""] = baseline.source
      let rest = baseline.apply(to: all, paths: paths, levels: levels)
      findings = rest.findings
      leftOut = all.count - findings.count
      if changedSince == nil {
        var judge = Judge(levels, project)
        findings = Report.sorted(findings + rest.stale.compactMap { judge.judge($0) })
      }
    }
    var remarks = [project.scope.remark(project.configuration)].compactMap(\.self)
    if let changedSince {
      let before = try VersionBefore(changedSince, survey, loader)
      let old = Check.run(before.project, levels: levels)
      var changed = ChangedOnly(before, findings: old, project: project)
      findings = changed.filter(findings)
      let commit = String(before.commit.prefix(12))
      remarks.append("only what changed since '\(changedSince)' (\(commit)), or is caused by that")
    }
    return Result(
      project: project,
      findings: findings,
      all: all,
      leftOut: leftOut,
      remarks: remarks,
      contexts: contexts
    )
  }

  /// The folder that the paths of a baseline count from.
  private func folder(of path: FilePath) -> ConfigurationFolder {
    let current = loader.configuration.folder.current
    return ConfigurationFolder(absolute: current.appending(path).parent, current: current)
  }

  private func read(_ path: FilePath) throws(CheckFailure) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try loader.files.read(path)
    } catch {
      guard error.reason == .notFound else { throw .unreadable(error) }
      throw .refused(
        "there is no baseline '\(path.string)'",
        help: "'--write-baseline' writes it"
      )
    }
    do {
      let file = SourceFile(path: path.string, bytes: bytes)
      return try Baseline.read(file, folder: folder(of: path))
    } catch {
      throw .faulty(error)
    }
  }

  /// Returns a baseline of everything that a check found.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - path: The baseline's file.
  /// - Returns: The baseline.
  public func newBaseline(of result: Result, at path: FilePath) -> Baseline {
    Baseline(of: result.all, paths: paths, folder: folder(of: path))
  }
}
