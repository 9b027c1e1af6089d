import Diagnostics
import FileAccess
import JSONSyntax
import Rules

extension Command {
  /// `pushloc explain`.
  static let explain = Command(.explain) { arguments, context throws(CommandFailure) in
    let name = arguments.texts[0]
    if let rule = RuleRegistry.descriptions[RuleID(name)] {
      show(RulePage(rule), arguments, context)
    } else if let reason = APNsReason.all.first(where: { $0.name == name }) {
      show(reason, arguments, context)
    } else if let status = APNsStatus(name) {
      show(status, arguments, context)
    } else if Int(name) != nil {
      throw CommandFailure(
        .usage,
        "APNs does not answer \(name)",
        help: "it answers \(APNsStatus.codes.map(String.init).joined(separator: ", "))"
      )
    } else if let category = Category(rawValue: name) {
      let rules = RuleRegistry.rules.map { $0.description }.filter { $0.category == category }
      throw CommandFailure(
        .usage,
        "'\(name)' is a category, not a rule",
        help: "its rules are \(rules.map(\.id.name).joined(separator: ", "))"
      )
    } else {
      let rules = RuleRegistry.rules.map { $0.description.id.name }
      let candidates = rules + APNsReason.all.map(\.name)
      throw CommandFailure(
        .usage,
        "no rule and no reason of APNs is called '\(name)'",
        help: UsageError.nearName(name, candidates) ?? "'pushloc rules' lists the rules"
      )
    }
    return .success
  }

  private static func show(
    _ page: RulePage,
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) {
    if arguments.wantsJSON {
      context.answer(page.write)
    } else {
      context.output.write(page.text)
    }
  }

  private static func show(
    _ reason: APNsReason,
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) {
    guard arguments.wantsJSON else {
      context.output.write(reason.text)
      return
    }
    context.answer { write(reason, to: &$0) }
  }

  private static func show(
    _ status: APNsStatus,
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) {
    guard arguments.wantsJSON else {
      context.output.write(status.text)
      return
    }
    context.answer { json in
      json.member("status", status.code)
      json.member("reasons") { json in
        json.array { json in
          for reason in status.reasons {
            json.object { write(reason, to: &$0) }
          }
        }
      }
    }
  }

  private static func write(_ reason: APNsReason, to json: inout JSONWriter) {
    json.member("reason", reason.name)
    json.member("status", reason.status)
    json.member("meaning", reason.meaning)
    json.member("found", reason.isFound)
  }
}
