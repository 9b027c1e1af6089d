import Diagnostics
import FileAccess
import PushlocKit
import Reporters
import SourceText

/// What flags and the configuration say of a run.
struct RunSettings {
  var configuration: Configuration
  var levels: RuleLevels
  /// Levels that flags set, in their order.
  var flags: [RuleSetting]

  /// Finds the configuration, reads it and the flags that override it.
  ///
  /// - Throws: when either is wrong; faults of the configuration have been told.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    flags = try Self.rules(arguments)
    let choice: ConfigurationLoader.Choice =
      if let file = arguments.path("config") {
        .file(file)
      } else {
        arguments.has("no-config") ? .none : .search
      }
    guard !arguments.has("config") || !arguments.has("no-config") else {
      throw CommandFailure(.usage, "'--config' and '--no-config' exclude each other")
    }
    do {
      configuration = try ConfigurationLoader(files: context.files).load(choice)
    } catch {
      switch error {
      case .unreadable(let error) where error.reason == .notFound:
        throw CommandFailure(.usage, "there is no configuration '\(error.path.string)'")
      case .unreadable(let error): throw CommandFailure(error)
      case .faulty(let error):
        context.tell(error)
        throw CommandFailure(.usage, [])
      }
    }
    if let remark = UnfinishedSettings.remark(on: configuration) { context.tellNote(remark) }
    if let language = arguments.text("development-language") {
      configuration.developmentLanguage = language
    }
    if let baseline = arguments.path("baseline") { configuration.baseline = baseline }
    levels = RuleLevels(configuration: configuration, flags: flags)
  }

  /// Finds and reads files under these settings.
  func loader(
    _ arguments: ParsedArguments,
    _ input: RunInput,
    _ context: CommandContext
  ) -> ProjectLoader {
    var loader = ProjectLoader(
      files: ProgressFiles.wrap(input.files, in: context),
      developmentLanguage: arguments.text("development-language").map {
        DevelopmentLanguage(name: $0, origin: .flag)
      },
      configuration: configuration,
      jobs: arguments.count("jobs") ?? context.cores
    )
    loader.exclude = filter("exclude", arguments)
    return loader
  }

  /// The patterns of `--payload`.
  func payloads(_ arguments: ParsedArguments) -> PathFilter { filter("payload", arguments) }

  private func filter(_ flag: String, _ arguments: ParsedArguments) -> PathFilter {
    PathFilter(arguments.texts(flag), current: configuration.folder.current)
  }

  /// Reads the values of `--rule`.
  private static func rules(_ arguments: ParsedArguments) throws(CommandFailure) -> [RuleSetting] {
    var settings: [RuleSetting] = []
    var problems: [CommandFailure.Problem] = []
    for text in arguments.texts("rule") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        problems.append(.init("'--rule' needs RULE=SEVERITY, not '\(text)'"))
        continue
      }
      guard let subject = RuleNames.subject(parts[0]) else {
        let near = RuleNames.didYouMean(parts[0])
        problems.append(.init("unknown rule '\(parts[0])'", help: near))
        continue
      }
      guard let level = RuleLevel(rawValue: parts[1]) else {
        let choices = RuleLevel.allCases.map(\.rawValue)
        let error = UsageError.invalidChoice(name: "--rule", value: parts[1], choices: choices)
        problems.append(error.problem)
        continue
      }
      settings.append(RuleSetting(subject: subject, level: level))
    }
    if !problems.isEmpty { throw CommandFailure(.usage, problems) }
    return settings
  }
}

extension CommandContext {
  /// Writes the faults of a configuration to standard error, each with its line.
  func tell(_ error: ConfigurationError) {
    let source = error.source
    let report = Report(
      diagnostics: error.diagnostics,
      sources: { $0 == source.path ? source : nil },
      summary: CheckSummary(),
      rules: [:],
      toolVersion: ToolVersion.current
    )
    var options = reportOptions
    options.usesColor = usesErrorColor
    options.isQuiet = true
    var text = ""
    TextReporter.write(report, to: &text, options: options)
    errors.write(text)
  }
}
