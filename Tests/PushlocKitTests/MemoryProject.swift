import Diagnostics
import FileAccess
import PushlocKit
import SourceText
import TestSupport
import Testing

/// A project in memory: what a check of it finds.
struct MemoryProject {
  let files: MemoryFiles

  init(_ files: KeyValuePairs<String, String>) {
    self.files = MemoryFiles(files)
  }

  func load(_ paths: [FilePath] = ["."]) throws -> Project {
    let configuration = try ConfigurationLoader(files: files).load()
    return try ProjectLoader(files: files, configuration: configuration).load(paths)
  }

  /// The findings, one a line: `path:line:column severity rule key`.
  func findings(_ flags: [RuleSetting] = [], paths: [FilePath] = ["."]) throws -> [String] {
    let project = try load(paths)
    let levels = RuleLevels(configuration: project.configuration, flags: flags)
    return Check.run(project, levels: levels).map { Self.line($0, project.sources) }
  }

  /// Compares the findings with what is expected, so that a failure shows both.
  func expect(
    _ expected: [String],
    _ flags: [RuleSetting] = [],
    paths: [FilePath] = ["."],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try findings(flags, paths: paths)
    #expect(found == expected, sourceLocation: sourceLocation)
  }

  static func line(_ diagnostic: Diagnostic, _ sources: [String: DecodedSource]) -> String {
    let start = diagnostic.place.range.lowerBound
    let place = sources[diagnostic.place.path].map { LineTable($0).place(of: start) }
    let key = diagnostic.key.map { " \($0)" } ?? ""
    return "\(diagnostic.place.path):\(place?.line ?? 0):\(place?.column ?? 0) "
      + "\(diagnostic.severity) \(diagnostic.rule)\(key)"
  }
}

extension RuleSetting {
  /// What `--rule NAME=LEVEL` means.
  static func flag(_ name: String, _ level: RuleLevel) -> RuleSetting {
    RuleSetting(subject: RuleNames.subject(name) ?? .rule("unknown"), level: level)
  }
}

/// Compares lines, so that a failure shows both.
func expect(
  _ found: [String],
  _ expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: sourceLocation)
}
