/// What a payload is as APNs gets it, in numbers: for `--statistics`.
public struct PayloadFigures: Hashable, Sendable {
  /// The payload's file.
  public var path: String
  /// JSON pointer of the payload in it, empty for the whole file.
  public var pointer: String
  /// The kind of push, as the header `apns-push-type` has it; nil where nothing tells.
  public var pushType: String?
  /// Bytes without white space; nil where a service makes the payload out of names of its own.
  public var bytes: Int?
  /// Most bytes that APNs takes.
  public var limit: Int

  /// Creates the figures of a payload.
  public init(path: String, pointer: String, pushType: String?, bytes: Int?, limit: Int) {
    self.path = path
    self.pointer = pointer
    self.pushType = pushType
    self.bytes = bytes
    self.limit = limit
  }
}
