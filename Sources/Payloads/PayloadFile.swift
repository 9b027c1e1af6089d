import Diagnostics
public import JSONSyntax
public import SourceText

/// A file that was looked at for payloads.
public struct PayloadFile: Sendable {
  /// The text that ranges count in.
  public let source: DecodedSource
  /// The file as JSON, faults corrected as far as possible.
  ///
  /// Without a root where the file has nothing to do with pushes: it need not have been parsed.
  public let document: JSONDocument
  /// The payloads in the order of the file.
  public let payloads: [Payload]
  /// Number of messages that only other systems get, such as a half for Android alone.
  public let otherMessages: Int
  /// Whether the file is about pushes.
  ///
  /// False for JSON that has nothing to do with them: it is left alone. True without payloads for
  /// an `.apns` file, a file that must hold one, or one that is too broken to tell.
  public let isPayloadFile: Bool

  /// Creates a file from its parts.
  public init(
    source: DecodedSource,
    document: JSONDocument,
    payloads: [Payload],
    otherMessages: Int = 0,
    isPayloadFile: Bool
  ) {
    self.source = source
    self.document = document
    self.payloads = payloads
    self.otherMessages = otherMessages
    self.isPayloadFile = isPayloadFile
  }

  /// A file that has nothing to do with pushes, and was not parsed.
  static func unrelated(_ file: SourceFile) -> PayloadFile {
    let empty = DecodedSource(utf8: SourceFile(path: file.path, bytes: []))
    return PayloadFile(
      source: DecodedSource(utf8: file),
      document: JSONDocument.parse(empty).value,
      payloads: [],
      isPayloadFile: false
    )
  }
}
