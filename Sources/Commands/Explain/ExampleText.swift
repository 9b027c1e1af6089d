import Reporters

/// The text of an example, in which `↓` marks where a rule fires.
struct ExampleText {
  private static let mark: Unicode.Scalar = "↓"
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text as the file holds it.
  var plain: String {
    var plain = ""
    plain.unicodeScalars.append(contentsOf: text.unicodeScalars.filter { $0 != Self.mark })
    return plain
  }

  /// The text as an indented block, with a caret under each marked place.
  var drawn: String {
    var block = ""
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    while lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines {
      var shown = ""
      var carets = ""
      for scalar in line.unicodeScalars {
        if scalar == Self.mark {
          let width = TerminalWidth.of(TerminalText.safe(shown))
          carets += String(repeating: " ", count: max(0, width - carets.utf8.count)) + "^"
        } else {
          shown.unicodeScalars.append(scalar)
        }
      }
      block += "    \(TerminalText.safe(shown))\n"
      if !carets.isEmpty { block += "    \(carets)\n" }
    }
    return block
  }
}
