import Diagnostics
import FileAccess
import SourceText

/// The paths of a command line, and the disk with standard input laid over it.
struct RunInput {
  /// The files and folders to look at; by default the working directory.
  var paths: [FilePath]
  /// The disk, in which standard input has the name that `--stdin-path` gives.
  var files: any FileSystem
  /// Whether standard input is among the paths.
  var readsStandardInput = false

  /// Reads standard input where `-` stands among the paths.
  ///
  /// - Throws: when it has no name or cannot be read.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    paths = arguments.positionals.isEmpty ? ["."] : arguments.positionals
    files = context.files
    guard paths.contains("-") else { return }
    guard let name = arguments.path("stdin-path") else {
      throw CommandFailure(
        .usage,
        "'-' has no name",
        help: "say what it is: '--stdin-path push/chat.json'"
      )
    }
    readsStandardInput = true
    paths = paths.map { $0 == "-" ? name : $0 }
    do {
      let bytes = try context.readInput(DecodedSource.maximumBytes)
      files = try OverlayFiles(context.files, contents: [name: bytes])
    } catch {
      throw CommandFailure(error)
    }
  }
}
