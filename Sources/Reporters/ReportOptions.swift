public import Diagnostics

/// How a report is to look; decided by the caller, never probed here.
public struct ReportOptions: Sendable {
  /// Whether terminal colours are used.
  public var usesColor: Bool
  /// Columns that a line of source may take before it is cut.
  public var width: Int
  /// Whether remarks and the summary are left out.
  public var isQuiet: Bool
  /// Whether findings are counted by rule at the end.
  public var showsStatistics: Bool
  /// The mildest severity that counts as a failure; nil when none does.
  public var failLevel: Severity?
  /// The working directory, absolute, for formats that need absolute paths.
  public var directory: String?
  /// Turns messages into the reader's language; formats for machines stay English.
  public var words: MessageRenderer

  /// Creates options.
  ///
  /// - Parameters:
  ///   - usesColor: whether terminal colours are used.
  ///   - width: columns that a line of source may take before it is cut.
  ///   - isQuiet: whether remarks and the summary are left out.
  ///   - showsStatistics: whether findings are counted by rule at the end.
  ///   - failLevel: the mildest severity that counts as a failure.
  ///   - directory: the working directory, absolute.
  ///   - words: turns messages into the reader's language.
  public init(
    usesColor: Bool = false,
    width: Int = 120,
    isQuiet: Bool = false,
    showsStatistics: Bool = false,
    failLevel: Severity? = .error,
    directory: String? = nil,
    words: MessageRenderer = .english
  ) {
    self.usesColor = usesColor
    self.width = width
    self.isQuiet = isQuiet
    self.showsStatistics = showsStatistics
    self.failLevel = failLevel
    self.directory = directory
    self.words = words
  }
}
