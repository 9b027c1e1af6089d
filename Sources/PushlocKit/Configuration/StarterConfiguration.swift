import Catalogs
import Delivery
public import Diagnostics
import FileAccess
import JSONSyntax
import Languages
import Payloads
import Reporters
import Rules
import SourceText

/// A commented configuration to start from, made of what a project holds.
public struct StarterConfiguration: Sendable {
  /// Most patterns that are listed; above it only the outermost folders are named.
  private static let mostPatterns = 6

  private let development: DevelopmentLanguage
  private let apps: [LocalizedBundle]
  private let others: [String]
  private let languages: [String]
  private let payloads: [String]
  private let payloadCount: Int

  /// Looks at a project that was read without configuration.
  public init(_ project: Project) {
    development = project.developmentLanguage
    let contexts = Check.contexts(of: project).filter(\.isApp)
    apps = contexts.map(\.bundle)
    let chosen = Set(apps.map(\.path))
    others = project.bundles.map(\.path).filter { !chosen.contains($0) }
    let names = apps.flatMap(\.folders).filter { !$0.isBase }.map { LanguageID($0.name).canonical }
    languages = Set(names).sorted()
    payloads = project.payloadFiles.map(\.source.path)
    payloadCount = project.payloadFiles.reduce(0) { $0 + $1.payloads.count }
  }

  /// Whether there is anything to check.
  public var isEmpty: Bool { apps.isEmpty && payloads.isEmpty }

  /// What was seen, a sentence each.
  public var remarks: [Message] {
    var remarks: [Message] = []
    for app in apps {
      let count = app.folders.filter { !$0.isBase }.count
      remarks.append(
        "the app's texts are in '\(Self.shown(app.path))', in \(Counted.languages(count))"
      )
    }
    for path in others.prefix(Self.mostPatterns) {
      remarks.append("'\(Self.shown(path))' holds texts, too, and is left out")
    }
    if apps.isEmpty {
      remarks.append("no string table was found")
    } else {
      remarks.append("the development language is '\(development.name)'")
    }
    remarks.append(
      payloadCount == 1
        ? "1 payload was found"
        : "\(Counted.payloads(payloadCount)) were found in \(Counted.files(payloads.count))"
    )
    return remarks
  }

  private static func shown(_ path: String) -> String { path.isEmpty ? "." : path }

  /// The file's text.
  public var text: String {
    var text = """
      // What pushloc checks, and how. Comments are allowed; 'pushloc --show-config' tells what holds.
      {

      """
    if !apps.isEmpty {
      text += member("The language that the app is written in.", "developmentLanguage") {
        $0.string(development.name)
      }
      let patterns = apps.flatMap { Self.patterns(of: $0) }
      text += member("The app's tables.", "tables") { $0.array(patterns) }
    }
    if !payloads.isEmpty {
      text += member("The payload templates.", "payloads") { $0.array(payloadPatterns) }
    }
    if !languages.isEmpty {
      text += member("Languages that must be there.", "languages") { json in
        json.object { $0.member("required", languages) }
      }
    }
    return text + """
        // Keys that a server sends from code: {"KEY": 2} or {"KEY": ["sender", "room"]}.
        // "manifests": ["server/push-keys.json"],

        // Files that are left alone.
        // "exclude": ["**/Generated/**"],

        // Severities: error, warning, note or off. 'pushloc rules' lists the rules.
        // "rules": {"untranslated": "warning"},

        // Findings of now that are left out; 'pushloc check --write-baseline' writes the file.
        // "baseline": ".pushloc-baseline.json"
      }

      """
  }

  private func member(
    _ comment: String,
    _ name: String,
    _ value: (inout JSONWriter) -> Void
  ) -> String {
    var json = JSONWriter()
    value(&json)
    return "  // \(comment)\n  \"\(name)\": \(json.text),\n\n"
  }

  private static func patterns(of bundle: LocalizedBundle) -> [String] {
    bundle.path.isEmpty ? ["*.lproj/**", "*.xcstrings"] : ["\(bundle.path)/**"]
  }

  /// The folders of the payloads, or the files that lie beside the configuration.
  private var payloadPatterns: [String] {
    var patterns: [String] = []
    for path in payloads {
      let parent = FilePath(path).parent
      let pattern = parent == "." ? path : "\(parent.string)/**"
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    guard patterns.count > Self.mostPatterns else { return patterns.sorted() }
    let outermost = payloads.map { path -> String in
      let names = FilePath(path).components
      return names.count > 1 ? "\(names[0].string)/**" : path
    }
    return Set(outermost).sorted()
  }
}
