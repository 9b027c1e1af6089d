import Diagnostics
import FileAccess
import PushlocKit

/// What the commands that look at a whole project have in common.
enum ProjectLoading {
  /// Finds and reads the project that a command line names, under its configuration.
  ///
  /// - Throws: when the configuration is wrong, or a named path cannot be found or listed.
  static func load(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandFailure) -> Project {
    let settings = try RunSettings(arguments, context)
    return try load(arguments, settings, RunInput(arguments, context), context)
  }

  /// Finds and reads the project that a command line names.
  ///
  /// Files that cannot be read are told at once; the caller ends with status 3 in the end.
  /// - Throws: when a named path cannot be found or listed.
  static func load(
    _ arguments: ParsedArguments,
    _ settings: RunSettings,
    _ input: RunInput,
    _ context: CommandContext
  ) throws(CommandFailure) -> Project {
    var project: Project
    do {
      let loader = settings.loader(arguments, input, context)
      project = loader.load(try loader.survey(input.paths))
      context.progress?.end()
    } catch {
      context.progress?.end()
      throw CommandFailure(error)
    }
    try require(project, context)
    let payloads = settings.payloads(arguments)
    guard !payloads.isEmpty else { return project }
    do {
      try project.choosePayloads(payloads)
    } catch {
      throw CommandFailure(error, context)
    }
    return project
  }

  /// Tells the files that could not be read; the caller ends with status 3 in the end.
  ///
  /// - Throws: when nothing was found.
  static func require(
    _ project: Project,
    _ context: CommandContext
  ) throws(CommandFailure) {
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
    if let name = project.missingDevelopmentLanguage {
      let languages = project.languages.map { "'\($0)'" }.joined(separator: ", ")
      throw CommandFailure(
        .usage,
        "the development language is to be '\(name)', but there is no such localization",
        help: "there are \(languages)"
      )
    }
  }

  /// Makes sure that there is something to report on.
  ///
  /// - Throws: when no file in the named paths was read.
  static func requireNamedFiles(_ project: Project) throws(CommandFailure) {
    guard !project.hasNamedFiles else { return }
    let names = project.scope.named.map { "'\($0.string)'" }.joined(separator: ", ")
    throw CommandFailure(
      .usage,
      "found no string table and no payload in \(names)",
      help: "'--show-files' tells which files are read"
    )
  }
}
