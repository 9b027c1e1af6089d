import Diagnostics
import FileAccess
import PushlocKit
import Reporters
import SourceText

/// One run of `pushloc check`: checks, mends, writes the baseline, reports.
struct CheckJob {
  private let arguments: ParsedArguments
  private let context: CommandContext
  private let outputs: ReportOutputs
  private let input: RunInput
  private var check: CheckRun

  /// Whether fixes are shown and not made.
  private var showsDifference: Bool { arguments.has("diff") }

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    self.arguments = arguments
    self.context = context
    outputs = try ReportOutputs(arguments, context)
    let settings = try RunSettings(arguments, context)
    input = try RunInput(arguments, context)
    check = CheckRun(
      loader: settings.loader(arguments, input, context),
      paths: input.paths,
      levels: settings.levels
    )
    check.payloads = settings.payloads(arguments)
    check.changedSince = arguments.text("changed-since")
    check.writesBaseline = arguments.has("write-baseline")
    try checkFlags()
  }

  /// Flags that make no sense together are told before anything is done.
  private func checkFlags() throws(CommandFailure) {
    var problems: [CommandFailure.Problem] = []
    if arguments.has("unsafe-fixes"), !arguments.has("fix"), !showsDifference {
      problems.append(.init("'--unsafe-fixes' needs '--fix' or '--diff'"))
    }
    if arguments.has("fix"), !showsDifference, input.readsStandardInput {
      problems.append(
        .init("standard input cannot be mended", help: "'--diff' shows what would change")
      )
    }
    if check.writesBaseline, check.baseline == nil {
      problems.append(
        .init(
          "'--write-baseline' does not know which file to write",
          help: "name it with '--baseline FILE', or as 'baseline' in .pushloc.json"
        )
      )
    }
    if check.writesBaseline, check.changedSince != nil {
      problems.append(.init("'--write-baseline' and '--changed-since' exclude each other"))
    }
    if !problems.isEmpty { throw CommandFailure(.usage, problems) }
  }

  /// Does it.
  func run() throws(CommandFailure) -> ExitStatus {
    var result = try check.result(context)
    try ProjectLoading.require(result.project, context)
    try ProjectLoading.requireNamedFiles(result.project)
    if arguments.has("fix") || showsDifference {
      let fixed = try fix(result)
      if !showsDifference { result = fixed }
    }
    if check.writesBaseline { result = try writeBaseline(result) }
    let report = result.report(toolVersion: ToolVersion.current)
    var options = context.reportOptions
    options.showsStatistics = arguments.has("statistics")
    options.failLevel = Severity(rawValue: arguments.text("fail-on") ?? "error")
    try outputs.write(report, options: options, onlyToFiles: showsDifference, in: context)
    guard result.project.failures.isEmpty else { return .failure }
    if !result.project.hasTables {
      throw CommandFailure(
        .usage,
        "found payloads but no string table to check them against",
        help: "name the folder that holds the app's '.lproj' folders, too"
      )
    }
    // 'never' is no severity.
    if let level = options.failLevel,
      report.diagnostics.contains(where: { $0.severity >= level })
    {
      return .findings
    }
    if let stamp = arguments.path("stamp") { try writeStamp(stamp) }
    return .success
  }

  /// Writes the file that tells a build system that the check passed; a Swift file of one comment.
  private func writeStamp(_ path: FilePath) throws(CommandFailure) {
    do {
      try context.files.write(Array("// The localizations are checked.\n".utf8), to: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Mends, and writes the files or shows the differences.
  private func fix(_ first: CheckRun.Result) throws(CommandFailure) -> CheckRun.Result {
    let run = FixRun(check: check, includesUnsafe: arguments.has("unsafe-fixes"))
    let fixed: FixRun.Result
    do {
      fixed = try run.result(after: first)
    } catch {
      throw CommandFailure(error, context)
    }
    guard !showsDifference else {
      for file in fixed.mended { show(file) }
      if fixed.mended.isEmpty, !context.isQuiet {
        context.tellNote(
          arguments.has("unsafe-fixes") ? "no finding has a fix" : "no finding has a safe fix"
        )
      }
      return first
    }
    for file in fixed.mended { try write(file) }
    var result = fixed.check
    if fixed.count > 0 {
      result.remarks.append(
        "mended \(Counted.findings(fixed.count)) in \(Counted.files(fixed.mended.count))"
      )
    }
    return result
  }

  private func show(_ file: FixRun.Mended) {
    let bytes = UnifiedDiff.text(
      path: file.path.string,
      old: file.oldText,
      new: file.newText
    )
    var text = String(decoding: bytes, as: UTF8.self)
    // Another encoding is no difference of lines.
    if file.oldText == file.newText {
      text = context.words.terminalText("'\(file.path.string)' is stored as UTF-8") + "\n"
    }
    if context.isOutputTerminal {
      context.show(text)
    } else {
      context.output.write(text)
    }
  }

  private func write(_ file: FixRun.Mended) throws(CommandFailure) {
    do {
      guard try context.files.read(file.path) == file.old else {
        throw CommandFailure(
          .failure,
          "'\(file.path.string)' was changed by somebody else meanwhile, and is left alone"
        )
      }
      try context.files.write(file.new, to: file.path)
    } catch let error as CommandFailure {
      throw error
    } catch let error as FileAccessError {
      throw CommandFailure(error)
    } catch {}
  }

  /// Writes the baseline and leaves out what it lists.
  private func writeBaseline(_ result: CheckRun.Result) throws(CommandFailure) -> CheckRun.Result {
    guard let path = check.baseline else { return result }
    let baseline = check.newBaseline(of: result, at: path)
    do {
      try context.files.write(Array(baseline.text.utf8), to: path)
    } catch {
      throw CommandFailure(error)
    }
    var next = check
    next.writesBaseline = false
    var rest = try next.result(context)
    let name = path.string
    rest.remarks.append(
      baseline.count == 1
        ? "wrote 1 entry to '\(name)'" : "wrote \(baseline.count) entries to '\(name)'"
    )
    return rest
  }
}

extension CheckRun {
  /// Checks; what goes wrong is a failure of the command.
  fileprivate func result(_ context: CommandContext) throws(CommandFailure) -> Result {
    defer { context.progress?.end() }
    do {
      return try result()
    } catch {
      throw CommandFailure(error, context)
    }
  }
}

extension CommandFailure {
  /// Creates a failure from one of a check; faults of files are told at once.
  init(_ failure: CheckFailure, _ context: CommandContext) {
    switch failure {
    case .unreadable(let error): self.init(error)
    case .faulty(let error):
      context.tell(error)
      self.init(.usage, [])
    case .refused(let message, let help): self.init(.usage, message, help: help)
    }
  }
}
