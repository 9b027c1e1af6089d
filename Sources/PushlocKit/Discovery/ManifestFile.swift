public import Delivery
public import SourceText

/// A file with keys that a server sends from code: `{"KEY": 2}` or `{"KEY": ["sender", "room"]}`.
public struct ManifestFile: Sendable {
  /// The file's text.
  public var source: DecodedSource
  /// The keys, in the order of the file, used as templates use theirs.
  public var uses: [KeyUse]

  /// Creates a manifest.
  public init(source: DecodedSource, uses: [KeyUse]) {
    self.source = source
    self.uses = uses
  }
}
