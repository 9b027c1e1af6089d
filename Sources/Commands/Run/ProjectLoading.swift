import Diagnostics
import FileAccess
import PushlocKit

/// What the commands that look at a whole project have in common.
enum ProjectLoading {
  /// Finds and reads the project that a command line names.
  ///
  /// Files that cannot be read are told at once; the caller ends with status 3 in the end.
  /// - Throws: when a named path cannot be found or listed.
  static func load(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandFailure) -> Project {
    let language = arguments.text("development-language").map {
      DevelopmentLanguage(name: $0, origin: .flag)
    }
    let loader = ProjectLoader(files: context.files, developmentLanguage: language)
    let paths = arguments.positionals.isEmpty ? [FilePath(".")] : arguments.positionals
    let project: Project
    do {
      project = try loader.load(paths)
    } catch {
      throw CommandFailure(error)
    }
    for failure in project.failures { context.tell(CommandFailure(failure)) }
    guard project.failures.isEmpty || project.fileCount > 0 else {
      throw CommandFailure(.failure, [])
    }
    guard project.fileCount > 0 else {
      throw CommandFailure(
        .usage,
        "found nothing to check: no string table and no payload",
        help: "name the folders that hold the '.lproj' folders and the payloads"
      )
    }
    return project
  }
}
