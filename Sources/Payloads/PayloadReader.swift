public import Diagnostics
import JSONSyntax
public import SourceText

/// Reads files that may hold payloads.
public enum PayloadReader {
  /// Reads a file.
  ///
  /// Never fails; problems are in `diagnostics`, which are empty for a file that has nothing to do
  /// with pushes.
  ///
  /// With `isExpected` the user says that the file holds a payload, by naming it on the command line
  /// or in the configuration. An `.apns` file is always expected to.
  public static func read(_ file: SourceFile, isExpected: Bool = false) -> Outcome<PayloadFile> {
    let fileExtension = file.pathExtension
    let source = DecodedSource(utf8: file)
    let outcome = JSONDocument.parse(source, options: options(fileExtension))
    let document = outcome.value
    var finder = PayloadFinder(document)
    let envelope: Envelope = fileExtension == "apns" ? .simulator : .raw
    let payloads = finder.find().map { Payload(object: $0, envelope: envelope) }
    let isPayloadFile =
      isExpected || fileExtension == "apns" || !payloads.isEmpty
      || (!document.isWellFormed && mentionsPush(file.bytes))
    let value = PayloadFile(
      source: source,
      document: document,
      payloads: payloads,
      isPayloadFile: isPayloadFile
    )
    return Outcome(value, diagnostics: isPayloadFile ? outcome.diagnostics : [])
  }

  private static func options(_ fileExtension: String) -> JSONOptions {
    switch fileExtension {
    case "jsonc", "json5": return .withComments
    case "ndjson", "jsonl": return JSONOptions(isSequence: true)
    default: return .strict
    }
  }

  /// Whether a file too broken to read still has words that only payloads have.
  private static func mentionsPush(_ bytes: [UInt8]) -> Bool {
    let cursor = ByteCursor(bytes)
    return bytes.indices.contains { index in
      guard bytes[index] == 0x22 || bytes[index] == 0x6C else { return false }
      var probe = cursor
      probe.position = index
      return probe.starts(with: "\"aps\"") || probe.starts(with: "loc-key")
    }
  }
}
