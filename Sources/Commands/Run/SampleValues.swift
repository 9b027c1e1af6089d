import Diagnostics
import FileAccess
import JSONSyntax
import PushlocKit
import SourceText

/// The values of arguments and holes that a command line gives: `--arg` over `--samples` over the
/// configuration.
enum SampleValues {
  /// Reads them.
  ///
  /// - Throws: when an `--arg` has no name, or the file is not there or no object of texts.
  static func read(
    _ arguments: ParsedArguments,
    _ configuration: Configuration,
    _ context: CommandContext
  ) throws(CommandFailure) -> [String: String] {
    var values = configuration.samples
    if let path = arguments.path("samples") {
      values.merge(try read(path, context)) { $1 }
    }
    for word in arguments.texts("arg") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw CommandFailure(.usage, "'--arg' needs NAME=VALUE, not '\(word)'")
      }
      values[String(parts[0])] = String(parts[1])
    }
    return values
  }

  private static func read(
    _ path: FilePath,
    _ context: CommandContext
  ) throws(CommandFailure) -> [String: String] {
    let bytes: [UInt8]
    do {
      bytes = try context.files.read(path)
    } catch {
      throw CommandFailure(error)
    }
    let source = DecodedSource(utf8: SourceFile(path: path.string, bytes: bytes))
    let document = JSONDocument.parse(source, options: .withComments).value
    guard let root = document.root, root.kind == .object, document.isWellFormed else {
      throw CommandFailure(
        .usage,
        "'\(path.string)' is no JSON object of values",
        help: #"write {"sender": "Anna"}"#
      )
    }
    var values: [String: String] = [:]
    for member in root.members {
      switch member.value.kind {
      case .string: values[member.name] = member.value.string ?? ""
      case .number, .boolean: values[member.name] = member.value.rawText
      default:
        throw CommandFailure(.usage, "'\(member.name)' in '\(path.string)' is no text")
      }
    }
    return values
  }
}
