extension UnsafeBufferPointer<UInt8> {
  /// Whether two runs of bytes are the same, eight at a time.
  public func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let own = UnsafeRawBufferPointer(self)
    let others = UnsafeRawBufferPointer(other)
    var index = 0
    while index + 8 <= own.count {
      let first = own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard first == others.loadUnaligned(fromByteOffset: index, as: UInt64.self) else {
        return false
      }
      index += 8
    }
    while index < own.count {
      guard own[index] == others[index] else { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes are those of an array.
  public func hasSameBytes(as other: [UInt8]) -> Bool {
    other.withUnsafeBufferPointer { hasSameBytes(as: $0) }
  }
}
