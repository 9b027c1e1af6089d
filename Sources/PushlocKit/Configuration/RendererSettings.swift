public import Rules

/// Which payloads are rendered by the app's notification service extension.
public struct RendererSettings: Hashable, Sendable {
  /// The payload files it is about.
  public var payloads = PathPatterns()
  /// Who fills in their texts.
  public var use = Renderer.system
  /// The extension's own tables; empty for the app's.
  public var tables = PathPatterns()

  /// Creates settings about no payload.
  public init() {}
}
