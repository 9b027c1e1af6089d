import Diagnostics

/// A finding's words in English for programs, where nothing from a file acts or hides.
enum PlainText {
  /// The message, and the way out behind a semicolon, for formats that have a single text.
  static func line(_ diagnostic: Diagnostic) -> String {
    guard let help = diagnostic.help else { return text(diagnostic.message) }
    return "\(text(diagnostic.message)); \(text(help))"
  }

  /// One sentence.
  static func text(_ message: Message) -> String {
    MessageRenderer.english.text(message, argument: TerminalText.short)
  }
}
