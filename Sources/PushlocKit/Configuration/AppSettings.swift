/// One app of a project: which tables are its own and which payloads are sent to it.
public struct AppSettings: Hashable, Sendable {
  /// The name that reports show; nil where the configuration has no `apps`.
  public var name: String?
  /// Tables of the app; empty for all that are found.
  public var tables = PathPatterns()
  /// Payload files that are sent to it; empty for all that are found.
  public var payloads = PathPatterns()
  /// Files with keys that a server sends from code.
  public var manifests = PathPatterns()

  /// Creates an app that all tables and payloads belong to.
  public init() {}
}
