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
  private let places: [OutputFiles.Place]
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
    var places = outputs.places
    if check.writesBaseline, let baseline = check.baseline {
      places.append(.init("--write-baseline", baseline, isBaseline: true))
    }
    if let stamp = arguments.path("stamp") { places.append(.init("--stamp", stamp)) }
    self.places = places
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
    let files = try OutputFiles(places, context)
    var result = try check.result(context)
    try ProjectLoading.require(result.project, context)
    try ProjectLoading.requireNamedFiles(result.project)
    try files.requireNone(of: result.project.inputs + otherInputs)
    if arguments.has("fix") || showsDifference {
      let fixed = try fix(result, files)
      if !showsDifference { result = fixed }
    }
    if check.writesBaseline { result = try writeBaseline(result, files) }
    let report = result.report(toolVersion: ToolVersion.current)
    var options = context.reportOptions
    options.showsStatistics = arguments.has("statistics")
    options.failLevel = Severity(rawValue: arguments.text("fail-on") ?? "error")
    try outputs.write(
      report,
      options: options,
      onlyToFiles: showsDifference,
      in: context,
      to: files
    )
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
    // The file that tells a build system that the check passed; a Swift file of one comment.
    if let stamp = arguments.path("stamp") {
      try files.write("// The localizations are checked.\n", to: stamp)
    }
    return .success
  }

  /// Files that are read beside the project.
  private var otherInputs: [FilePath] {
    check.writesBaseline ? [] : [check.baseline].compactMap { $0 }
  }

  /// Mends, and writes the files or shows the differences.
  private func fix(
    _ first: CheckRun.Result,
    _ files: OutputFiles
  ) throws(CommandFailure) -> CheckRun.Result {
    let run = FixRun(check: check, includesUnsafe: arguments.has("unsafe-fixes"))
    let fixed: FixRun.Result
    do {
      fixed = try run.result(after: first)
    } catch {
      throw CommandFailure(error, context)
    }
    fixed.refusals.forEach(context.tellNote)
    guard !showsDifference else {
      for file in fixed.mended { show(file) }
      if fixed.mended.isEmpty, !context.isQuiet {
        context.tellNote(
          arguments.has("unsafe-fixes") ? "no finding has a fix" : "no finding has a safe fix"
        )
      }
      return first
    }
    try files.write(fixed.mended)
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
    if file.oldEncoding != file.newEncoding {
      let old = file.oldEncoding.rawValue.uppercased()
      let new = file.newEncoding.rawValue.uppercased()
      let words: Message = "'\(file.path.string)' is \(old), and is stored as \(new)"
      text = context.words.terminalText(words) + "\n" + text
    }
    if context.isOutputTerminal {
      context.show(text)
    } else {
      context.output.write(text)
    }
  }

  /// Writes the baseline and leaves out what it lists.
  private func writeBaseline(
    _ result: CheckRun.Result,
    _ files: OutputFiles
  ) throws(CommandFailure) -> CheckRun.Result {
    guard let path = check.baseline else { return result }
    let baseline = check.newBaseline(of: result, at: path)
    try files.write(baseline.text, to: path)
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
