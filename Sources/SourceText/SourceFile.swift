/// A file as it lies on disk: its path as shown to people, and its bytes.
public struct SourceFile: Sendable {
  /// Path as reports show it: relative to the working directory when below it.
  public let path: String
  /// All bytes of the file, byte order mark included.
  public let bytes: [UInt8]

  /// Creates a file from a path and its bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from a path and a text, stored as UTF-8.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last component of the path, for example `Localizable.strings`.
  public var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The part of the name behind its last dot, lower-cased ASCII; empty without a dot.
  public var pathExtension: String {
    let name = self.name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...]).lowercased()
  }
}
