import Diagnostics
import FileAccess
import JSONSyntax
import SourceText

extension Baseline {
  /// Reads a baseline's file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - folder: The folder it lies in.
  /// - Returns: The baseline.
  /// - Throws: everything that is wrong with it.
  static func read(
    _ file: SourceFile,
    folder: ConfigurationFolder
  ) throws(ConfigurationError) -> Baseline {
    let source = DecodedSource(utf8: file)
    var options = JSONOptions.withComments
    options.rule = ConfigurationReader.rule
    let outcome = JSONDocument.parse(source, options: options)
    var reader = ConfigurationReader(source: source, folder: folder)
    var baseline = Baseline(folder: folder)
    if let root = outcome.value.root { reader.object(root, fields, into: &baseline) }
    let faults = outcome.diagnostics + reader.diagnostics
    guard faults.isEmpty else {
      let sorted = faults.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
      throw ConfigurationError(diagnostics: sorted, source: source)
    }
    baseline.source = source
    return baseline
  }

  private static let fields: [ConfigurationField<Baseline>] = [
    .init("version", isRequired: true) { reader, node, _ in
      guard let version = reader.count(node), version != 1 else { return }
      reader.report("this version of pushloc reads version 1, not \(version)", at: node)
    },
    .init("paths") { $2.paths = $0.texts($1) },
    .init("findings", isRequired: true) { reader, node, baseline in
      baseline.lines = reader.array(node) { reader, node in
        var line = reader.item(Line(), node, lineFields)
        line?.range = node.range
        return line
      }
      let ranges = JSONRemoval.ranges(of: node)
      for index in baseline.lines.indices where index < ranges.count {
        baseline.lines[index].removal = ranges[index]
      }
    },
  ]

  private static let lineFields: [ConfigurationField<Line>] = [
    .init("rule", isRequired: true) { $2.entry.rule = $0.text($1) ?? "" },
    .init("key") { reader, node, line in
      if reader.expect(.string, node) { line.entry.key = node.string }
    },
    .init("locale") { $2.entry.locale = $0.text($1) },
    .init("file") { $2.entry.file = $0.text($1) },
    .init("count") { reader, node, line in
      line.count = reader.count(node) ?? 1
      line.countRange = node.range
    },
  ]
}
