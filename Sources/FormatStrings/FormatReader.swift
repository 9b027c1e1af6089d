import SourceText

/// Splits a text into format pieces and gives every specifier its slot.
struct FormatReader {
  private let bytes: [UInt8]
  private(set) var pieces: [FormatPiece] = []
  private(set) var specifiers: [FormatSpecifier] = []
  private(set) var overflows = false
  /// Arguments that plain specifiers and plain `*` took so far.
  private var taken = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    var position = 0
    var literalStart = 0
    while position < bytes.count {
      guard bytes[position] == 0x25 else {
        position += 1
        continue
      }
      if position > literalStart {
        pieces.append(FormatPiece(.literal, ByteRange(literalStart, position)))
      }
      position = add(SpecifierGrammar.read(bytes, at: position), at: position)
      literalStart = position
    }
    if position > literalStart {
      pieces.append(FormatPiece(.literal, ByteRange(literalStart, position)))
    }
  }

  private mutating func add(_ reading: SpecifierGrammar.Reading, at start: Int) -> Int {
    let end = max(start + 1, min(reading.end, bytes.count))
    let range = ByteRange(start, end)
    switch reading.outcome {
    case .specifier(var specifier, let stars):
      assignSlots(&specifier, stars)
      pieces.append(FormatPiece(.specifier(specifiers.count), range))
      specifiers.append(specifier)
    case .literal(let cutsCharacter):
      pieces.append(FormatPiece(.escape(ByteRange(start + 1, shownEnd(start + 1))), range))
      guard cutsCharacter else { break }
      let half = ByteRange(end, shownEnd(end))
      pieces.append(FormatPiece(.halfCharacter, half))
      return half.upperBound
    case .incomplete: pieces.append(FormatPiece(.incomplete, range))
    case .overflow:
      overflows = true
      pieces.append(FormatPiece(.incomplete, range))
    }
    return end
  }

  /// The formatter's order: width, precision, value; written positions take nothing.
  private mutating func assignSlots(
    _ specifier: inout FormatSpecifier,
    _ stars: SpecifierGrammar.Stars
  ) {
    func slot(_ star: SpecifierGrammar.Star, _ taken: inout Int) -> Int? {
      switch star {
      case .none: return nil
      case .numbered(let position): return position
      case .plain:
        taken += 1
        return taken
      }
    }
    // A written width or precision wins over a star, which still takes its argument.
    if let slot = slot(stars.width, &taken), specifier.width == nil {
      specifier.width = .argument(slot: slot)
    }
    if let slot = slot(stars.precision, &taken), specifier.precision == nil {
      specifier.precision = .argument(slot: slot)
    }
    if let position = specifier.position {
      specifier.slot = position
    } else {
      taken += 1
      specifier.slot = taken
    }
  }

  private func shownEnd(_ start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
