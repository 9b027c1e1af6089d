public import Delivery
import Diagnostics
public import Payloads

/// One app as rules see it: its localizations, the payloads that are sent to it, and phones set to
/// every language that it can be used in.
public struct AppContext: Sendable {
  /// The app's localizations.
  public let bundle: LocalizedBundle
  /// Whether it is the folder that pushes are shown from, not one of an extension or a package.
  public let isApp: Bool
  /// Other folders of localizations in the project, which the system does not read for a push; those
  /// that may be the app as well are not among them.
  public let otherBundles: [LocalizedBundle]
  /// Folders one level above or below that hold a table as files where this one has it as a catalog, or
  /// the other way round, and are most likely of the same target.
  public let halves: [LocalizedBundle]
  /// Payload files whose payloads are sent to this app.
  public let payloadFiles: [PayloadFile]
  /// Every place in them that names a key, in the order of files and places.
  public let uses: [KeyUse]
  /// The places in templates whose keys nobody can tell before they are rendered.
  public let openKeys: [OpenKey]
  /// A phone for each language, sorted by language.
  public let phones: [Phone]
  /// A phone set to the development language.
  public let developmentPhone: Phone

  /// The keys that payloads use, as UTF-8.
  public let usedKeys: Set<[UInt8]>

  /// What the configuration says.
  public let options: RuleOptions

  /// Creates the context of an app.
  public init(
    bundle: LocalizedBundle,
    isApp: Bool = true,
    otherBundles: [LocalizedBundle],
    halves: [LocalizedBundle] = [],
    payloadFiles: [PayloadFile],
    uses: [KeyUse],
    openKeys: [OpenKey] = [],
    phones: [Phone],
    developmentPhone: Phone,
    options: RuleOptions = RuleOptions()
  ) {
    self.bundle = bundle
    self.isApp = isApp
    self.otherBundles = otherBundles
    self.halves = halves
    self.payloadFiles = payloadFiles
    self.uses = uses
    self.openKeys = openKeys
    usedKeys = Set(uses.map { Array($0.key.utf8) })
    self.phones = phones
    self.developmentPhone = developmentPhone
    self.options = options
  }
}
