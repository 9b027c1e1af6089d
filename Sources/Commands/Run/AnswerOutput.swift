import FileAccess
import JSONSyntax
import Reporters

/// What commands that answer one question share: the JSON of version 1, and safe lines.
extension CommandContext {
  /// Writes one object of the JSON contract; the closure adds its members behind `version`.
  func answer(_ members: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      members(&json)
    }
    output.write(json.text + "\n")
  }

  /// Writes a text of several lines, where nothing from a file is obeyed.
  func show(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { output.write(TerminalText.safe(String(line)) + "\n") }
  }
}

extension ParsedArguments {
  /// Whether JSON is wanted instead of text.
  var wantsJSON: Bool { text("format") == "json" }
}
