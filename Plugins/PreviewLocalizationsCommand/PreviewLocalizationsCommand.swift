import Foundation
import PackagePlugin

/// `swift package preview-localizations [ARGUMENTS]`: runs `pushloc preview` in the package.
///
/// Arguments are passed through, output is the tool's own, and the command fails when it fails.
@main
struct PreviewLocalizationsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try runPushloc(
      "preview",
      tool: context.tool(named: "pushloc").url,
      directory: context.package.directoryURL,
      arguments: arguments
    )
  }
}
