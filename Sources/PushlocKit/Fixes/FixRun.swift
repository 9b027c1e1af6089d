import Diagnostics
public import FileAccess
import SourceText

/// Mends what can be mended, in memory, until nothing is left to do.
public struct FixRun: Sendable {
  /// A file that was mended.
  public struct Mended: Hashable, Sendable {
    /// The path as reports show it.
    public var path: FilePath
    /// The bytes on the disk.
    public var old: [UInt8]
    /// The bytes that take their place.
    public var new: [UInt8]
    /// The text before, as UTF-8.
    public var oldText: [UInt8]
    /// The text behind, as UTF-8.
    public var newText: [UInt8]
  }

  /// What became of a project.
  public struct Result: Sendable {
    /// The last check: what remains.
    public var check: CheckRun.Result
    /// The files, sorted by path; nothing has been written.
    public var mended: [Mended]
    /// Number of fixes that were made.
    public var count: Int
  }

  /// Fixes can uncover others; a project that still changes after this many rounds never ends.
  static let mostRounds = 20

  /// The check that tells what there is to mend.
  public var check: CheckRun
  /// Whether fixes are made that are a guess.
  public var includesUnsafe: Bool

  /// Creates a run.
  public init(check: CheckRun, includesUnsafe: Bool) {
    self.check = check
    self.includesUnsafe = includesUnsafe
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

  /// Checks and mends, again and again.
  ///
  /// - Parameter first: What the first check found.
  /// - Returns: What remains, and the mended files.
  /// - Throws: when a check cannot be made.
  public func result(after first: CheckRun.Result) throws(CheckFailure) -> Result {
    var run = check
    var last = first
    var count = 0
    var texts: [String: [UInt8]] = [:]
    var mended: [String: Mended] = [:]
    for _ in 0..<Self.mostRounds {
      let plan = FixPlan(last.findings, includesUnsafe: includesUnsafe)
      var isChanged = false
      for (path, edits) in plan.edits {
        guard let source = last.project.sources[path],
          let bytes = SourceFixer(source).bytes(applying: edits), bytes != source.file.bytes
        else { continue }
        isChanged = true
        texts[path] = bytes
        if mended[path] == nil {
          mended[path] = Mended(
            path: FilePath(path),
            old: source.file.bytes,
            new: bytes,
            oldText: source.utf8,
            newText: []
          )
        }
        mended[path]?.new = bytes
      }
      guard isChanged else { break }
      count += plan.count
      do {
        let contents = texts.map { (FilePath($0.key), Optional($0.value)) }
        run.loader.files = try OverlayFiles(
          check.loader.files,
          contents: Dictionary(contents) { $1 }
        )
      } catch {
        throw .unreadable(error)
      }
      readConfiguration(&run, texts)
      last = try run.result()
    }
    let files = mended.values.filter { $0.old != $0.new }.map { file in
      var file = file
      file.newText = last.project.sources[file.path.string]?.utf8 ?? file.new
      return file
    }
    return Result(check: last, mended: files.sorted { $0.path < $1.path }, count: count)
  }
}
