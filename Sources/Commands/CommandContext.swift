public import FileAccess
public import Reporters

/// The world as a command sees it: streams, files, environment, and the flags all commands share.
public struct CommandContext {
  /// Where results go.
  public var output: any TextOutput
  /// Where problems go.
  public var errors: any TextOutput
  /// The disk and other programs.
  public var files: any FileSystem
  /// The environment.
  public var environment: [String: String]
  /// Whether results go to a terminal.
  public var isOutputTerminal: Bool
  /// Whether problems go to a terminal.
  public var isErrorTerminal: Bool
  /// Columns of the terminal; nil where none tells.
  public var terminalWidth: Int?
  /// Reads everything from standard input, at most the given number of bytes.
  public var readInput: (Int) throws(FileAccessError) -> [UInt8]
  /// Seconds since some moment in the past.
  public var clock: @Sendable () -> Double = { 0 }
  /// Whether results are coloured, after `--color` and the environment.
  public var usesColor = false
  /// Whether problems are coloured.
  public var usesErrorColor = false
  /// Whether remarks are left out.
  public var isQuiet = false
  /// Cores of the machine.
  public var cores = 1
  /// Says how far long work is; nil where nobody would see it.
  public var progress: ProgressLine?
  /// Turns messages into the user's language.
  public var words = MessageRenderer.english

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - output: where results go.
  ///   - errors: where problems go.
  ///   - files: the disk and other programs.
  ///   - environment: the environment.
  ///   - isOutputTerminal: whether results go to a terminal.
  ///   - isErrorTerminal: whether problems go to a terminal.
  ///   - terminalWidth: columns of the terminal.
  ///   - readInput: reads everything from standard input, up to a number of bytes.
  public init(
    output: any TextOutput,
    errors: any TextOutput,
    files: any FileSystem,
    environment: [String: String] = [:],
    isOutputTerminal: Bool = false,
    isErrorTerminal: Bool = false,
    terminalWidth: Int? = nil,
    readInput: @escaping (Int) throws(FileAccessError) -> [UInt8] = { _ throws(FileAccessError) in
      []
    }
  ) {
    self.output = output
    self.errors = errors
    self.files = files
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.terminalWidth = terminalWidth
    self.readInput = readInput
  }

  /// How reports look on standard output.
  public var reportOptions: ReportOptions {
    ReportOptions(
      usesColor: usesColor,
      width: terminalWidth ?? 120,
      isQuiet: isQuiet,
      directory: (try? files.currentDirectory())?.string,
      words: words
    )
  }

  /// Returns the context with the shared flags obeyed.
  func obeying(_ arguments: ParsedArguments) -> CommandContext {
    var context = self
    let color = arguments.text("color") ?? "auto"
    context.usesColor = decideColor(color, isTerminal: isOutputTerminal)
    context.usesErrorColor = decideColor(color, isTerminal: isErrorTerminal)
    context.isQuiet = arguments.has("quiet")
    if isErrorTerminal, !context.isQuiet, environment["TERM"] != "dumb" {
      context.progress = ProgressLine(errors, clock: clock)
    }
    return context
  }

  /// `--color` wins over `NO_COLOR`, that over `CLICOLOR_FORCE`, that over what the stream is.
  ///
  /// Source: no-color.org; bixense.com/clicolors.
  private func decideColor(_ flag: String, isTerminal: Bool) -> Bool {
    if flag != "auto" { return flag == "always" }
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }
}
