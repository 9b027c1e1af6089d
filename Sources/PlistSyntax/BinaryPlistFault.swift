import Diagnostics
import SourceText

/// Why bytes are no binary property list.
struct BinaryPlistFault: Error {
  /// The bytes that are wrong.
  var range: ByteRange
  /// What is wrong with them.
  var message: Message
  /// Whether a limit of ours was exceeded.
  var isLimit = false

  static func damaged(_ range: ByteRange, _ message: Message) -> BinaryPlistFault {
    BinaryPlistFault(range: range, message: "the binary property list is damaged: \(message)")
  }

  static func limit(_ range: ByteRange, _ message: Message) -> BinaryPlistFault {
    BinaryPlistFault(range: range, message: message, isLimit: true)
  }

  /// Returns the fault as a finding in a file.
  func diagnostic(path: String) -> Diagnostic {
    Diagnostic(
      rule: isLimit ? "resource-limit" : "plist-structure",
      severity: .error,
      message: message,
      place: SourcePlace(path: path, range: range),
      help: isLimit
        ? nil : "build it anew, or convert the source table with 'plutil -convert binary1'"
    )
  }
}
