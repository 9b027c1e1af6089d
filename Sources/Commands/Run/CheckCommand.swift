import Diagnostics
import PushlocKit
import Reporters

extension Command {
  /// `pushloc check`.
  static let check = Command(.check) { arguments, context throws(CommandFailure) in
    let outputs = try ReportOutputs(arguments, context)
    let settings = try RunSettings(arguments, context)
    let input = try RunInput(arguments, context)
    let project = try ProjectLoading.load(arguments, settings, input, context)
    let report = Check.report(
      on: project,
      levels: settings.levels,
      toolVersion: ToolVersion.current
    )
    var options = context.reportOptions
    options.showsStatistics = arguments.has("statistics")
    try outputs.write(report, options: options, in: context)
    guard project.failures.isEmpty else { return .failure }
    if !project.hasTables {
      throw CommandFailure(
        .usage,
        "found payloads but no string table to check them against",
        help: "name the folder that holds the app's '.lproj' folders, too"
      )
    }
    return report.summary.fails(at: arguments.text("fail-on") ?? "error") ? .findings : .success
  }
}

extension CheckSummary {
  /// Whether something was found at or above a level: `error`, `warning`, `note` or `never`.
  func fails(at level: String) -> Bool {
    switch level {
    case "never": false
    case "note": errors + warnings + notes > 0
    case "warning": errors + warnings > 0
    default: errors > 0
    }
  }
}
