public import Diagnostics
public import SourceText

/// Everything that is wrong with a configuration, with places.
public struct ConfigurationError: Error, Sendable {
  /// The findings, in the order of their places.
  public var diagnostics: [Diagnostic]
  /// The file they stand in.
  public var source: DecodedSource

  /// Creates an error.
  public init(diagnostics: [Diagnostic], source: DecodedSource) {
    self.diagnostics = diagnostics
    self.source = source
  }
}
