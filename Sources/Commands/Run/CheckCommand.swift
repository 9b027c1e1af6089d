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
    options.failLevel = Severity(rawValue: arguments.text("fail-on") ?? "error")
    try outputs.write(report, options: options, in: context)
    guard project.failures.isEmpty else { return .failure }
    if !project.hasTables {
      throw CommandFailure(
        .usage,
        "found payloads but no string table to check them against",
        help: "name the folder that holds the app's '.lproj' folders, too"
      )
    }
    // 'never' is no severity.
    guard let level = options.failLevel else { return .success }
    return report.diagnostics.contains { $0.severity >= level } ? .findings : .success
  }
}
