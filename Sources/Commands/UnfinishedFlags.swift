import Diagnostics
import FileAccess

/// Flags that are fixed but do nothing yet: refused, because silence would be taken for success.
///
/// Whoever makes one work takes its line away.
enum UnfinishedFlags {
  /// Flags by command; `FLAG=VALUE` where only one value is meant.
  private static let flags: [String: [String]] = [
    "check": ["releases", "messages-language"],
    "preview": ["renderer", "watch", "messages-language"],
  ]

  /// Returns the command as it is, but refusing its unfinished flags.
  static func refused(by command: Command) -> Command {
    guard let flags = flags[command.definition.name] else { return command }
    return Command(command.definition) { arguments, context throws(CommandFailure) in
      let used = flags.filter { flag in
        let parts = flag.split(separator: "=").map(String.init)
        return parts.count > 1
          ? arguments.texts(parts[0]).contains(parts[1]) : arguments.has(parts[0])
      }
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
