public import FileAccess
import Languages
public import Rules
public import SourceText

/// Everything that `.pushloc.json` can say; without a file, what holds by default.
public struct Configuration: Sendable {
  /// The name of the file that is looked for.
  public static let fileName: FilePath = ".pushloc.json"

  /// The file's text; nil without a file.
  public var source: DecodedSource?
  /// The folder that patterns count from: the file's, or the working directory.
  public var folder = ConfigurationFolder(absolute: "/", current: "/")
  /// The settings as they are written, in order.
  public var written: [WrittenSetting] = []

  /// The language that the app is written in; nil to look for it.
  public var developmentLanguage: String?
  /// The apps, each checked alone; one without a name where the file has no `apps`.
  public var apps = [AppSettings()]
  /// Files that are left alone.
  public var exclude = PathPatterns()
  /// Files with keys that a server sends from code, for every app.
  public var manifests = PathPatterns()
  /// Languages that every app must have.
  public var requiredLanguages: [DeclaredName] = []
  /// Languages that are not checked.
  public var ignoredLanguages: [String] = []
  /// The oldest system that the app runs on.
  public var minimumIOS: SystemVersion?
  /// Entitlements that the app has; nil when they are not declared.
  public var entitlements: Set<Entitlement>?
  /// Who fills in the texts of which payloads; the last that fits counts.
  public var renderer: [RendererSettings] = []
  /// How templates are written; the last that fits counts.
  public var templates: [TemplateSettings] = []
  /// The values that a hole can have, by its name.
  public var values: [String: [String]] = [:]
  /// An example for an argument or a hole, by its name.
  public var samples: [String: String] = [:]
  /// Longest value of an argument or a hole, in Unicode scalars, by its name.
  public var maxLengths: [String: Int] = [:]
  /// The names in `values`, `samples` and `maxLengths`, in the order they are written.
  public var holeNames: [DeclaredName] = []
  /// Levels of rules and categories, in the order they are written.
  public var rules: [RuleSetting] = []
  /// Levels for some files.
  public var overrides: [OverrideSettings] = []
  /// The custom fields of payloads.
  public var customFields: [CustomFieldSettings] = []
  /// How custom fields are spelt.
  public var customFieldStyle: NamingStyle?
  /// Notification categories that the app registers; nil when they are not declared.
  public var categories: [DeclaredName]?
  /// Sound files in the app's bundle; nil when they are not declared.
  public var sounds: [DeclaredName]?
  /// The websites that payloads are sent for.
  public var websites: [WebsiteSettings] = []
  /// Contracts of released versions that payloads must suit.
  public var releases = PathPatterns()
  /// The file with findings that are left out, as reports show it.
  public var baseline: FilePath?
  /// How the keys begin that only pushes use.
  public var pushKeyPrefix: String?
  /// Whether every template that is sent is among the checked ones.
  public var templatesAreComplete = false

  /// Creates the configuration of a project without a file.
  public init() {}

  /// Files of pushloc itself, as reports show them: the configuration and the baseline.
  var ownFiles: [FilePath] {
    [source.map { FilePath($0.path) }, baseline?.normalized].compactMap(\.self)
  }

  /// Whether a language folder, named as written, is not checked.
  func ignores(_ folder: String) -> Bool {
    ignoredLanguages.contains { $0 == folder || LanguageID($0) == LanguageID(folder) }
  }
}
