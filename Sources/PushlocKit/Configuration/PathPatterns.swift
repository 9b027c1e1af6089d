public import Diagnostics
import FileAccess

/// Patterns of paths, relative to the folder of the configuration.
public struct PathPatterns: Hashable, Sendable {
  /// The patterns as written, in order.
  public let patterns: [String]
  /// Where the configuration says them, in the same order; empty for patterns made elsewhere.
  public let places: [SourcePlace]
  private let globs: [Glob]

  /// Creates patterns.
  ///
  /// - Parameters:
  ///   - patterns: `*` for anything but `/`, `?` for one character, `**` for any folders. A pattern
  ///     whose last name has no such sign also fits everything in the folder of that name.
  ///   - places: Where the configuration says them.
  public init(_ patterns: [String] = [], places: [SourcePlace] = []) {
    self.patterns = patterns
    self.places = places
    globs = patterns.flatMap(Self.globs)
  }

  /// Whether both have the same patterns, wherever they are said.
  public static func == (first: PathPatterns, second: PathPatterns) -> Bool {
    first.patterns == second.patterns
  }

  /// Hashes the patterns.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(patterns)
  }

  /// Whether there is no pattern.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether a path relative to the folder of the configuration fits one of the patterns.
  public func match(_ path: String) -> Bool {
    globs.contains { $0.matches(path) }
  }

  /// Whether a path fits a pattern that names the kind of file: one that ends in an extension.
  public func name(kindOf path: String) -> Bool {
    patterns.contains { pattern in
      let name = pattern.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
      guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else {
        return false
      }
      return !name[dot...].contains(where: Self.isSign) && Glob(pattern).matches(path)
    }
  }

  private static func globs(_ pattern: String) -> [Glob] {
    var bytes = Array(pattern.utf8)
    if bytes.starts(with: [0x2E, 0x2F]) { bytes.removeFirst(2) }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let trimmed = String(decoding: bytes, as: UTF8.self)
    let name = bytes.split(separator: UInt8(ascii: "/")).last ?? []
    if name.contains(where: isSign) { return [Glob(trimmed)] }
    if trimmed == "." { return [Glob("**")] }
    return [Glob(trimmed), Glob(trimmed + "/**")]
  }

  /// The names of a pattern before the first one with a sign: all of them where none has one.
  static func literalPart(of pattern: String) -> FilePath {
    let names = FilePath(pattern).components
    let literal = names.prefix { !$0.bytes.contains(where: isSign) }
    let joined = literal.reduce(FilePath("")) { $0.appending($1) }
    if FilePath(pattern).isAbsolute { return FilePath("/").appending(joined) }
    return joined == "" ? "." : joined
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?")
  }
}
