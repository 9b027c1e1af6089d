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
    context.answer { json in
      json.member("reason", reason.name)
      json.member("status", reason.status)
      json.member("meaning", reason.meaning)
      json.member("found", reason.isFound)
    }
  }
}
