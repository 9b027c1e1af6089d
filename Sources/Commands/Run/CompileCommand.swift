import Diagnostics
import FileAccess
import JSONSyntax
import PlistSyntax
import PushlocKit
import Reporters
import Rules

extension Command {
  /// `pushloc compile`.
  static let compile = Command(.compile) { arguments, context throws(CommandFailure) in
    guard let folder = arguments.path("output-directory"), !folder.bytes.isEmpty else {
      throw CommandFailure(
        .usage,
        "'compile' needs '--output-directory'",
        help: "name the folder that the language folders go into"
      )
    }
    let run = Compilation(
      files: context.files,
      folder: folder,
      syntax: syntax(arguments.text("output-format")),
      languages: arguments.texts("language")
    )
    let result: Compilation.Result
    do throws(FileAccessError) {
      result = try run.result(arguments.positionals)
      if result.isComplete, !arguments.has("dry-run") { try run.write(result) }
    } catch {
      throw CommandFailure(error)
    }
    try require(result)
    show(result, arguments, context)
    return result.isComplete ? .success : result.overwritesSource ? .usage : .findings
  }

  private static func syntax(_ name: String?) -> PlistDocument.Syntax {
    switch name {
    case "xml": .xml
    case "text": .openStep
    default: .binary
    }
  }

  private static func require(_ result: Compilation.Result) throws(CommandFailure) {
    guard result.fileCount == 0, result.problems.isEmpty else { return }
    throw CommandFailure(
      .usage,
      "found nothing to compile: no string table",
      help: "name '.xcstrings', '.strings' or '.stringsdict' files, or folders that hold them"
    )
  }

  private static func show(
    _ result: Compilation.Result,
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) {
    let report = Report(
      diagnostics: result.diagnostics,
      sources: { result.sources[$0] },
      summary: CheckSummary(files: result.fileCount),
      rules: RuleRegistry.descriptions,
      toolVersion: ToolVersion.current
    )
    for problem in result.problems { context.tell(CommandFailure(.findings, problem)) }
    if arguments.wantsJSON {
      context.answer { json in
        json.member("outputs") { json in
          json.array { json in
            for output in result.outputs { json.string(output.path.string) }
          }
        }
        json.member("diagnostics") { json in
          var writer = DiagnosticJSON(report)
          json.array { json in
            for diagnostic in report.diagnostics { writer.write(diagnostic, to: &json) }
          }
        }
      }
      return
    }
    if arguments.has("dry-run") {
      for output in result.outputs { context.show(output.path.string) }
    }
    guard !report.diagnostics.isEmpty, !context.isQuiet || !result.isAccepted else { return }
    var options = context.reportOptions
    options.isQuiet = true
    options.usesColor = context.usesErrorColor
    var text = ""
    TextReporter.write(report, to: &text, options: options)
    context.errors.write(text)
  }
}
