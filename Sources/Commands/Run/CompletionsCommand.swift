import Diagnostics
import FileAccess

extension Command {
  /// `pushloc completions`.
  static let completions = Command(.completions) { arguments, context throws(CommandFailure) in
    let definitions = CommandRegistry.commands.map(\.definition)
    let shell = arguments.texts[0]
    guard let script = CompletionScript.text(for: shell, definitions) else {
      throw CommandFailure(.usage, "no completions for '\(shell)'")
    }
    context.output.write(script)
    return .success
  }
}
