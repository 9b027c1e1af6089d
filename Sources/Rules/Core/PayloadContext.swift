public import Payloads
import SourceText

/// One payload as rules see it.
public struct PayloadContext: Sendable {
  /// The file it stands in.
  public let file: PayloadFile
  /// The payload.
  public let payload: Payload
  /// What the configuration says of the app that the payload is sent to.
  public let options: RuleOptions

  /// What the configuration says of the file.
  public var fileOptions: PayloadOptions { options.payload(file.source.path) }

  /// Creates the context of a payload.
  public init(file: PayloadFile, payload: Payload, options: RuleOptions = RuleOptions()) {
    self.file = file
    self.payload = payload
    self.options = options
  }
}
