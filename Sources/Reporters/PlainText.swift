import Diagnostics

/// A finding in one English line, for formats that have a single text.
enum PlainText {
  /// The message, and the way out behind a semicolon; nothing in it acts or hides.
  static func line(_ diagnostic: Diagnostic) -> String {
    let message = TerminalText.safe(diagnostic.message.description)
    guard let help = diagnostic.help else { return message }
    return "\(message); \(TerminalText.safe(help.description))"
  }
}
