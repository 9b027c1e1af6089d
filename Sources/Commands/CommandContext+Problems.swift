import Diagnostics
import FileAccess
import Reporters

extension CommandContext {
  /// Writes the problems of a failure to standard error.
  func tell(_ failure: CommandFailure) {
    for problem in failure.problems {
      errors.write(label("error", "1;31") + words.terminalText(problem.message) + "\n")
      if let help = problem.help { tellHelp(help) }
    }
    failure.notes.forEach(tellNote)
  }

  /// Writes a way out to standard error.
  func tellHelp(_ help: Message) {
    errors.write(label("help", "1;32") + words.terminalText(help) + "\n")
  }

  /// Writes something worth knowing to standard error.
  func tellNote(_ note: Message) {
    errors.write(label("note", "1;36") + words.terminalText(note) + "\n")
  }

  private func label(_ word: Message, _ code: String) -> String {
    let text = words.text(word)
    return usesErrorColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m: " : "\(text): "
  }
}
