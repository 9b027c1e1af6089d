import Diagnostics
public import FileAccess
import Languages
import SourceText

/// The program: finds the command, parses its words, runs it, tells what went wrong.
public struct Program {
  private let commands: [Command]

  /// Creates a program with some commands; by default all of them.
  public init(_ commands: [Command] = CommandRegistry.commands) {
    self.commands = commands
  }

  /// Runs the program with the system's arguments and streams, and ends it.
  public static func main() -> Never {
    SystemProcess.ignoreBrokenPipes()
    let output = SystemOutput.standardOutput
    let errors = SystemOutput.standardError
    let files = SystemFiles()
    var context = CommandContext(
      output: output,
      errors: errors,
      files: files,
      environment: SystemProcess.environment,
      isOutputTerminal: SystemProcess.isTerminal(1),
      isErrorTerminal: SystemProcess.isTerminal(2),
      terminalWidth: SystemProcess.terminalWidth(1),
      readInput: { limit throws(FileAccessError) in try files.readStandardInput(limit: limit) }
    )
    context.cores = SystemProcess.cores
    context.clock = { SystemProcess.seconds }
    var status = Program().run(SystemProcess.arguments, in: context)
    do {
      try output.finish()
    } catch {
      // A reader that has seen enough is no failure: `pushloc rules | head`.
      if error.reason != .brokenPipe {
        context.tell(CommandFailure(error))
        status = .failure
      }
    }
    try? errors.finish()
    SystemProcess.exit(status.rawValue)
  }

  /// Runs a command line; never ends the process.
  public func run(_ words: [FilePath], in context: CommandContext) -> ExitStatus {
    var words = words
    let choice = choose(&words, in: context)
    guard let command = choice.command else { return answer(words, choice, in: context) }
    var parser = ArgumentParser(command.definition)
    parser.parse(words)
    let context = context.obeying(parser.result)
    if parser.result.has("help") {
      let isTop = !choice.isNamed
      context.output.write(
        isTop ? HelpText(context).top(commands) : HelpText(context).text(command.definition)
      )
      return .success
    }
    if parser.result.has("version") { return printVersion(context) }
    guard parser.errors.isEmpty else {
      let name = command.definition.name
      context.tell(CommandFailure(.usage, parser.errors.map(\.problem)))
      context.tellHelp("'pushloc \(name) --help' shows how it is used")
      return .usage
    }
    do {
      if parser.result.has("show-config") {
        let settings = try RunSettings(parser.result, context)
        context.output.write(ConfigurationListing(settings, parser.result).text(context))
        return .success
      }
      if parser.result.has("show-files") { return try FileListing.show(parser.result, context) }
      return try command.run(parser.result, context)
    } catch {
      context.tell(error)
      return error.status
    }
  }

  private struct Choice {
    var command: Command?
    var isNamed = false
    var unknown: String?
    /// A command that the contract has and this version has not.
    var unfinished: String?
  }

  /// Takes the command's name out of the words; without one it is the default command.
  private func choose(_ words: inout [FilePath], in context: CommandContext) -> Choice {
    let fallback = command(named: CommandRegistry.defaultName)
    guard let index = firstArgument(of: words) else { return Choice(command: fallback) }
    let name = words[index].string
    if let command = command(named: name) {
      words.remove(at: index)
      return Choice(command: command, isNamed: true)
    }
    // `pushloc help check` is what hands type that know git.
    if name == "help", !exists(words[index], in: context) {
      words.remove(at: index)
      words.append("--help")
      return choose(&words, in: context)
    }
    let names = commands.map(\.definition.name)
    if CommandRegistry.unfinished.contains(name), !names.contains(name),
      !exists(words[index], in: context)
    {
      return Choice(unfinished: name)
    }
    let isLikelyCommand = !EditDistance.nearNames(to: name, in: names).isEmpty
    if fallback == nil || isLikelyCommand, !exists(words[index], in: context) {
      return Choice(unknown: name)
    }
    return Choice(command: fallback)
  }

  private func command(named name: String) -> Command? {
    commands.first { $0.definition.name == name }
  }

  private func exists(_ path: FilePath, in context: CommandContext) -> Bool {
    (try? context.files.kind(of: path)) != .some(nil)
  }

  /// Where the first word stands that is no flag that all commands share, and no value of one.
  private func firstArgument(of words: [FilePath]) -> Int? {
    var index = 0
    while index < words.count {
      let word = words[index].string
      guard word.hasPrefix("-"), word != "-" else { return index }
      let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
      let option = CommonOptions.all.first { $0.name == name || "-\($0.letter ?? "-")" == word }
      guard let option else { return nil }
      index += option.value != .none && !word.contains("=") ? 2 : 1
    }
    return nil
  }

  /// What to say when there is no command to run.
  private func answer(
    _ words: [FilePath],
    _ choice: Choice,
    in context: CommandContext
  ) -> ExitStatus {
    var parser = ArgumentParser(CommandDefinition("", "", examples: []))
    parser.parse(words)
    let context = context.obeying(parser.result)
    if let name = choice.unfinished {
      context.tell(CommandFailure(.failure, "'\(name)' does not work in this version yet"))
      return .failure
    }
    if choice.unknown == nil, parser.result.has("help") {
      context.output.write(HelpText(context).top(commands))
      return .success
    }
    if choice.unknown == nil, parser.result.has("version") { return printVersion(context) }
    if let name = choice.unknown {
      let candidates = commands.map(\.definition.name)
      let error = UsageError.unknownCommand(name, candidates: candidates)
      context.tell(CommandFailure(.usage, [error.problem]))
    } else {
      context.tell(CommandFailure(.usage, "a command is missing"))
    }
    context.tellHelp("'pushloc --help' lists the commands")
    return .usage
  }

  private func printVersion(_ context: CommandContext) -> ExitStatus {
    context.output.write("pushloc \(ToolVersion.current)\nCLDR \(PluralRules.cldrVersion)\n")
    return .success
  }
}
