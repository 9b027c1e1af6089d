import SourceText

/// How one node is written, beyond its range.
struct JSONFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// The content holds backslashes and must be decoded.
  static let hasEscapes = JSONFlags(rawValue: 1)
  /// Part of the content is a template hole.
  static let hasHoles = JSONFlags(rawValue: 2)
  /// The value stands there in a spelling that is no JSON, such as `+1` or `True`.
  static let isMisspelt = JSONFlags(rawValue: 4)
  /// The node stands for something that is not there.
  static let isMissing = JSONFlags(rawValue: 8)
  /// A hole stands among the members of the object.
  static let isOpen = JSONFlags(rawValue: 16)
}

/// One node of the flat tree, in 20 bytes.
///
/// Nodes lie in the order of the file; a container's children follow it, and a member is a key and
/// the value behind it:
///
///     {"a":[1,2],"b":3}
///     0 object next 7 · 1 key a next 2 · 2 array next 5 · 3 number · 4 number · 5 key b · 6 number
struct JSONRecord: Sendable {
  /// Index of no node.
  static let none = UInt32.max

  /// The whole token or container, delimiters included, in bytes.
  var range: ByteRange
  /// Index of the first node behind this one and everything inside it.
  var next: UInt32
  /// Index of the container; `none` at the top.
  var parent: UInt32
  var kind: JSONKind
  var flags: JSONFlags
  /// Length of a string's opening delimiter in the low four bits, of its closing one in the high
  /// four, in bytes: 1 for `"`, up to 3 for quotation marks of text processors, 0 for none.
  var delimiters: UInt8

  /// The range between the delimiters.
  var content: ByteRange {
    let low = range.lowerBound + Int(delimiters & 0x0F)
    return ByteRange(low, max(low, range.upperBound - Int(delimiters >> 4)))
  }
}
