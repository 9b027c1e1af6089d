/// A path as the system keeps it: bytes, which need not be valid UTF-8.
///
/// Components are separated by `/`. Nothing here asks the disk. Show `string` to people only through
/// a function that makes control characters visible: names may hold line ends and escape sequences.
public struct FilePath: Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The bytes, without a closing NUL.
  public let bytes: [UInt8]

  /// Creates a path from bytes.
  public init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Creates a path from a text, stored as UTF-8.
  public init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Creates a path from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The path as a text; bytes that are no valid UTF-8 are written as `\xE9`.
  public var string: String {
    if let valid = String(validating: bytes, as: UTF8.self) { return valid }
    var result = ""
    var rest = bytes[...]
    while let first = rest.first {
      let length = min(rest.count, first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2)
      if let scalar = String(validating: rest.prefix(length), as: UTF8.self) {
        result += scalar
        rest = rest.dropFirst(length)
      } else {
        let digits = String(first, radix: 16, uppercase: true)
        result += "\\x" + (first < 0x10 ? "0" : "") + digits
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The path as a text, as `string`.
  public var description: String { string }

  /// Orders by bytes.
  public static func < (first: FilePath, second: FilePath) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

extension FilePath {
  private static let slash = UInt8(ascii: "/")

  /// Whether the path starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The names between the slashes, in order; empty ones are left out.
  public var components: [FilePath] {
    bytes.split(separator: Self.slash).map { FilePath(bytes: $0) }
  }

  /// The last name; empty for the root and for an empty path.
  public var name: FilePath { components.last ?? "" }

  /// The part of the name behind its last dot, without the dot, in lower-case ASCII.
  ///
  /// Empty where there is no dot or only a leading one.
  public var pathExtension: String {
    let name = self.name.bytes
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return FilePath(bytes: name[(dot + 1)...]).string.lowercased()
  }

  /// The folder that holds it: `a` for `a/b`, `.` for `a`, the root for the root.
  public var parent: FilePath {
    let names = components.dropLast()
    guard isAbsolute || !names.isEmpty else { return "." }
    return FilePath.joined(names, isAbsolute: isAbsolute)
  }

  /// Returns the path below this one; an absolute path is returned as it is.
  public func appending(_ path: FilePath) -> FilePath {
    if path.isAbsolute || bytes.isEmpty { return path }
    if path.bytes.isEmpty { return self }
    return FilePath(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + path.bytes)
  }

  /// The path without `.`, doubled slashes and, as far as names go, `..`.
  ///
  /// Works on names alone, so `a/../b` becomes `b` even where `a` is a symbolic link.
  public var normalized: FilePath {
    var names: [FilePath] = []
    for name in components where name != "." {
      if name != ".." {
        names.append(name)
      } else if let last = names.last, last != ".." {
        names.removeLast()
      } else if !isAbsolute {
        names.append(name)
      }
    }
    return FilePath.joined(names[...], isAbsolute: isAbsolute)
  }

  /// Whether the path leads down from where it starts without a name that stands for another folder, so
  /// that `normalized` is the path itself.
  public var isPlain: Bool {
    guard !bytes.isEmpty, !isAbsolute, bytes.last != Self.slash else { return false }
    var isStart = true
    for byte in bytes {
      if isStart, byte == UInt8(ascii: ".") || byte == Self.slash { return false }
      isStart = byte == Self.slash
    }
    return true
  }

  /// Returns the path relative to a folder when it lies below it, else nil; `.` for the folder.
  ///
  /// Both must be absolute or both relative; names are compared after `normalized`.
  public func relative(to folder: FilePath) -> FilePath? {
    let own = normalized
    let other = folder.normalized
    guard own.isAbsolute == other.isAbsolute else { return nil }
    let base = other == "." ? [] : other.components
    let names = own == "." ? [] : own.components
    guard names.starts(with: base), names.count == base.count || names[base.count] != ".." else {
      return nil
    }
    return FilePath.joined(names.dropFirst(base.count), isAbsolute: false)
  }

  private static func joined(_ names: ArraySlice<FilePath>, isAbsolute: Bool) -> FilePath {
    if names.isEmpty { return isAbsolute ? "/" : "." }
    let joined = names.map(\.bytes).joined(separator: [slash])
    return FilePath(bytes: (isAbsolute ? [slash] : []) + joined)
  }
}
