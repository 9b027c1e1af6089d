/// Every command there is, in the order in which help lists them.
public enum CommandRegistry {
  /// The command that runs when none is named.
  public static let defaultName = "check"

  /// The commands: a file and a line each.
  public static let commands: [Command] = [
    .check,
    .preview,
    .compile,
    .inspect,
    .render,
    .resolve,
    .plurals,
    .rules,
    .explain,
    .initialize,
    .completions,
  ].map(UnfinishedFlags.refused)

  /// Names of the commands that are defined and cannot be run yet.
  static let unfinished = Set(definitions.map(\.name)).subtracting(commands.map(\.definition.name))

  /// Every definition, those without a command yet included.
  public static let definitions: [CommandDefinition] = [
    .check, .preview, .compile, .generate, .inspect, .render, .resolve, .plurals, .rules, .explain,
    .initialize, .completions,
  ]
}
