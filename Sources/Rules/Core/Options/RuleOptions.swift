public import Diagnostics
import Languages

/// What the configuration tells rules about an app; the defaults are those without configuration.
public struct RuleOptions: Sendable {
  /// Languages that the app must have, with the places that say so.
  public var requiredLanguages: [DeclaredName] = []
  /// Languages that are not checked, as written.
  public var ignoredLanguages: [String] = []
  /// The oldest system that the app runs on; nil when it is not declared.
  public var minimumIOS: SystemVersion?
  /// Entitlements that the app has; nil when they are not declared.
  public var entitlements: Set<Entitlement>?
  /// Notification categories that the app registers; nil when they are not declared.
  public var categories: [DeclaredName]?
  /// Sound files in the app's bundle; nil when they are not declared.
  public var sounds: [DeclaredName]?
  /// How custom fields are spelt; nil when it is not declared.
  public var customFieldStyle: NamingStyle?
  /// How the keys begin that only pushes use; nil when it is not declared.
  public var pushKeyPrefix: String?
  /// Whether every template that is sent is among the checked ones.
  public var templatesAreComplete = false
  /// The values that a template's hole can have, by the hole's name.
  public var values: [String: [String]] = [:]
  /// An example for an argument or a hole, by its name.
  public var samples: [String: String] = [:]
  /// Longest value of an argument or a hole, in Unicode scalars, by its name.
  public var maxLengths: [String: Int] = [:]
  /// What is declared for single payload files, by their paths as reports show them.
  public var payloads: [String: PayloadOptions] = [:]

  /// Rules that a flag or the configuration turns on by name: they look more closely.
  public var askedRules: Set<RuleID> = []

  /// Creates the options of a run without configuration.
  public init() {}

  /// Whether a language folder, named as written, is not checked.
  public func ignores(_ folder: String) -> Bool {
    ignoredLanguages.contains { $0 == folder || LanguageID($0) == LanguageID(folder) }
  }

  /// Returns what is declared for a payload file.
  public func payload(_ path: String) -> PayloadOptions { payloads[path] ?? PayloadOptions() }
}
