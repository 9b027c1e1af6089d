import Diagnostics
import FileAccess
import PushlocKit
import Reporters

extension Command {
  /// `pushloc init`.
  static let initialize = Command(.initialize) { arguments, context throws(CommandFailure) in
    let path = Configuration.fileName
    let starter: StarterConfiguration
    do {
      guard try context.files.kind(of: path) == nil else {
        throw CommandFailure(
          .usage,
          "'\(path.string)' is there already, and is left alone",
          help: "'pushloc --show-config' tells what it says"
        )
      }
      let configuration = try ConfigurationLoader(files: context.files).load(.none)
      let loader = ProjectLoader(files: context.files, configuration: configuration)
      let found = try loader.find(["."])
      let project = loader.load(found: found, in: ["."])
      starter = StarterConfiguration(
        project,
        manifests: loader.manifests(among: found, of: project)
      )
      guard !starter.isEmpty else {
        throw CommandFailure(
          .usage,
          "found nothing to check: no string table and no payload",
          help: "run it in the folder that holds the app's '.lproj' folders and the payloads"
        )
      }
      try context.files.write(Array(starter.text.utf8), to: path)
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as FileAccessError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.failure, "the repository cannot be read")
    }
    for remark in starter.remarks {
      context.output.write(context.words.terminalText(remark) + "\n")
    }
    context.output.write(context.words.terminalText("wrote '\(path.string)'") + "\n")
    return .success
  }
}
