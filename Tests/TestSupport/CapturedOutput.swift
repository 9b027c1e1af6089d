public import FileAccess

/// A stream in memory.
public final class CapturedOutput: TextOutput {
  /// Everything that was written.
  public private(set) var text = ""

  /// Creates an empty stream.
  public init() {}

  /// Keeps a text.
  public func write(_ text: String) {
    self.text += text
  }
}
