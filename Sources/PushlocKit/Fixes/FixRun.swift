public import Diagnostics
public import FileAccess
public import SourceText

/// Mends what can be mended, in memory, until nothing is left to do.
public struct FixRun: Sendable {
  /// A file that was mended.
  public struct Mended: Hashable, Sendable {
    /// The path as the disk knows it.
    public var path: FilePath
    /// The bytes on the disk.
    public var old: [UInt8]
    /// The bytes that take their place.
    public var new: [UInt8]
    /// The text before, as UTF-8.
    public var oldText: [UInt8]
    /// The text behind, as UTF-8.
    public var newText: [UInt8]
    /// The encoding before.
    public var oldEncoding: SourceEncoding
    /// The encoding behind.
    public var newEncoding: SourceEncoding
  }

  /// What became of a project.
  public struct Result: Sendable {
    /// The last check: what remains.
    public var check: CheckRun.Result
    /// The files, sorted by path; nothing has been written.
    public var mended: [Mended]
    /// Number of fixes that were made.
    public var count: Int
    /// Why files with fixes are left alone, a sentence each.
    public var refusals: [Message]
  }

  /// Fixes can uncover others; a file that still changes after this many rounds never ends.
  static let mostRounds = 20
  /// How often fixes without an end are taken out one rule at a time; then the whole file is.
  static let mostAttempts = 4
  /// How often everything is tried again once some fixes were left out.
  static let mostTurns = 4

  /// The check that tells what there is to mend.
  public var check: CheckRun
  /// Whether fixes are made that are a guess.
  public var includesUnsafe: Bool

  /// Creates a run.
  public init(check: CheckRun, includesUnsafe: Bool) {
    self.check = check
    self.includesUnsafe = includesUnsafe
  }

  /// Checks and mends, again and again, so that mending the result once more changes nothing.
  ///
  /// - Parameter first: What the first check found.
  /// - Returns: What remains, and the mended files.
  /// - Throws: when a check cannot be made.
  public func result(after first: CheckRun.Result) throws(CheckFailure) -> Result {
    let targets = FixTargets(first.project, of: check)
    var state = State(run: check, last: first)
    for _ in 0..<Self.mostTurns {
      let next = try settled(state, targets)
      let isDone = next.texts == state.texts
      state = next
      if isDone { break }
    }
    return Result(
      check: state.last,
      mended: mended(state, first, targets),
      count: state.count,
      refusals: refusals(first, targets)
    )
  }

  /// A project on the way.
  private struct State {
    var run: CheckRun
    var last: CheckRun.Result
    /// The new contents of files, by all their paths as reports show them.
    var texts: [String: [UInt8]] = [:]
    var count = 0
  }

  /// Mends until nothing changes.
  ///
  /// Where that never happens, a fix does not do what its finding asks for: the fixes that went on to
  /// the end are not made at all.
  private func settled(_ start: State, _ targets: FixTargets) throws(CheckFailure) -> State {
    var excluded: Set<FixPlan.Offer> = []
    var attempts = 0
    while true {
      var state = start
      var last: Set<FixPlan.Offer> = []
      for _ in 0..<Self.mostRounds {
        let plan = FixPlan(
          state.last.findings,
          includesUnsafe: includesUnsafe,
          targets: targets,
          excluded: excluded
        )
        guard try make(plan, in: &state, targets) else { return state }
        last = plan.offers
      }
      attempts += 1
      let isPatient = attempts < Self.mostAttempts
      excluded.formUnion(last.map { .init(target: $0.target, rule: isPatient ? $0.rule : nil) })
    }
  }

  /// Makes the fixes of a plan and checks again; false when nothing changed.
  private func make(
    _ plan: FixPlan,
    in state: inout State,
    _ targets: FixTargets
  ) throws(CheckFailure) -> Bool {
    var isChanged = false
    for (path, edits) in plan.edits {
      guard let source = state.last.project.sources[path],
        let bytes = SourceFixer(source).bytes(applying: edits), bytes != source.file.bytes
      else { continue }
      isChanged = true
      state.count += plan.counts[path] ?? 0
      for alias in targets.aliases(of: path) { state.texts[alias] = bytes }
    }
    guard isChanged else { return false }
    do {
      let contents = state.texts.map { (targets.name(of: $0.key), Optional($0.value)) }
      state.run.loader.files = try OverlayFiles(
        check.loader.files,
        contents: Dictionary(contents) { $1 }
      )
    } catch {
      throw .unreadable(error)
    }
    readConfiguration(&state.run, state.texts)
    state.last = try state.run.result()
    return true
  }

  /// Takes over a configuration that was mended; only overrides ever are.
  private func readConfiguration(_ run: inout CheckRun, _ texts: [String: [UInt8]]) {
    let old = run.loader.configuration
    guard let path = old.source?.path, let bytes = texts[path],
      let new = try? ConfigurationReader.read(
        SourceFile(path: path, bytes: bytes),
        folder: old.folder
      )
    else { return }
    run.loader.configuration.source = new.source
    run.loader.configuration.overrides = new.overrides
    run.levels.replaceOverrides(new.overrides)
  }

  /// The files that are to be written, each once.
  private func mended(
    _ state: State,
    _ first: CheckRun.Result,
    _ targets: FixTargets
  ) -> [Mended] {
    let paths = Set(state.texts.keys.map(targets.writtenPath))
    return paths.compactMap { path -> Mended? in
      guard let old = first.project.sources[path], let new = state.texts[path],
        new != old.file.bytes
      else { return nil }
      let source = state.last.project.sources[path]
      return Mended(
        path: targets.name(of: path),
        old: old.file.bytes,
        new: new,
        oldText: old.utf8,
        newText: source?.utf8 ?? new,
        oldEncoding: old.encoding,
        newEncoding: source?.encoding ?? .utf8
      )
    }
    .sorted { $0.path < $1.path }
  }

  private func refusals(_ first: CheckRun.Result, _ targets: FixTargets) -> [Message] {
    let paths = first.findings.flatMap { finding -> [String] in
      guard let fix = finding.fix, fix.isSafe || includesUnsafe else { return [] }
      return fix.edits.map(\.path)
    }
    return Set(paths).sorted().compactMap(targets.refusal)
  }
}
