import SourceText

/// Keeps count of bidirectional embeddings, overrides and isolates.
///
/// Source: Unicode Standard Annex 9, X5a to X8.
struct BidiBalance {
  private var open: [(isIsolate: Bool, range: ByteRange)] = []

  /// The first control that is still open.
  var firstOpen: ByteRange? { open.first?.range }

  mutating func take(_ scalar: Unicode.Scalar, _ range: ByteRange) {
    switch scalar.value {
    case 0x202A, 0x202B, 0x202D, 0x202E: open.append((false, range))
    case 0x2066...0x2068: open.append((true, range))
    case 0x202C: if open.last?.isIsolate == false { open.removeLast() }
    case 0x2069:
      // Closing an isolate closes the embeddings inside it.
      guard let index = open.lastIndex(where: \.isIsolate) else { return }
      open.removeSubrange(index...)
    default: break
    }
  }
}
