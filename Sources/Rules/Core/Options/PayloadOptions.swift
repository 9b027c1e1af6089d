/// What the configuration tells rules about one payload file.
public struct PayloadOptions: Hashable, Sendable {
  /// Who fills in the texts.
  public var renderer = Renderer.system
  /// The custom fields that the app expects.
  public var customFields: [CustomField] = []
  /// The address of the website that the pushes belong to, with its `%@`; nil for pushes to apps.
  public var urlFormat: DeclaredName?

  /// Creates the options of a file about which nothing is declared.
  public init() {}
}
