import Diagnostics
import FileAccess
import Payloads
import Previews
import PushlocKit
import SourceText

extension Command {
  /// `pushloc preview`.
  static let preview = Command(.preview) { arguments, context throws(CommandFailure) in
    let output = arguments.path("output")
    let files = try OutputFiles(output.map { [.init("--output", $0)] } ?? [], context)
    let settings = try RunSettings(arguments, context)
    let project = try ProjectLoading.load(
      arguments,
      settings,
      RunInput(arguments, context),
      context
    )
    try ProjectLoading.requireNamedFiles(project)
    try files.requireNone(of: project.inputs + arguments.paths("samples"))
    let samples = try SampleValues.read(arguments, project.configuration, context)
    let locales = arguments.texts("locale")
    for name in locales where !name.isLanguageName {
      throw CommandFailure(
        .usage,
        "'\(name)' is no language",
        help: "write it as 'de' or 'zh-Hant-TW'"
      )
    }
    let previews = Previewing.previews(
      of: project,
      locales: locales,
      samples: samples,
      levels: settings.levels
    )
    if previews.isEmpty { throw nothingToShow(project, arguments) }
    let text =
      switch arguments.text("format") ?? "text" {
      case "json": PreviewJSON.text(previews)
      case "markdown": PreviewMarkdown.text(previews)
      case "html": PreviewPage.html(previews, pageOptions(project, arguments))
      default:
        PreviewText.text(
          previews,
          width: context.terminalWidth ?? 80,
          usesColor: context.usesColor && output == nil,
          isolates: !arguments.has("no-isolates")
        )
      }
    if let output {
      try files.write(text, to: output)
    } else {
      context.output.write(text)
    }
    return project.failures.isEmpty ? .success : .failure
  }

  private static func pageOptions(
    _ project: Project,
    _ arguments: ParsedArguments
  ) -> PreviewPage.Options {
    var options = PreviewPage.Options()
    options.developmentLanguage = project.developmentLanguage.name
    options.isolates = !arguments.has("no-isolates")
    if let name = project.apps.first?.name { options.app = name }
    return options
  }

  private static func nothingToShow(
    _ project: Project,
    _ arguments: ParsedArguments
  ) -> CommandFailure {
    guard !project.payloadFiles.isEmpty else {
      return CommandFailure(
        .usage,
        "found no payload to preview",
        help: "name the folder that holds the payload templates"
      )
    }
    guard project.hasTables else {
      return CommandFailure(
        .usage,
        "found payloads but no string table to fill them in from",
        help: "name the folder that holds the app's '.lproj' folders, too"
      )
    }
    return CommandFailure(.usage, "found no app to show the payloads on")
  }
}
