import SourceText

extension PushText {
  /// Positions above this are kept as this: no payload sends so many arguments, and it cannot overflow.
  static let highestPosition = 1_000_000

  /// Returns the pieces of a text, in order and without gaps.
  ///
  /// Offsets count from the first byte given. Never fails, in time linear in the length.
  public static func scan(_ text: some Sequence<UInt8>) -> [PushPiece] {
    let bytes = Array(text)
    var scanner = PushScanner(bytes: bytes)
    scanner.run()
    return scanner.pieces
  }
}

/// The loop of the push scanner.
private struct PushScanner {
  let bytes: [UInt8]
  var pieces: [PushPiece] = []
  var position = 0
  var literalStart = 0
  /// Arguments that plain `%@` took so far; numbered ones do not count.
  var taken = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func run() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x25: scanPercent()
      case 0:
        add(.unreachable, end: bytes.count)
        return
      default: position += 1
      }
    }
    flushLiteral()
  }

  private mutating func scanPercent() {
    guard position + 1 < bytes.count else { return add(.dropped, end: bytes.count) }
    switch bytes[position + 1] {
    case 0x40:
      taken += 1
      add(.argument(position: taken, isNumbered: false), end: position + 2)
    case 0x25: add(.percent, end: position + 2)
    case 0: add(.dropped, end: position + 1)
    case let byte where byte.isASCIIDigit: scanNumber()
    case let byte where byte >= 0x80: add(.broken, end: endOfScalar(position + 1))
    default: add(.dropped, end: position + 2)
    }
  }

  private mutating func scanNumber() {
    var index = position + 1
    var number = 0
    while index < bytes.count, bytes[index].isASCIIDigit {
      number = min(number * 10 + Int(bytes[index] - 0x30), PushText.highestPosition)
      index += 1
    }
    guard index + 1 < bytes.count, bytes[index] == 0x24, bytes[index + 1] == 0x40 else {
      return add(.dropped, end: index)
    }
    add(.argument(position: number, isNumbered: true), end: index + 2)
  }

  private func endOfScalar(_ start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private mutating func add(_ kind: PushPiece.Kind, end: Int) {
    flushLiteral()
    pieces.append(PushPiece(kind, ByteRange(position, end)))
    position = end
    literalStart = end
  }

  private mutating func flushLiteral() {
    guard position > literalStart else { return }
    pieces.append(PushPiece(.literal, ByteRange(literalStart, position)))
    literalStart = position
  }
}
