import Diagnostics
import FileAccess
import JSONSyntax
import Reporters
import Rules
import SourceText

extension Command {
  /// `pushloc inspect`.
  static let inspect = Command(.inspect) { arguments, context throws(CommandFailure) in
    let file = try context.readFile(arguments.positionals[0], arguments)
    let inspected = InspectedFile(file)
    let report = Report(
      diagnostics: inspected.diagnostics,
      sources: { $0 == file.path ? inspected.source : nil },
      summary: CheckSummary(files: 1),
      rules: RuleRegistry.descriptions,
      toolVersion: ToolVersion.current
    )
    if arguments.wantsJSON {
      writeJSON(inspected, report, context)
    } else {
      writeText(inspected, report, context)
    }
    return inspected.isAccepted ? .success : .findings
  }

  private static func writeJSON(
    _ file: InspectedFile,
    _ report: Report,
    _ context: CommandContext
  ) {
    context.answer { json in
      json.member("file", file.source.path)
      json.member("kind", file.kind.rawValue)
      json.member("syntax", file.syntax)
      json.member("encoding", file.source.encoding.rawValue)
      json.member("accepted", file.isAccepted)
      if file.isAccepted { json.member("value", file.writeValue) }
      json.member("entries") { json in
        json.array { json in
          for entry in file.entries {
            json.object { json in
              json.member("key", entry.key)
              json.member("value", entry.value)
              json.member("line", entry.place.line)
              json.member("column", entry.place.column)
              json.member("comment", entry.comment)
            }
          }
        }
      }
      json.member("diagnostics") { json in
        var writer = DiagnosticJSON(report)
        json.array { json in
          for diagnostic in report.diagnostics { writer.write(diagnostic, to: &json) }
        }
      }
    }
  }

  private static func writeText(
    _ file: InspectedFile,
    _ report: Report,
    _ context: CommandContext
  ) {
    let words = context.words
    let facts = [file.kind.rawValue, file.syntax, file.source.encoding.rawValue]
    let verdict: Message =
      file.isAccepted ? "Apple's reader takes it" : "Apple's reader refuses it"
    context.show("\(file.source.path): \(facts.joined(separator: ", ")); \(words.text(verdict))")
    for entry in file.entries {
      let place = "\(entry.place.line):\(entry.place.column)"
      let gap = String(repeating: " ", count: max(1, 10 - place.utf8.count))
      let value = entry.value.map { "= \(TerminalText.quoted($0))" } ?? words.text("(no text)")
      context.output.write("\(place)\(gap)\(TerminalText.quoted(entry.key)) \(value)\n")
    }
    guard !report.diagnostics.isEmpty else { return }
    context.output.write("\n")
    var options = context.reportOptions
    options.isQuiet = true
    var text = ""
    TextReporter.write(report, to: &text, options: options)
    context.output.write(text)
  }
}
