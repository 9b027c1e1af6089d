import Diagnostics
import FileAccess
import PushlocKit
import Reporters
import SourceText

/// The settings of a run, one a line, each with where it comes from: for `--show-config`.
struct ConfigurationListing {
  /// One setting.
  struct Row: Hashable {
    var name: String
    var value: String
    var origin: String
  }

  /// Keys of the configuration with what holds without them, in the order of the documentation.
  static let defaults: [(name: String, value: String)] = [
    ("developmentLanguage", "found in the project"),
    ("tables", "all that are found"),
    ("payloads", "all that are found"),
    ("exclude", "[]"),
    ("apps", "the folder that knows most of the keys"),
    ("manifests", "[]"),
    ("languages.required", "[]"),
    ("languages.ignored", "[]"),
    ("minimumIOS", "not declared"),
    ("entitlements", "not declared"),
    ("renderer", "system"),
    ("templates", "by name and shape"),
    ("values", "{}"),
    ("samples", "{}"),
    ("maxLengths", "{}"),
    ("rules", "each rule's own severity"),
    ("overrides", "[]"),
    ("customFields", "[]"),
    ("customFieldStyle", "not declared"),
    ("categories", "not declared"),
    ("sounds", "not declared"),
    ("websites", "[]"),
    ("releases", "[]"),
    ("baseline", "none"),
    ("pushKeyPrefix", "not declared"),
    ("templatesAreComplete", "false"),
  ]

  private let file: String?
  private(set) var rows: [Row] = []

  init(_ settings: RunSettings, _ arguments: ParsedArguments) {
    let written = settings.configuration.written
    file = settings.configuration.source?.path
    let places = settings.configuration.source.map { PlaceNames(table: LineTable($0)) }
    for (name, value) in Self.defaults {
      if let flag = Self.flag(name, arguments) {
        rows.append(flag)
      } else {
        let own = written.filter { $0.name == name || $0.name.hasPrefix(name + ".") }
        rows += own.map {
          Row(name: $0.name, value: $0.value, origin: places?.name($0.place) ?? "")
        }
        if own.isEmpty, name != "rules" || settings.flags.isEmpty {
          rows.append(Row(name: name, value: value, origin: "default"))
        }
      }
      guard name == "rules" else { continue }
      for setting in settings.flags {
        rows.removeAll { $0.name == "rules.\(setting.name)" }
        rows.append(
          Row(
            name: "rules.\(setting.name)",
            value: "\"\(setting.level.rawValue)\"",
            origin: "--rule"
          )
        )
      }
    }
  }

  /// The listing as text.
  func text(_ context: CommandContext) -> String {
    let head: Message = file.map { "configuration: \($0)" } ?? "configuration: none"
    var text = context.words.terminalText(head) + "\n"
    let width = rows.reduce(0) { max($0, $1.name.count) }
    for row in rows {
      let gap = String(repeating: " ", count: width - row.name.count)
      let value = TerminalText.safe(row.value)
      text += "\(row.name)\(gap) = \(value)  (\(TerminalText.safe(row.origin)))\n"
    }
    return text
  }

  /// What a flag says in place of a key.
  private static func flag(_ name: String, _ arguments: ParsedArguments) -> Row? {
    let flags = [
      "developmentLanguage": "development-language", "baseline": "baseline",
      "releases": "releases",
    ]
    guard let flag = flags[name], arguments.has(flag) else { return nil }
    let values = arguments.texts(flag).map { "\"\($0)\"" }
    return Row(name: name, value: values.joined(separator: ", "), origin: "--\(flag)")
  }
}

/// Names places as people write them, for example `.pushloc.json:3:5`.
private struct PlaceNames {
  let table: LineTable

  func name(_ place: SourcePlace) -> String {
    let start = table.place(of: place.range.lowerBound)
    return "\(place.path):\(start.line):\(start.column)"
  }
}
