public import Diagnostics

/// A command as data: parser, help, completions and the manual are made of it.
public struct CommandDefinition: Sendable {
  /// An argument without a flag.
  public struct Positional: Sendable {
    /// The word that stands for it in help, for example `PATH`.
    public let name: String
    /// Whether it must be there.
    public let isRequired: Bool
    /// Whether several may follow each other; only the last can.
    public let isRepeatable: Bool
    /// The values it takes; empty when any is taken.
    public let choices: [String]
    /// Values that a shell completes although others are taken, too.
    public let suggestions: [String]

    /// Creates a definition.
    ///
    /// - Parameters:
    ///   - name: the word that stands for it in help.
    ///   - isRequired: whether it must be there.
    ///   - isRepeatable: whether several may follow each other.
    ///   - choices: the values it takes; empty when any is taken.
    ///   - suggestions: values that a shell completes although others are taken, too.
    public init(
      _ name: String,
      isRequired: Bool = true,
      isRepeatable: Bool = false,
      choices: [String] = [],
      suggestions: [String] = []
    ) {
      self.name = name
      self.isRequired = isRequired
      self.isRepeatable = isRepeatable
      self.choices = choices
      self.suggestions = suggestions
    }
  }

  /// A command line to try, and what it does.
  public struct Example: Sendable {
    /// The whole line.
    public let line: String
    /// What it does.
    public let summary: Message

    /// Creates an example.
    public init(_ line: String, _ summary: Message) {
      self.line = line
      self.summary = summary
    }
  }

  /// The name.
  public let name: String
  /// What it does, in one line.
  public let summary: Message
  /// What else one must know, a paragraph each.
  public let discussion: [Message]
  /// Its arguments without flags, in order.
  public let positionals: [Positional]
  /// Its own flags, without those all commands share.
  public let options: [OptionDefinition]
  /// Command lines to try.
  public let examples: [Example]

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: what it does, in one line.
  ///   - discussion: what else one must know, a paragraph each.
  ///   - positionals: its arguments without flags, in order.
  ///   - options: its own flags.
  ///   - examples: command lines to try.
  public init(
    _ name: String,
    _ summary: Message,
    discussion: [Message] = [],
    positionals: [Positional] = [],
    options: [OptionDefinition] = [],
    examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
  }

  /// All flags it takes: its own, then those of every command.
  public var allOptions: [OptionDefinition] { options + CommonOptions.all }

  /// Its own flags that help, completions and the manual list: those that do something.
  var listedOptions: [OptionDefinition] {
    options.filter { !UnfinishedFlags.hides($0, of: name) }
  }

  /// All flags that are listed.
  var allListedOptions: [OptionDefinition] { listedOptions + CommonOptions.listed }
}
