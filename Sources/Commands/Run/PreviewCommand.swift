import Diagnostics
import FileAccess
import Previews
import PushlocKit

extension Command {
  /// `pushloc preview`.
  static let preview = Command(.preview) { arguments, context throws(CommandFailure) in
    let project = try ProjectLoading.load(arguments, context)
    let previews = Previewing.previews(
      of: project,
      locales: arguments.texts("locale"),
      payloads: arguments.text("payload")
    )
    guard !project.payloadFiles.isEmpty else {
      throw CommandFailure(
        .usage,
        "found no payload to preview",
        help: "name the folder that holds the payload templates"
      )
    }
    let text =
      switch arguments.text("format") ?? "text" {
      case "json": PreviewJSON.text(previews)
      default:
        PreviewText.text(
          previews,
          width: context.terminalWidth ?? 80,
          usesColor: context.usesColor && arguments.path("output") == nil,
          isolates: !arguments.has("no-isolates")
        )
      }
    try write(text, to: arguments.path("output"), context)
    return project.failures.isEmpty ? .success : .failure
  }

  private static func write(
    _ text: String,
    to file: FilePath?,
    _ context: CommandContext
  ) throws(CommandFailure) {
    guard let file else {
      context.output.write(text)
      return
    }
    do {
      try context.files.write(Array(text.utf8), to: file)
    } catch {
      throw CommandFailure(error)
    }
  }
}
