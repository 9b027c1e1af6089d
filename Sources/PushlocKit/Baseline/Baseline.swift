public import Diagnostics
public import FileAccess
import JSONSyntax
import Rules
import SourceText

/// Findings that were there when a project began to be checked, and are left out of reports.
///
///     {"version":1,"paths":["."],"findings":[
///     {"rule":"missing-key","key":"chat_new","locale":"de"},
///     {"rule":"syntax-error","file":"App/de.lproj/Localizable.strings","count":2}
///     ]}
public struct Baseline: Sendable {
  /// An entry as it stands in a file.
  struct Line: Sendable {
    var entry = BaselineEntry(rule: "")
    /// How many findings of a file are meant.
    var count = 1
    var range = ByteRange(0, 0)
    /// What is deleted so that the entry is gone.
    var removal = ByteRange(0, 0)
    var countRange: ByteRange?
  }

  /// The paths that were checked when the baseline was written, relative to its folder.
  var paths: [String] = []
  var lines: [Line] = []
  /// The folder that paths count from.
  var folder: ConfigurationFolder
  /// The file; nil for a baseline that is about to be written.
  var source: DecodedSource?

  /// Creates a baseline of the findings of now.
  ///
  /// - Parameters:
  ///   - findings: What is left out from now on.
  ///   - paths: The paths that were checked, as reports show them.
  ///   - folder: The folder of the baseline's file.
  public init(
    of findings: some Sequence<Diagnostic>,
    paths: [FilePath],
    folder: ConfigurationFolder
  ) {
    self.folder = folder
    self.paths = Self.sorted(paths, folder)
    var counts: [BaselineEntry: Int] = [:]
    for finding in findings where finding.rule != StaleBaselineEntry.description.id {
      let file = folder.relative(FilePath(finding.place.path)).string
      for entry in BaselineEntry.entries(of: finding, file: file) { counts[entry, default: 0] += 1 }
    }
    lines = counts.sorted { $0.key < $1.key }.map { entry, count in
      Line(entry: entry, count: entry.file == nil ? 1 : count)
    }
  }

  init(folder: ConfigurationFolder) {
    self.folder = folder
  }

  /// Number of entries.
  public var count: Int { lines.count }

  private static func sorted(_ paths: [FilePath], _ folder: ConfigurationFolder) -> [String] {
    Set(paths.map { folder.relative($0) }).sorted().map(\.string)
  }

  /// The file's text: sorted, an entry a line, so that a diff reads well.
  public var text: String {
    var head = JSONWriter()
    head.array(paths)
    var text = "{\"version\":1,\"paths\":\(head.text),\"findings\":["
    for (number, line) in lines.enumerated() {
      var json = JSONWriter()
      json.object { json in
        json.member("rule", line.entry.rule)
        json.member("key", line.entry.key)
        json.member("locale", line.entry.locale)
        json.member("file", line.entry.file)
        if line.count > 1 { json.member("count", line.count) }
      }
      text += (number == 0 ? "\n" : ",\n") + json.text
    }
    return text + "\n]}\n"
  }

  /// What remains of findings, and what the baseline itself has too much.
  struct Result {
    var findings: [Diagnostic]
    var stale: [Diagnostic]
  }

  /// Leaves out the findings that the baseline lists.
  ///
  /// - Parameters:
  ///   - findings: Everything, in the order of reports.
  ///   - paths: The paths that are checked, as reports show them.
  ///   - levels: Which rules are on.
  /// - Returns: The rest, and the entries without a finding where the same paths are checked as when
  ///   the baseline was written.
  func apply(to findings: [Diagnostic], paths: [FilePath], levels: RuleLevels) -> Result {
    var left: [BaselineEntry: Int] = [:]
    for line in lines { left[line.entry] = max(left[line.entry] ?? 0, line.count) }
    let all = left
    var met: [BaselineEntry: Int] = [:]
    let rest = findings.filter { finding in
      let file = folder.relative(FilePath(finding.place.path)).string
      let entries = BaselineEntry.entries(of: finding, file: file)
      for entry in entries { met[entry, default: 0] += 1 }
      guard entries.allSatisfy({ (left[$0] ?? 0) > 0 }) else { return true }
      for entry in entries where entry.file != nil { left[entry, default: 0] -= 1 }
      return false
    }
    guard Self.sorted(paths, folder) == self.paths else { return Result(findings: rest, stale: []) }
    let stale = lines.compactMap { line -> Diagnostic? in
      let count = met[line.entry] ?? 0
      guard levels.isApplied(RuleID(line.entry.rule)), count < (all[line.entry] ?? 0) else {
        return nil
      }
      return finding(line, count: count)
    }
    return Result(findings: rest, stale: stale)
  }

  private func finding(_ line: Line, count: Int) -> Diagnostic? {
    guard let source else { return nil }
    let edit =
      if count > 0, let range = line.countRange {
        SourceEdit(path: source.path, range: range, replacement: String(count))
      } else {
        SourceEdit(path: source.path, range: line.removal, replacement: "")
      }
    let name = line.entry.key ?? line.entry.file ?? ""
    let message: Message =
      count > 0
      ? "only \(count) of \(line.count) findings of '\(line.entry.rule)' are left"
      : "the finding of '\(line.entry.rule)' for '\(name)' is gone"
    return Diagnostic(
      rule: StaleBaselineEntry.description.id,
      severity: .warning,
      message: message,
      place: SourcePlace(path: source.path, range: line.range),
      help: "'--write-baseline' writes the baseline anew",
      fix: Fix(isSafe: true, edits: [edit])
    )
  }
}
