import Delivery
import Diagnostics
import Rules

/// Sentences about a run: what was taken for the app, and how the development language was found.
enum Remarks {
  static func remarks(_ project: Project, _ contexts: [AppContext]) -> [Message] {
    var remarks: [Message] = []
    let apps = contexts.filter { !$0.uses.isEmpty }.map(\.bundle)
    let others = project.bundles.filter { bundle in !apps.contains { $0.path == bundle.path } }
    if !apps.isEmpty, project.bundles.count > 1 {
      let names = apps.map { "'\($0.path)'" }.joined(separator: ", ")
      let rest = others.prefix(3).map { "'\($0.path)'" }.joined(separator: ", ")
      let more = others.count - 3
      remarks.append(
        others.isEmpty
          ? "checked the payloads against \(names)"
          : more == 1
            ? "checked the payloads against \(names); tables are also in \(rest) and one more folder"
            : more > 1
              ? "checked the payloads against \(names); tables are also in \(rest) and \(more) more folders"
              : "checked the payloads against \(names); tables are also in \(rest)"
      )
    }
    remarks += ties(project)
    switch project.developmentLanguage.origin {
    case .file(let path):
      remarks.append("development language '\(project.developmentLanguage.name)', from '\(path)'")
    case .only where !project.bundles.isEmpty:
      remarks.append(
        "development language '\(project.developmentLanguage.name)', for want of 'en'"
      )
    default: break
    }
    return remarks
  }

  /// Says of each app whose folder is not certain what settles it.
  private static func ties(_ project: Project) -> [Message] {
    project.apps.compactMap { app in
      let uses = app.uses(values: project.configuration.values)
      let chosen = AppChooser.apps(among: app.bundles, uses: uses)
      guard chosen.count > 1, !uses.isEmpty else { return nil }
      let names = chosen.map { "'\(app.bundles[$0].path)'" }.joined(separator: ", ")
      return """
        \(names) define equally many of the payloads' keys, so each may be the app; 'apps' in \
        .pushloc.json says which payloads are sent to which
        """
    }
  }
}
