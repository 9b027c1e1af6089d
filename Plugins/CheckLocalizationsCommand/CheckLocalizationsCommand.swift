import Foundation
import PackagePlugin

/// `swift package check-localizations [ARGUMENTS]`: runs `pushloc check` in the package.
///
/// Arguments are passed through, output is the tool's own, and the command fails when it fails.
@main
struct CheckLocalizationsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try runPushloc(
      "check",
      tool: context.tool(named: "pushloc").url,
      directory: context.package.directoryURL,
      arguments: arguments
    )
  }
}
