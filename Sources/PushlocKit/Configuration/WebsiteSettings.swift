public import Rules

/// The website that some payloads are sent for.
public struct WebsiteSettings: Hashable, Sendable {
  /// The payload files it is about.
  public var payloads = PathPatterns()
  /// The `urlFormatString` of its `website.json`, in which `%@` stands for an argument.
  public var urlFormat: DeclaredName?

  /// Creates settings about no payload.
  public init() {}
}
