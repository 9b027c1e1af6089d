public import Delivery
public import Payloads

/// One app of a project: its folders of localizations and what is sent to it.
public struct ProjectApp: Sendable {
  /// The name in the configuration; nil without one.
  public var name: String?
  /// The folders among which the app's own is found, sorted by path.
  public var bundles: [LocalizedBundle]
  /// The payload files that are sent to it, sorted by path.
  public var payloadFiles: [PayloadFile]
  /// Files with keys that a server sends to it from code, sorted by path.
  public var manifests: [ManifestFile]

  /// Every place that names a key: payloads first, then manifests.
  ///
  /// - Parameter values: The values that holes of templates can have, by their names.
  /// - Returns: The uses; of a key with holes one for each key that the values make.
  public func uses(values: [String: [String]]) -> [KeyUse] {
    payloadFiles.flatMap { $0.contents(values: values).flatMap(\.uses) }
      + manifests.flatMap(\.uses)
  }
}
