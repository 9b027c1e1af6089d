import Diagnostics
import JSONSyntax

/// What `explain` says of a rule: readable in a terminal and as Markdown.
struct RulePage {
  private let rule: RuleDescription

  init(_ rule: RuleDescription) {
    self.rule = rule
  }

  /// The default severity, or `off`.
  var severityName: String { rule.severity?.rawValue ?? "off" }

  /// Writes the members that `rules` and `explain` share.
  func writeFacts(to json: inout JSONWriter) {
    json.member("rule", rule.id.name)
    json.member("category", rule.category.rawValue)
    json.member("severity", severityName)
    json.member("group", rule.group.rawValue)
    json.member("fix", rule.fix.rawValue)
    json.member("since", rule.since)
    json.member("summary", rule.summary)
  }

  /// Writes all members of the page.
  func write(to json: inout JSONWriter) {
    writeFacts(to: &json)
    json.member("reason", rule.reason)
    json.member("source", rule.source)
    json.member("triggering") { examples(rule.triggering, to: &$0) }
    json.member("clean") { examples(rule.clean, to: &$0) }
  }

  private func examples(_ examples: [RuleExample], to json: inout JSONWriter) {
    json.array { json in
      for example in examples {
        json.array { json in
          for file in example.files {
            json.object { json in
              json.member("path", Self.path(file))
              json.member("text", ExampleText(file.text).plain)
            }
          }
        }
      }
    }
  }

  /// The whole page.
  var text: String {
    var text = "# \(rule.id)\n\n\(sentence(rule.summary))\n\n"
    text += "Severity: \(severityName). Category: \(rule.category.rawValue). \(fix)"
    text += " Since \(rule.since).\n\n## Why\n\n\(rule.reason)\n\nSource: \(rule.source)\n"
    if let example = rule.triggering.first { text += "\n## Wrong\n\n" + draw(example) }
    if let example = rule.clean.first { text += "\n## Right\n\n" + draw(example) }
    return text + "\n## How to silence it\n\n\(silence)"
  }

  private var fix: String {
    switch rule.fix {
    case .none: "It has no fix."
    case .safe: "'--fix' mends it."
    case .unsafe: "'--fix --unsafe-fixes' mends it by a guess."
    }
  }

  /// Our sentences begin small and have no period, because most stand behind a place.
  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private func draw(_ example: RuleExample) -> String {
    example.files.map { file in
      "`\(Self.path(file))`\n\n" + ExampleText(file.text).drawn
    }
    .joined(separator: "\n")
  }

  /// The path without the encoding that tests write the file in.
  private static func path(_ file: RuleExample.File) -> String {
    String(file.path.prefix { $0 != "|" })
  }

  private var silence: String {
    let name = rule.id.name
    let text = """
      Everywhere: `"rules": {"\(name)": "off"}` in `.pushloc.json`, or `--rule \(name)=off`.


      """
    switch rule.group {
    case .payloads: return text + silenceOfPayloads
    case .keys, .arguments: return text + silenceOfTables + "\n" + silenceOfPayloads
    case .files, .plurals, .catalogs, .languages, .releases, .textQuality:
      return text + silenceOfTables
    }
  }

  /// Ways for a place in a payload: plain JSON cannot hold a comment.
  private var silenceOfPayloads: String {
    let name = rule.id.name
    return """
      For a payload, in `.pushloc.json`, because JSON has no comments; `pointer` names the member and \
      what is in it, without it the whole files are meant:

          "overrides": [
            {"files": "legacy/**", "pointer": "/aps/alert", "rules": {"\(name)": "off"},
             "reason": "the reason"}
          ]

      In a template with comments (`.jsonc`), in a comment above the member:

          // pushloc:ignore \(name) -- the reason

      """
  }

  private var silenceOfTables: String {
    let name = rule.id.name
    return """
      For one entry of a table, in a comment above it; in a catalog the same words in the entry's \
      `comment`:

          /* pushloc:ignore \(name) -- the reason */

      For some files, in `.pushloc.json`:

          "overrides": [
            {"files": "legacy/**", "rules": {"\(name)": "off"}, "reason": "the reason"}
          ]

      """
  }
}
