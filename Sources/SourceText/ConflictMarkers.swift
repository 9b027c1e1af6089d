/// The lines that a version control system leaves in a file when both sides changed it.
public enum ConflictMarkers {
  /// The kinds of marker lines.
  public enum Kind: Sendable {
    /// `<<<<<<< ours`
    case start
    /// `||||||| base`
    case base
    /// `=======`
    case separator
    /// `>>>>>>> theirs`
    case end
  }

  /// Characters of a marker.
  private static let length = 7

  /// Returns the kind and range of the marker line that begins at an offset, which must be the
  /// start of a line; the range leaves out the line end.
  public static func marker(in bytes: [UInt8], at offset: Int) -> (kind: Kind, range: ByteRange)? {
    bytes.withUnsafeBufferPointer { marker(in: $0, at: offset) }
  }

  /// Returns the kind and range of the marker line that begins at an offset, which must be the
  /// start of a line; the range leaves out the line end.
  public static func marker(
    in bytes: UnsafeBufferPointer<UInt8>,
    at offset: Int
  ) -> (kind: Kind, range: ByteRange)? {
    guard offset >= 0, offset + length <= bytes.count else { return nil }
    let first = bytes[offset]
    let kind: Kind
    switch first {
    case 0x3C: kind = .start
    case 0x7C: kind = .base
    case 0x3D: kind = .separator
    case 0x3E: kind = .end
    default: return nil
    }
    for index in offset + 1..<offset + length where bytes[index] != first { return nil }
    var end = offset + length
    // `=======` stands alone; the others are followed by a space and a name, or by nothing.
    if end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      guard bytes[end] == 0x20, kind != .separator else { return nil }
    }
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return (kind, ByteRange(offset, end))
  }
}
