import SourceText

/// The grammar of one specifier, read the way Core Foundation's loop reads it.
///
/// Behind the percent sign it takes flags, numbers, stars and modifiers in any order and number
/// until a conversion; any other character ends it as a literal.
struct SpecifierGrammar {
  /// Where a width or precision comes from when it is a `*`.
  enum Star: Equatable {
    case none, plain
    case numbered(Int)
  }

  struct Stars: Equatable {
    var width = Star.none
    var precision = Star.none
  }

  enum Outcome {
    case specifier(FormatSpecifier, Stars)
    /// A character that fits nowhere: no specifier.
    ///
    /// When it is cut, the character behind the reading loses its first UTF-16 unit.
    case literal(cutsCharacter: Bool)
    /// The text ends first.
    case incomplete
    /// A number that the formatter refuses.
    case overflow
  }

  struct Reading {
    var outcome: Outcome
    /// Offset behind what the formatter swallows, in bytes.
    var end: Int
  }

  private enum Name {
    case none
    case open(start: Int, isBracket: Bool, closed: Bool)
  }

  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private var position: Int
  private var specifier: FormatSpecifier
  private var stars = Stars()
  private var sawDot = false
  private var sawSharp = false
  private var sawBracket = false
  private var name = Name.none
  private var bracketName: ByteRange?

  /// Longest specifier that a person can have meant, in bytes.
  ///
  /// The formatter itself has no limit, and a text of percent signs would be read over and over.
  static let longestMeant = 128

  /// Reads the specifier whose percent sign stands at an offset, and nothing behind the limit.
  static func read(_ bytes: [UInt8], at start: Int, limit: Int = .max) -> Reading {
    var grammar = SpecifierGrammar(bytes, at: start, limit: limit)
    let outcome = grammar.run()
    return Reading(outcome: outcome, end: grammar.position)
  }

  private init(_ bytes: [UInt8], at start: Int, limit: Int) {
    self.bytes = bytes
    end = limit < bytes.count - start ? start + limit : bytes.count
    self.start = start
    position = start + 1
    specifier = FormatSpecifier(range: ByteRange(start, start + 1), conversion: 0, kind: .object)
  }

  private mutating func run() -> Outcome {
    while position < end {
      let byte = bytes[position]
      if case .open = name {
        if let outcome = readName(byte) { return outcome }
      } else if byte >= 0x31, byte <= 0x39 {
        if let outcome = readNumber() { return outcome }
      } else if let outcome = readByte(byte) {
        return outcome
      }
    }
    return .incomplete
  }

  private mutating func readByte(_ byte: UInt8) -> Outcome? {
    position += 1
    switch byte {
    case 0x23:
      sawSharp = true
      specifier.flags.insert(.alternative)
    case 0x20: if !specifier.flags.contains(.plus) { specifier.flags.insert(.space) }
    case 0x2D:
      specifier.flags.insert(.minus)
      specifier.flags.remove(.zero)
    case 0x2B:
      specifier.flags.insert(.plus)
      specifier.flags.remove(.space)
    case 0x30:
      if sawDot {
        specifier.precision = .fixed(0)
      } else if !specifier.flags.contains(.minus) {
        specifier.flags.insert(.zero)
      }
    case 0x2A: stars.width = .plain
    case 0x2E:
      sawDot = true
      // The formatter looks one character past the dot; at the end that is nothing that fits.
      guard position < end else { return .literal(cutsCharacter: false) }
      if bytes[position] == 0x2A {
        position += 1
        stars.precision = .plain
      }
    case 0x5B:
      if !sawBracket {
        sawBracket = true
        name = .open(start: position, isBracket: true, closed: false)
      }
    default: return readLetter(byte)
    }
    return nil
  }

  private mutating func readLetter(_ byte: UInt8) -> Outcome? {
    switch byte {
    case 0x68: specifier.length = takeAgain(byte) ? .hh : .h
    case 0x6C: specifier.length = takeAgain(byte) ? .ll : .l
    case 0x4C: specifier.length = .L
    case 0x71: specifier.length = .q
    case 0x74: specifier.length = .t
    case 0x7A: specifier.length = .z
    case 0x6A: specifier.length = .j
    case 0x40:
      guard sawSharp else { return finish(byte, .object) }
      sawSharp = false
      name = .open(start: position, isBracket: false, closed: false)
    default:
      guard let kind = kind(of: byte) else {
        // One UTF-16 unit ends the specifier. Of two units the second is left over; it is harmless
        // right behind the sign, where the first one is what is shown.
        if byte >= 0xF0, position - 1 > start + 1 {
          position -= 1
          return .literal(cutsCharacter: true)
        }
        while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
        return .literal(cutsCharacter: false)
      }
      return finish(byte, kind)
    }
    return nil
  }

  private mutating func takeAgain(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func kind(of conversion: UInt8) -> ArgumentKind? {
    switch UnicodeScalar(conversion) {
    case "d", "i", "D": .integer(bits: specifier.length.bits)
    case "u", "U", "x", "X", "o", "O": .unsigned(bits: specifier.length.bits)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      specifier.length == .L ? .longDouble : .double
    case "c": .character(bits: 8)
    case "C": .character(bits: 16)
    case "s", "S", "P": .cString
    case "p": .pointer
    case "n": .count
    default: nil
    }
  }

  private mutating func finish(_ conversion: UInt8, _ kind: ArgumentKind) -> Outcome {
    specifier.conversion = conversion
    specifier.kind = kind
    if sawDot, specifier.precision == nil, stars.precision == .none, kind.family == .real {
      specifier.precision = .fixed(0)
    }
    specifier.range = ByteRange(start, position)
    return .specifier(specifier, stars)
  }

  /// A number is a position before `$`, else a precision behind a dot, else a width.
  private mutating func readNumber() -> Outcome? {
    var number = 0
    while position < end, bytes[position].isASCIIDigit {
      number = number * 10 + Int(bytes[position] - 0x30)
      guard number <= Int(Int32.max) else { return .overflow }
      position += 1
    }
    // The formatter reads one character past the number; at the end that is nothing that fits.
    guard position < end else { return .literal(cutsCharacter: false) }
    guard bytes[position] == 0x24 else {
      if sawDot { specifier.precision = .fixed(number) } else { specifier.width = .fixed(number) }
      return nil
    }
    position += 1
    guard number <= FormatString.highestPosition else { return .overflow }
    if stars.precision == .plain {
      stars.precision = .numbered(number)
    } else if stars.width == .plain {
      stars.width = .numbered(number)
    } else {
      specifier.position = number
    }
    return nil
  }

  /// Names hold ASCII letters, digits and `_`; any other character abandons the name and goes on.
  private mutating func readName(_ byte: UInt8) -> Outcome? {
    guard case .open(let nameStart, let isBracket, let closed) = name else { return nil }
    position += 1
    if byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F { return nil }
    switch byte {
    case 0x5D:
      guard sawBracket else { break }
      bracketName = ByteRange(nameStart, position - 1)
      name = .open(start: nameStart, isBracket: isBracket, closed: true)
    case 0x40:
      let range = closed ? bracketName : ByteRange(nameStart, position - 1)
      // An empty name reads a plain object.
      if !isBracket, let range, !range.isEmpty { specifier.variable = range }
      return finish(byte, .object)
    case 0xF0...0xFF:
      // Two UTF-16 units: the first abandons the name, the second ends the specifier.
      name = .none
      while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
      return .literal(cutsCharacter: false)
    default:
      name = .none
      while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
    }
    return nil
  }
}
