/// A folder with tables whose name is nearly that of a language folder, for example `de.Iproj`.
public struct StrayFolder: Hashable, Sendable {
  /// The folder's whole name.
  public let name: String
  /// Path of a table in it.
  public let memberPath: String

  /// Creates a stray folder.
  public init(name: String, memberPath: String) {
    self.name = name
    self.memberPath = memberPath
  }
}
