public import Diagnostics

/// A setting as the configuration file has it, for `--show-config`.
public struct WrittenSetting: Hashable, Sendable {
  /// The key, with the keys it stands in, for example `languages.required`.
  public var name: String
  /// The value as compact JSON.
  public var value: String
  /// Where the value stands.
  public var place: SourcePlace

  /// Creates a setting.
  public init(name: String, value: String, place: SourcePlace) {
    self.name = name
    self.value = value
    self.place = place
  }
}
