import Diagnostics
import FileAccess
import JSONSyntax
import Rules

/// A configuration while it is read.
struct ConfigurationDraft {
  var configuration = Configuration()
  var single = AppSettings()
  var apps: [AppSettings]?
  /// Keys of one app that stand beside `apps`.
  var ownKeys: [JSONNode] = []

  /// Joins the parts; an app's keys beside `apps` are a fault.
  func finish(_ reader: inout ConfigurationReader) -> Configuration {
    var configuration = configuration
    if let apps {
      configuration.apps = apps
      for node in ownKeys {
        let name = node.name ?? ""
        reader.report(
          "'\(name)' stands beside 'apps', which says it for each app",
          at: node.key ?? node,
          help: "move '\(name)' into an app"
        )
      }
    } else {
      configuration.apps = [single]
    }
    return configuration
  }

  /// The keys of the whole file.
  static let fields: [ConfigurationField<ConfigurationDraft>] =
    scope + judging + templates + projects

  private static let scope: [ConfigurationField<ConfigurationDraft>] = [
    .init("$schema") { reader, node, _ in _ = reader.text(node) },
    .init("developmentLanguage") { $2.configuration.developmentLanguage = $0.text($1) },
    .init("tables") { reader, node, draft in
      draft.single.tables = reader.patterns(node)
      draft.ownKeys.append(node)
    },
    .init("payloads") { reader, node, draft in
      draft.single.payloads = reader.patterns(node)
      draft.ownKeys.append(node)
    },
    .init("exclude") { $2.configuration.exclude = $0.patterns($1) },
    .init("apps") { reader, node, draft in draft.apps = reader.apps(node) },
    .init("manifests") { $2.configuration.manifests = $0.patterns($1) },
    .init("languages") { $0.object($1, languages, into: &$2) },
    .init("minimumIOS") { $2.configuration.minimumIOS = $0.version($1) },
    .init("entitlements") { reader, node, draft in
      let found = reader.array(node) { $0.choice($1, of: Entitlement.self) }
      draft.configuration.entitlements = Set(found)
    },
  ]

  private static let judging: [ConfigurationField<ConfigurationDraft>] = [
    .init("rules") { $2.configuration.rules = $0.ruleLevels($1) },
    .init("overrides") { reader, node, draft in
      draft.configuration.overrides = reader.array(node) { reader, node in
        reader.item(OverrideSettings(place: reader.place(node)), node, overrides)
      }
    },
    .init("releases") { $2.configuration.releases = $0.patterns($1) },
    .init("baseline") { reader, node, draft in
      let path = reader.text(node).map { FilePath($0) }
      draft.configuration.baseline = path.map(reader.folder.shown)
    },
    .init("pushKeyPrefix") { $2.configuration.pushKeyPrefix = $0.text($1) },
    .init("templatesAreComplete") {
      $2.configuration.templatesAreComplete = $0.boolean($1) ?? false
    },
  ]

  private static let templates: [ConfigurationField<ConfigurationDraft>] = [
    .init("renderer") { reader, node, draft in
      draft.configuration.renderer = reader.array(node) {
        $0.item(RendererSettings(), $1, renderers)
      }
    },
    .init("templates") { reader, node, draft in
      draft.configuration.templates = reader.array(node) {
        $0.item(TemplateSettings(), $1, templateItems)
      }
    },
    .init("values") { reader, node, draft in
      draft.configuration.values = reader.dictionary(node) { reader, node in reader.texts(node) }
      draft.configuration.holeNames += reader.keys(node)
    },
    .init("samples") { reader, node, draft in
      draft.configuration.samples = reader.dictionary(node) { $0.shownText($1) }
      draft.configuration.holeNames += reader.keys(node)
    },
    .init("maxLengths") { reader, node, draft in
      draft.configuration.maxLengths = reader.dictionary(node) { $0.count($1) }
      draft.configuration.holeNames += reader.keys(node)
    },
  ]

  private static let projects: [ConfigurationField<ConfigurationDraft>] = [
    .init("customFields") { reader, node, draft in
      draft.configuration.customFields = reader.array(node) {
        $0.item(CustomFieldSettings(), $1, customFields)
      }
    },
    .init("customFieldStyle") {
      $2.configuration.customFieldStyle = $0.choice($1, of: NamingStyle.self)
    },
    .init("categories") { $2.configuration.categories = $0.names($1) },
    .init("sounds") { $2.configuration.sounds = $0.names($1) },
    .init("websites") { reader, node, draft in
      draft.configuration.websites = reader.array(node) {
        $0.item(WebsiteSettings(), $1, websites)
      }
    },
  ]
}
