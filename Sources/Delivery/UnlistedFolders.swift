/// Language folders that an Xcode project does not list among its languages.
public struct UnlistedFolders: Hashable, Sendable {
  /// Path of the project, for example `App.xcodeproj`.
  public let project: String
  /// The languages that it lists.
  public let known: [String]
  /// Names of the folders that it does not, sorted.
  public let names: [String]
  /// Whether the project names files of other language folders and none of these, so that no build has
  /// them; else it takes whole folders.
  public let isLeftOut: Bool

  /// Creates the folders.
  public init(project: String, known: [String], names: [String], isLeftOut: Bool) {
    self.project = project
    self.known = known
    self.names = names
    self.isLeftOut = isLeftOut
  }
}
