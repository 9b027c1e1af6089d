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
  public var uses: [KeyUse] { payloadFiles.flatMap(\.keyUses) + manifests.flatMap(\.uses) }
}
