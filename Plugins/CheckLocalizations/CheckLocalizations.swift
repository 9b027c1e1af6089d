import Foundation
import PackagePlugin

/// Checks the package's localizations against its payloads while a target is built.
///
/// Findings stand in the build log as `file:line:column: error: …`, and errors fail the build. The tool
/// runs again only when a table, a payload or the configuration changed: all of them are declared
/// inputs. The stamp is a Swift file without declarations, because any other output would land in
/// the client's resource bundle.
@main
struct CheckLocalizations: BuildToolPlugin {
  /// Extensions of the files that a check may read.
  private static let extensions: Set<String> = [
    "strings", "stringsdict", "xcstrings", "json", "jsonc", "ndjson", "apns",
  ]

  /// Folders that builds fill.
  private static let skippedFolders: Set<String> = [".build", ".git", ".swiftpm", "DerivedData"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    let stamp = context.pluginWorkDirectoryURL.appending(path: "LocalizationsAreChecked.swift")
    return [
      .buildCommand(
        displayName: "Checking localized push notifications",
        executable: try context.tool(named: "pushloc").url,
        arguments: ["check", "--format", "xcode", "--stamp", stamp.path, package.path],
        inputFiles: inputs(below: package),
        outputFiles: [stamp]
      )
    ]
  }

  /// The files that a check may read and their folders, sorted, so that the same package gives the
  /// same command.
  private func inputs(below package: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: package, includingPropertiesForKeys: nil)
    var inputs: [URL] = []
    while let url = found?.nextObject() as? URL {
      if Self.skippedFolders.contains(url.lastPathComponent) {
        found?.skipDescendants()
      } else if Self.extensions.contains(url.pathExtension.lowercased()) {
        inputs.append(url)
      }
    }
    // A folder changes when a file comes or goes in it.
    let folders = Set(inputs.map { $0.deletingLastPathComponent() })
    return (inputs + folders).sorted { $0.path < $1.path }
  }
}
