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
  private let manifests: [String]

  /// Looks at a project that was read without configuration.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - manifests: Paths of the files with keys that a server sends from code.
  public init(_ project: Project, manifests: [String] = []) {
    self.manifests = manifests
    development = project.developmentLanguage
    let contexts = Check.contexts(of: project).filter(\.isApp)
    apps = contexts.map(\.bundle)
    let chosen = Set(apps.map(\.path))
    others = project.bundles.map(\.path).filter { !chosen.contains($0) }
    let names = apps.flatMap(\.folders).filter { !$0.isBase && Check.isChoosable($0.name) }
      .map { LanguageID($0.name).canonical }
    languages = Set(names).sorted()
    payloads = project.payloadFiles.map(\.source.path)
    payloadCount = project.payloadFiles.reduce(0) { $0 + $1.payloads.count }
  }

  /// Whether there is anything to check.
  public var isEmpty: Bool { apps.isEmpty && others.isEmpty && payloads.isEmpty }

  /// Whether it is known which folder is the app: payloads tell, or there is only one.
  private var knowsApp: Bool { !apps.isEmpty && (!payloads.isEmpty || others.isEmpty) }

  /// What was seen, a sentence each.
  public var remarks: [Message] {
    var remarks: [Message] = []
    if !knowsApp {
      for path in (apps.map(\.path) + others).sorted().prefix(Self.mostPatterns) {
        remarks.append("'\(Self.shown(path))' holds texts")
      }
      let rest = apps.count + others.count - Self.mostPatterns
      if rest > 0 {
        remarks.append(
          rest == 1 ? "1 more folder holds texts" : "\(rest) more folders hold texts"
        )
      }
      return remarks + commonRemarks
    }
    for app in apps {
      let count = app.folders.filter { !$0.isBase }.count
      remarks.append(
        "the app's texts are in '\(Self.shown(app.path))', in \(Counted.languages(count))"
      )
    }
    for path in others.prefix(Self.mostPatterns) {
      remarks.append("'\(Self.shown(path))' holds texts, too, and is left out")
    }
    return remarks + commonRemarks
  }

  private var commonRemarks: [Message] {
    var remarks: [Message] = []
    if apps.isEmpty, others.isEmpty {
      remarks.append("no string table was found")
    } else {
      remarks.append("the development language is '\(development.name)'")
    }
    remarks.append(
      payloadCount == 1
        ? "1 payload was found"
        : "\(Counted.payloads(payloadCount)) were found in \(Counted.files(payloads.count))"
    )
    for path in manifests { remarks.append("'\(path)' lists keys that a server sends from code") }
    return remarks
  }

  private static func shown(_ path: String) -> String { path.isEmpty ? "." : path }

  /// The file's text.
  public var text: String {
    var text = """
      // What pushloc checks, and how. Comments are allowed; 'pushloc --show-config' tells what holds.
      {

      """
    text += member("For editors.", "$schema") { $0.string(Homepage.schema) }
    if !apps.isEmpty {
      text += member("The language that the app is written in.", "developmentLanguage") {
        $0.string(development.name)
      }
      let patterns = Set(apps.flatMap(patterns)).sorted()
      if knowsApp {
        text += member("The app's tables.", "tables") { $0.array(patterns) }
      } else {
        let example = patterns.first ?? "App/**"
        text += "  // The app's tables; without it all folders are checked, each for itself.\n"
        text += "  // \"tables\": [\"\(example)\"],\n\n"
      }
    }
    if !payloads.isEmpty {
      text += member("The payload templates.", "payloads") { $0.array(payloadPatterns) }
    }
    text += manifestText
    if knowsApp, !languages.isEmpty {
      text += member("Languages that must be there.", "languages") { json in
        json.object { $0.member("required", languages) }
      }
    }
    return text + """
        // Files that are left alone.
        // "exclude": ["**/Generated/**"],

        // Severities: error, warning, note or off. 'pushloc rules' lists the rules.
        // "rules": {"untranslated": "warning"},

        // Findings of now that are left out; 'pushloc check --write-baseline' writes the file.
        // "baseline": ".pushloc-baseline.json"
      }

      """
  }

  private var manifestText: String {
    let comment = #"Keys that a server sends from code: {"KEY": 2} or {"KEY": ["sender", "room"]}."#
    guard manifests.isEmpty else { return member(comment, "manifests") { $0.array(manifests) } }
    return "  // \(comment)\n  // \"manifests\": [\"server/push-keys.json\"],\n\n"
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

  /// What fits the tables of a bundle and of no other: its whole folder where no other folder of
  /// texts lies in it, else its languages and the files beside them.
  private func patterns(of bundle: LocalizedBundle) -> [String] {
    let folder = FilePath(bundle.path.isEmpty ? "." : bundle.path)
    let isAlone = !(apps.map(\.path) + others).contains { path in
      path != bundle.path && FilePath(path).relative(to: folder) != nil
    }
    if isAlone, !bundle.path.isEmpty { return ["\(bundle.path)/**"] }
    let start = bundle.path.isEmpty ? "" : "\(bundle.path)/"
    let patterns = bundle.tables.map { table in
      let path = FilePath(table.path)
      return path.parent.normalized == folder.normalized
        ? "\(start)*.\(path.pathExtension)" : "\(start)*.lproj/**"
    }
    return Set(patterns).sorted()
  }

  /// The folders of the payloads, or the files that lie beside the configuration.
  private var payloadPatterns: [String] {
    let patterns = Self.patterns(of: payloads) { $0.parent }
    guard patterns.count > Self.mostPatterns else { return patterns }
    return Self.patterns(of: payloads) { path in
      path.components.count > 1 ? path.components[0] : "."
    }
  }

  /// A pattern for each folder that lies in no other one, and the files that lie in none.
  private static func patterns(
    of paths: [String],
    by folder: (FilePath) -> FilePath
  ) -> [String] {
    let folders = Set(paths.map { folder(FilePath($0)) })
    let patterns = paths.map { path in
      let own = folder(FilePath(path))
      guard own != "." else { return path }
      let outer = folders.filter { $0 != "." && own.relative(to: $0) != nil }
      return "\((outer.min { $0.bytes.count < $1.bytes.count } ?? own).string)/**"
    }
    return Set(patterns).sorted()
  }
}
