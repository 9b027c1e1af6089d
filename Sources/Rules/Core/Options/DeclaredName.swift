public import Diagnostics

/// A name in the configuration and where it stands, so that a finding can point there.
public struct DeclaredName: Hashable, Sendable {
  /// The name as written.
  public var name: String
  /// Where it stands, quotes included.
  public var place: SourcePlace

  /// Creates a name.
  public init(name: String, place: SourcePlace) {
    self.name = name
    self.place = place
  }
}
