import Diagnostics
import FileAccess
import JSONSyntax
import Rules

extension Command {
  /// `pushloc rules`.
  static let rules = Command(.rules) { arguments, context throws(CommandFailure) in
    let rules = RuleRegistry.rules.map { $0.description }
    if arguments.wantsJSON {
      context.answer { json in
        json.member("rules") { json in
          json.array { json in
            for rule in rules {
              json.object { RulePage(rule).writeFacts(to: &$0) }
            }
          }
        }
      }
      return .success
    }
    let width = rules.map { $0.id.name.utf8.count }.max() ?? 0
    for group in RuleGroup.allCases {
      let members = rules.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      context.output.write("\(group.rawValue)\n")
      for rule in members {
        let severity = RulePage(rule).severityName
        let gap = String(repeating: " ", count: 9 - severity.utf8.count)
        let margin = String(repeating: " ", count: width - rule.id.name.utf8.count + 2)
        context.output.write("  \(severity)\(gap)\(rule.id)\(margin)\(rule.summary)\n")
      }
    }
    return .success
  }
}
