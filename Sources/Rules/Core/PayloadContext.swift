public import Payloads

/// One payload as rules see it.
public struct PayloadContext: Sendable {
  /// The file it stands in.
  public let file: PayloadFile
  /// The payload.
  public let payload: Payload

  /// Creates the context of a payload.
  public init(file: PayloadFile, payload: Payload) {
    self.file = file
    self.payload = payload
  }
}
