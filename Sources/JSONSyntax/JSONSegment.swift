public import SourceText

/// A stretch of a value that is written in a template.
public enum JSONSegment: Hashable, Sendable {
  /// Literal text; the range holds its bytes as they are written, escapes included.
  case text(ByteRange)
  /// A hole, delimiters included.
  case hole(ByteRange)

  /// Where the stretch is.
  public var range: ByteRange {
    switch self {
    case .text(let range), .hole(let range): range
    }
  }
}

extension JSONNode {
  /// The stretches of a string or hole in the order of the file; empty for other nodes.
  ///
  /// A string without holes is one stretch of text, or none when it is empty.
  public var segments: [JSONSegment] {
    switch kind {
    case .hole: return [.hole(range)]
    case .string, .key: break
    default: return []
    }
    let content = contentRange
    var segments: [JSONSegment] = []
    var position = content.lowerBound
    if record.flags.contains(.hasHoles) {
      for hole in holes(in: content) {
        if hole.lowerBound > position {
          segments.append(.text(ByteRange(position, hole.lowerBound)))
        }
        segments.append(.hole(hole))
        position = hole.upperBound
      }
    }
    if position < content.upperBound {
      segments.append(.text(ByteRange(position, content.upperBound)))
    }
    return segments
  }

  private func holes(in content: ByteRange) -> ArraySlice<ByteRange> {
    let holes = tree.holes
    var low = 0
    var high = holes.count
    while low < high {
      let middle = (low + high) / 2
      if holes[middle].start < content.start { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < holes.count, holes[end].end <= content.end { end += 1 }
    return holes[low..<end]
  }
}
