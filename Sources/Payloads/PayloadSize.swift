import JSONSyntax
import SourceText

/// How many bytes a payload takes in the three ways it may be sent, without what never is.
public struct PayloadSize: Hashable, Sendable {
  /// Bytes as they stand in the file, white space included.
  public let written: Int
  /// Bytes without white space, text in UTF-8.
  public let compact: Int
  /// Bytes without white space, every character outside ASCII as `\u` and four hex digits.
  public let escaped: Int

  /// Creates a size.
  public init(written: Int, compact: Int, escaped: Int) {
    self.written = written
    self.compact = compact
    self.escaped = escaped
  }
}

extension Payload {
  /// Most bytes that APNs takes.
  ///
  /// Source: Apple, "Generating a remote notification".
  public var sizeLimit: Int {
    let isBroadcast = isLiveActivity && surroundings.headers?.first("apns-channel-id") != nil
    return declaredType == "voip" || isBroadcast ? 5120 : 4096
  }

  /// The kind of push that the message names or, without that, its content makes of it; nil where
  /// nothing tells.
  public var shownType: String? { declaredType ?? pushType?.rawValue }

  /// Bytes without white space; nil where a service makes the payload out of names of its own.
  public var sentBytes: Int? { envelope.hasAps ? size.compact : nil }

  /// The payload's size, as bytes of a request's body.
  ///
  /// Of a template it is the least that it can have: holes are empty, sections left out, and the bytes
  /// as written are those without white space. Takes time linear in the payload.
  ///
  /// Source: Apple, "Generating a remote notification": the limit counts the body's bytes.
  public var size: PayloadSize {
    var written = object.range.count
    var compact = object.compactSize
    let foreign = foreignMembers
    for member in foreign {
      compact = compact - (member.key.compactSize + member.value.compactSize)
      written -= member.value.range.upperBound - member.key.range.lowerBound
    }
    // A colon in each, and a comma as long as there is another member.
    let commas = min(foreign.count, max(0, object.members.map(\.key).count - 1))
    let marks = foreign.count + commas
    let isRendered = object.document.template?.isRendered == true
    return PayloadSize(
      written: isRendered ? compact.utf8 - marks : written - commas,
      compact: compact.utf8 - marks,
      escaped: compact.escaped - marks
    )
  }
}
