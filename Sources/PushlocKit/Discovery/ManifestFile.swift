public import Delivery
public import SourceText

/// A file with keys that a server sends from code: `{"KEY": 2}` or `{"KEY": ["sender", "room"]}`, or
/// an array of such forms where code sends several.
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
