import SourceText

/// Guesses the one-byte encoding of bytes that are no UTF-8.
///
/// Each candidate turns a byte into a character; in words that should be a letter of fitting case.
/// For example 0x8E between `caf` and a blank is `é` in Mac OS Roman, `Ž` in Windows-1252 and a
/// control character in Latin-1.
enum EncodingGuess {
  /// Places that are looked at; more tell nothing new.
  private static let sample = 500

  /// Returns the likeliest encoding; nil when none gives sensible text.
  static func guess(_ bytes: [UInt8], _ places: [ByteRange]) -> OneByteEncoding? {
    let looked = places.prefix(sample)
    let scores = OneByteEncoding.allCases.map { encoding in
      (encoding, looked.reduce(0) { $0 + score(encoding, bytes, $1) })
    }
    // In a tie the first wins: Latin-1 where its control characters do not occur.
    guard let best = scores.map(\.1).max(), best >= 0 else { return nil }
    return scores.first { $0.1 == best }?.0
  }

  private static func score(
    _ encoding: OneByteEncoding,
    _ bytes: [UInt8],
    _ place: ByteRange
  ) -> Int {
    place.range.reduce(0) { total, index in
      guard let scalar = encoding.scalar(of: bytes[index]) else { return total - 10 }
      if scalar == "\u{2019}", isApostrophe(bytes, index) { return total + 4 }
      return total
        + score(scalar, before: letter(bytes, index - 1), after: letter(bytes, index + 1))
    }
  }

  /// Rates one character by its neighbours: a lower-case letter (true), a capital (false) or none.
  private static func score(_ scalar: Unicode.Scalar, before: Bool?, after: Bool?) -> Int {
    let neighbour = before ?? after
    switch scalar.properties.generalCategory {
    case .control, .privateUse: return -10
    case .lowercaseLetter: return neighbour == true ? 3 : 1
    case .uppercaseLetter: return before == true ? -3 : neighbour == nil ? 0 : 2
    case .finalPunctuation, .initialPunctuation, .dashPunctuation, .spaceSeparator: return 1
    case .otherPunctuation, .openPunctuation: return neighbour == nil ? 1 : -1
    case .currencySymbol: return neighbour == nil ? 1 : -3
    default: return neighbour == nil ? 0 : -3
    }
  }

  /// Whether what stands at an index looks like an apostrophe: `it's`, `we'll`, `l'eau`, `qu'on`.
  private static func isApostrophe(_ bytes: [UInt8], _ index: Int) -> Bool {
    var start = index
    while start > 0, index - start < 3, bytes[start - 1].isASCIILetter { start -= 1 }
    var end = index + 1
    while end < bytes.count, end - index < 4, bytes[end].isASCIILetter { end += 1 }
    let before = String(decoding: bytes[start..<index].map(\.asciiLowercased), as: UTF8.self)
    let after = String(decoding: bytes[index + 1..<end].map(\.asciiLowercased), as: UTF8.self)
    guard !before.isEmpty, !after.isEmpty else { return false }
    return ["s", "t", "d", "m", "ll", "re", "ve"].contains(after)
      || ["l", "d", "n", "s", "c", "j", "m", "t", "qu"].contains(before)
  }

  /// Whether a lower-case ASCII letter stands at an index; nil where there is no letter.
  private static func letter(_ bytes: [UInt8], _ index: Int) -> Bool? {
    guard bytes.indices.contains(index), bytes[index].isASCIILetter else { return nil }
    return bytes[index].isASCIILowercase
  }
}
