import JSONSyntax
import SourceText

/// How many bytes a payload takes in the three ways it may be sent, without what never is.
public struct PayloadSize: Hashable, Sendable {
  /// Bytes as they stand in the file, white space included.
  public let written: Int
  /// Bytes without white space, text in UTF-8.
  public let compact: Int
  /// Bytes without white space, every character outside ASCII as `\uXXXX`.
  public let escaped: Int

  /// Creates a size.
  public init(written: Int, compact: Int, escaped: Int) {
    self.written = written
    self.compact = compact
    self.escaped = escaped
  }
}

extension Payload {
  /// The payload's size, as bytes of a request's body.
  ///
  /// Takes time linear in the payload.
  ///
  /// Source: Apple, "Generating a remote notification": the limit counts the body's bytes.
  public var size: PayloadSize {
    var written = object.range.count
    var compact = object.compactSize
    for member in foreignMembers {
      // The name, its colon, the value and one comma, which is there whenever something is left.
      let comma = object.memberCount > 1 ? 1 : 0
      let marks = JSONSize(utf8: 1 + comma, escaped: 1 + comma)
      compact = compact - (member.key.compactSize + member.value.compactSize + marks)
      written -= member.value.range.upperBound - member.key.range.lowerBound + comma
    }
    return PayloadSize(written: written, compact: compact.utf8, escaped: compact.escaped)
  }
}

extension JSONNode {
  fileprivate var memberCount: Int { members.reduce(into: 0) { count, _ in count += 1 } }
}
