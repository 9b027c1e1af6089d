public import Diagnostics

/// One flag of a command: what the parser accepts, and what help, completions and the manual say.
public struct OptionDefinition: Sendable {
  /// What follows the flag.
  public enum Value: Hashable, Sendable {
    /// Nothing.
    case none
    /// Any text; the word stands for it in help, for example `FILE`.
    case text(String)
    /// A whole number from 1; the word stands for it in help.
    case count(String)
    /// One of a closed set.
    case choice([String])
    /// One of a closed set, and where its output goes: `NAME` or `NAME=FILE`.
    case choiceWithFile([String])
  }

  /// The long name without dashes.
  public let name: String
  /// The short name without its dash.
  public let letter: Character?
  /// What follows.
  public let value: Value
  /// Whether each use counts; else the last one does.
  public let isRepeatable: Bool
  /// What it does, in one line.
  public let summary: Message

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - name: the long name without dashes.
  ///   - letter: the short name without its dash.
  ///   - value: what follows.
  ///   - isRepeatable: whether each use counts.
  ///   - summary: what it does, in one line.
  public init(
    _ name: String,
    letter: Character? = nil,
    _ value: Value = .none,
    isRepeatable: Bool = false,
    summary: Message
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  /// The values it takes; empty when any is taken.
  public var choices: [String] {
    switch value {
    case .choice(let choices), .choiceWithFile(let choices): choices
    case .none, .text, .count: []
    }
  }

  /// The word that stands for the value in help; nil without one.
  public var placeholder: String? {
    switch value {
    case .none: nil
    case .text(let word), .count(let word): word
    case .choice(let choices): choices.joined(separator: "|")
    case .choiceWithFile: "NAME[=FILE]"
    }
  }
}
