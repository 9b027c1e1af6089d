/// One output format of `check`.
///
/// Stateless: everything comes in, text goes out.
public protocol Reporter: Sendable {
  /// The name that `--format` takes.
  static var name: String { get }
  /// What it is for, in one line.
  static var summary: String { get }
  /// Whether the output is read by programs: such output stays English and knows no colours.
  static var isForMachines: Bool { get }
  /// Whether the output is one document, which nothing may be put before or behind.
  static var isDocument: Bool { get }

  /// Writes the whole report, with a line end at its end unless nothing is written.
  static func write(_ report: Report, to output: inout String, options: ReportOptions)
}

extension Reporter {
  /// Most formats are read by programs.
  public static var isForMachines: Bool { true }
  /// Most formats are lines.
  public static var isDocument: Bool { false }
}
