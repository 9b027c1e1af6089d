import Foundation

/// How a command of the tool ended.
enum PushlocFailure: Error, CustomStringConvertible {
  /// The tool ended with a status other than 0.
  case status(command: String, Int32)

  var description: String {
    switch self {
    case .status(let command, let status): "pushloc \(command) ended with exit status \(status)"
    }
  }
}

/// Runs one command of the tool with its output going where the plugin's goes.
///
/// - Throws: `PushlocFailure.status` when the tool fails, which makes the plugin fail.
func runPushloc(_ command: String, tool: URL, directory: URL, arguments: [String]) throws {
  let process = Process()
  process.executableURL = tool
  process.currentDirectoryURL = directory
  process.arguments = [command] + arguments
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw PushlocFailure.status(command: command, process.terminationStatus)
  }
}
