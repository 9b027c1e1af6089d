public import FileAccess

/// The words of a command line, sorted by the definitions: all flags known, all values allowed.
public struct ParsedArguments: Sendable {
  /// The values of each flag, by its long name, in order; a flag without value has empty ones.
  private var values: [String: [FilePath]] = [:]
  /// The arguments without flags, in order, as bytes: file names need not be valid UTF-8.
  public private(set) var positionals: [FilePath] = []

  /// Creates arguments without any word.
  public init() {}

  mutating func add(_ value: FilePath, to option: String) {
    values[option, default: []].append(value)
  }

  mutating func add(_ positional: FilePath) {
    positionals.append(positional)
  }

  /// Whether a flag is there.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of a flag as a text; the last one when it is there several times.
  public func text(_ option: String) -> String? { values[option]?.last?.string }

  /// The values of a flag as texts, in order.
  public func texts(_ option: String) -> [String] { values[option, default: []].map(\.string) }

  /// The value of a flag as a path; the last one when it is there several times.
  public func path(_ option: String) -> FilePath? { values[option]?.last }

  /// The values of a flag as paths, in order.
  public func paths(_ option: String) -> [FilePath] { values[option, default: []] }

  /// The value of a flag as a number.
  public func count(_ option: String) -> Int? { text(option).flatMap { Int($0) } }

  /// The arguments without flags as texts.
  public var texts: [String] { positionals.map(\.string) }

  /// The flags alone.
  public var withoutPositionals: ParsedArguments {
    var flags = self
    flags.positionals = []
    return flags
  }
}
