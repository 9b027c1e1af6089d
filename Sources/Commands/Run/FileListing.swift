import Diagnostics
import FileAccess
import PushlocKit
import Reporters

/// The files of a run, one a line, each with what it is read as: for `--show-files`.
enum FileListing {
  /// Prints the listing.
  ///
  /// - Throws: when the configuration is wrong, or a named path cannot be found or listed.
  static func show(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitStatus {
    let settings = try RunSettings(arguments, context)
    let input = try RunInput(arguments, context)
    let loader = settings.loader(arguments, input, context)
    let uses: FileUses
    do {
      let survey = try loader.survey(input.paths)
      uses = FileUses(survey, loader.load(survey))
      context.progress?.end()
    } catch {
      context.progress?.end()
      throw CommandFailure(error)
    }
    let names = uses.rows.map { context.words.text(name(of: $0.use)) }
    let width = names.reduce(0) { max($0, $1.count) }
    for (row, name) in zip(uses.rows, names) {
      let gap = String(repeating: " ", count: width - name.count)
      let path = TerminalText.safe(row.path.string)
      let words = context.words.terminalText(row.words)
      context.output.write("\(name)\(gap)  \(path)  (\(words))\n")
    }
    return .success
  }

  private static func name(of use: FileUses.Row.Use) -> Message {
    switch use {
    case .table: "table"
    case .payload: "payload"
    case .manifest: "manifest"
    case .leftOut: "left out"
    }
  }
}
