import Diagnostics
public import FileAccess
public import Reporters

/// The formats of one run and where each goes, as `--format NAME[=FILE]` says.
public struct ReportOutputs {
  /// One format and its place.
  public struct Output {
    /// The format.
    public var reporter: any Reporter.Type
    /// The file; nil for standard output, also named as `-`.
    public var file: FilePath?
  }

  /// The formats in the order of the flags; never empty.
  public private(set) var outputs: [Output] = []

  /// Reads the values of `--format`; none at all is `text`.
  ///
  /// - Parameters:
  ///   - arguments: the command line; its names were checked by the parser.
  ///   - context: the environment, for `auto`.
  /// - Throws: a usage failure when two formats would be mixed in one place.
  public init(_ arguments: ParsedArguments, _ context: CommandContext) throws(CommandFailure) {
    for value in arguments.paths("format") {
      let parts = value.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1)
      let name = FilePath(bytes: parts.first ?? []).string
      guard value.bytes.last != UInt8(ascii: "=") || parts.count > 1 else {
        throw CommandFailure(.usage, "'--format \(name)=' names no file")
      }
      let named = parts.count > 1 ? FilePath(bytes: parts[1]) : nil
      let file = named == "-" || named == Self.standardOutput ? nil : named
      if name == "auto" {
        outputs.append(Output(reporter: TextReporter.self, file: file))
        if context.environment["GITHUB_ACTIONS"] == "true",
          let github = ReporterRegistry.reporter(named: "github")
        {
          outputs.append(Output(reporter: github, file: nil))
        }
      } else if let reporter = ReporterRegistry.reporter(named: name) {
        outputs.append(Output(reporter: reporter, file: file))
      }
    }
    if outputs.isEmpty { outputs = [Output(reporter: TextReporter.self, file: nil)] }
    try checkPlaces(context.files)
  }

  private static let standardOutput: FilePath = "/dev/stdout"

  /// The files that are written, each with its flag.
  var places: [OutputFiles.Place] {
    outputs.compactMap { output in
      output.file.map { OutputFiles.Place("--format \(output.reporter.name)", $0) }
    }
  }

  /// A document that something else is mixed into is no document any more.
  private func checkPlaces(_ files: any FileSystem) throws(CommandFailure) {
    var taken: [FileIdentity?: any Reporter.Type] = [:]
    for output in outputs {
      let place = Self.place(of: output.file, files)
      if let other = taken[place],
        place != nil || output.reporter.isDocument || other.isDocument
      {
        let name = output.reporter.name
        throw CommandFailure(
          .usage,
          "formats '\(other.name)' and '\(name)' would be written to the same place",
          help: "give one a file of its own: '--format \(name)=FILE'"
        )
      }
      taken[place] = output.reporter
    }
  }

  /// Which file a format goes to; nil for standard output, also where that is a file of the same name.
  private static func place(of file: FilePath?, _ files: any FileSystem) -> FileIdentity? {
    guard let file else { return nil }
    let target = files.target(of: file) ?? .path(file)
    let isOutput =
      (try? files.kind(of: standardOutput)) == .file
      && target == (try? files.identity(of: standardOutput))
    return isOutput ? nil : target
  }

  /// Writes a report in every format; files are replaced at once or not at all.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - options: how it looks on standard output; files have no colours.
  ///   - onlyToFiles: whether standard output holds something else.
  ///   - context: standard output.
  ///   - files: the files.
  /// - Throws: when a file cannot be written.
  func write(
    _ report: Report,
    options: ReportOptions,
    onlyToFiles: Bool = false,
    in context: CommandContext,
    to files: OutputFiles
  ) throws(CommandFailure) {
    for output in outputs where output.file != nil || !onlyToFiles {
      var own = options
      if output.file != nil { own.usesColor = false }
      if output.reporter.isForMachines { own.words = .english }
      var text = ""
      output.reporter.write(report, to: &text, options: own)
      guard let file = output.file else {
        context.output.write(text)
        continue
      }
      try files.write(text, to: file)
    }
  }
}
