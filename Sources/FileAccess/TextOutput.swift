/// Where a program's text goes: a standard stream, or memory in tests.
public protocol TextOutput: AnyObject {
  /// Takes a text; what goes wrong shows when the output is finished.
  func write(_ text: String)
  /// Makes what was written visible now, for programs that go on for long.
  func flush()
}

extension TextOutput {
  /// Does nothing: what needs no help to be seen.
  public func flush() {}
}

/// A standard stream; output is written in large pieces, errors at once.
public final class SystemOutput: TextOutput {
  /// Bytes collected before they are written.
  private static let pieceSize = 64 << 10

  private let limit: Int
  private let descriptor: Int32
  private let name: FilePath
  private var buffer: [UInt8] = []
  private var failure: FileAccessError?

  /// Standard output.
  public static var standardOutput: SystemOutput {
    SystemOutput(1, "standard output", limit: pieceSize)
  }
  /// Standard error.
  public static var standardError: SystemOutput {
    SystemOutput(2, "standard error", limit: 0)
  }

  private init(_ descriptor: Int32, _ name: FilePath, limit: Int) {
    self.limit = limit
    self.descriptor = descriptor
    self.name = name
  }

  /// Takes a text; after a failure nothing more is written.
  public func write(_ text: String) {
    guard failure == nil else { return }
    buffer += text.utf8
    if buffer.count >= limit { flush() }
  }

  /// Writes what was collected.
  ///
  /// - Throws: the first failure since the start; `.brokenPipe` when the reader is gone.
  public func finish() throws(FileAccessError) {
    flush()
    if let failure { throw failure }
  }

  /// Writes what was collected now.
  public func flush() {
    guard failure == nil else { return }
    if let reason = writeAll(buffer, descriptor) { failure = FileAccessError(.write, name, reason) }
    buffer.removeAll(keepingCapacity: true)
  }
}
