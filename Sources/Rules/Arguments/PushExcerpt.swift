import FormatStrings
import SourceText

/// Cuts what a phone shows down to the surroundings of one place.
enum PushExcerpt {
  /// How much is kept before the place, in characters.
  private static let before = 12
  /// How much further the cut may move so that no word is cut, in characters.
  private static let spare = 12
  /// How much is kept behind the place, in characters.
  private static let behind = 20

  /// Returns what a phone shows where a part of a text stands; nil when iOS loses the text.
  static func shown(_ part: ByteRange, of text: PushText, arguments: [String]) -> String? {
    guard !arguments.isEmpty else { return cut(text.text, part.lowerBound, part.upperBound) }
    if text.isLost { return nil }
    var output: [UInt8] = []
    var start: Int?
    var end = 0
    let pieces = text.pieces
    for piece in pieces[firstPiece(near: part, in: pieces, arguments)...] {
      // What is far behind the place is cut off anyway.
      if start != nil, piece.range.lowerBound >= part.upperBound, output.count > end + margin {
        break
      }
      // Where in the output a place inside the piece is: exact in literals, else the piece's start.
      func offset(_ place: Int) -> Int {
        piece.kind == .literal ? output.count + place - piece.range.lowerBound : output.count
      }
      if start == nil, piece.range.upperBound > part.lowerBound {
        start = offset(max(part.lowerBound, piece.range.lowerBound))
      }
      let isEnd = piece.range.lowerBound < part.upperBound
      if isEnd { end = offset(min(part.upperBound, piece.range.upperBound)) }
      switch piece.kind {
      case .literal: output += text.text[piece.range.range]
      case .argument(let position, _):
        let isSent = position >= 1 && position <= arguments.count
        output += Array((isSent ? arguments[position - 1] : PushArgument.missing).utf8)
        if isEnd { end = output.count }
      case .percent: output.append(UInt8(ascii: "%"))
      case .dropped, .unreachable, .broken: break
      }
    }
    return cut(output, start ?? output.count, max(end, start ?? output.count))
  }

  /// Bytes beyond which nothing of the surroundings is kept: more than all those characters take.
  private static let margin = 4 * (before + behind + 2 * spare + 4)

  /// The number of a piece that has enough of the text between itself and the place.
  ///
  /// A text of thousands of specifiers is cut thousands of times.
  private static func firstPiece(
    near part: ByteRange,
    in pieces: [PushPiece],
    _ arguments: [String]
  ) -> Int {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.upperBound <= part.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var kept = 0
    while low > 0, kept < margin {
      low -= 1
      switch pieces[low].kind {
      case .literal: kept += pieces[low].range.count
      case .percent: kept += 1
      case .argument(let position, _):
        let isSent = position >= 1 && position <= arguments.count
        kept += (isSent ? arguments[position - 1] : PushArgument.missing).utf8.count
      case .dropped, .unreachable, .broken: break
      }
    }
    return low
  }

  /// Cuts at scalar boundaries and marks what is left out.
  private static func cut(_ bytes: [UInt8], _ low: Int, _ high: Int) -> String {
    var start = min(low, bytes.count)
    var end = min(max(low, high), bytes.count)
    for _ in 0..<before { start = bytes.boundary(before: start) }
    for _ in 0..<behind { end = bytes.boundary(behind: end) }
    start = bytes.wordStart(before: start, limit: spare)
    end = bytes.wordEnd(behind: end, limit: spare)
    // An ellipsis for one or two characters would be longer than they are.
    if bytes.boundary(before: bytes.boundary(before: start)) == 0 { start = 0 }
    if bytes.boundary(behind: bytes.boundary(behind: end)) == bytes.count { end = bytes.count }
    let middle = String(decoding: bytes[start..<end], as: UTF8.self)
    return (start > 0 ? "…" : "") + middle + (end < bytes.count ? "…" : "")
  }
}

extension [UInt8] {
  /// The start of the UTF-8 character before an offset.
  fileprivate func boundary(before offset: Int) -> Int {
    var offset = offset
    while offset > 0 {
      offset -= 1
      if self[offset] & 0xC0 != 0x80 { break }
    }
    return offset
  }

  /// Where the word begins that goes on at an offset; the offset where it is too long for one.
  fileprivate func wordStart(before offset: Int, limit: Int) -> Int {
    var start = offset
    for _ in 0...limit {
      if start == 0 || isSpace(at: start) || isSpace(at: boundary(before: start)) { return start }
      start = boundary(before: start)
    }
    return offset
  }

  /// Where the word ends that goes on at an offset; the offset where it is too long for one.
  fileprivate func wordEnd(behind offset: Int, limit: Int) -> Int {
    var end = offset
    for _ in 0...limit {
      if end >= count || isSpace(at: end) || isSpace(at: boundary(before: end)) { return end }
      end = boundary(behind: end)
    }
    return offset
  }

  private func isSpace(at offset: Int) -> Bool {
    offset < count && [0x20, 0x0A, 0x09].contains(self[offset])
  }

  /// The end of the UTF-8 character behind an offset.
  fileprivate func boundary(behind offset: Int) -> Int {
    guard offset < count else { return count }
    var offset = offset + 1
    while offset < count, self[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
