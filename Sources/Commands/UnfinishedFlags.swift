import Diagnostics
import FileAccess

/// Flags that are fixed but do nothing yet: refused, because silence would be taken for success, and
/// not listed, because nobody can use them.
///
/// Whoever makes one work takes its line away.
enum UnfinishedFlags {
  /// Flags of every command.
  private static let common: Set<String> = ["messages-language"]
  /// Flags by command.
  private static let flags: [String: Set<String>] = [
    "check": ["releases"],
    "preview": ["renderer", "watch"],
  ]

  /// Whether help, completions and the manual leave a flag out.
  static func hides(_ option: OptionDefinition, of command: String?) -> Bool {
    common.contains(option.name)
      || command.map { flags[$0]?.contains(option.name) == true } == true
  }

  /// Returns the command as it is, but refusing its unfinished flags.
  static func refused(by command: Command) -> Command {
    let name = command.definition.name
    let flags = common.union(flags[name] ?? []).sorted()
    return Command(command.definition) { arguments, context throws(CommandFailure) in
      let used = flags.filter(arguments.has)
      guard used.isEmpty else {
        throw CommandFailure(
          .failure,
          used.map { .init("'--\($0)' does not work in this version yet") }
        )
      }
      return try command.run(arguments, context)
    }
  }
}
