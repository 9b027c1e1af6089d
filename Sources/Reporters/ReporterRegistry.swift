/// Every output format of `check`, in the order in which help lists them.
public enum ReporterRegistry {
  /// The formats: one file each in `Formats/`, one line each here.
  public static let reporters: [any Reporter.Type] = [
    TextReporter.self,
    ConciseReporter.self,
    JSONReporter.self,
    JSONLinesReporter.self,
    SARIFReporter.self,
    GitHubReporter.self,
    GitLabReporter.self,
    JUnitReporter.self,
    CheckstyleReporter.self,
    RDJSONReporter.self,
    XcodeReporter.self,
    MarkdownReporter.self,
  ]

  /// Returns the format with a name; nil when there is none.
  public static func reporter(named name: String) -> (any Reporter.Type)? {
    reporters.first { $0.name == name }
  }
}
