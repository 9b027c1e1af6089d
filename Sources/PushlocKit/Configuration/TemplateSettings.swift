import Payloads

/// How templates of payloads are written.
public struct TemplateSettings: Hashable, Sendable {
  /// The files it is about.
  public var payloads = PathPatterns()
  /// Name of the template language; nil to go by the file's name and contents.
  public var dialect: String?
  /// Name of the form that payloads are wrapped in; nil to go by the shape.
  public var envelope: String?

  /// Creates settings about no file.
  public init() {}

  /// Names of the template languages.
  public static let dialects = TemplateDialects.names

  /// Names of the forms that payloads are wrapped in.
  public static let envelopes = EnvelopeRegistry.names
}
