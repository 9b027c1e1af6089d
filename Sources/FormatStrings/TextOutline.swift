import SourceText

/// What one quick look at a text's bytes tells; nearly all texts of a table need no more.
public struct TextOutline: Equatable, Sendable {
  /// Bytes that some rule looks for.
  public struct Signs: OptionSet, Sendable {
    /// One bit a sign.
    public let rawValue: UInt8

    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `&`.
    public static let ampersand = Signs(rawValue: 1)
    /// `<`.
    public static let lessThan = Signs(rawValue: 2)
    /// A backslash.
    public static let backslash = Signs(rawValue: 4)
  }

  /// The bytes that the text holds.
  public private(set) var signs: Signs = []
  /// Bit n for `%n$@`, bit 0 for one `%@`; `unclear` where only `TextAnalysis` can tell.
  private var arguments: UInt16 = 0
  private static let unclear = UInt16.max
  /// Highest position that an outline knows.
  private static let highestPosition = 9

  /// The outline of an empty text.
  public static let empty = TextOutline(UnsafeBufferPointer(start: nil, count: 0))

  /// Looks at a text, in time linear in its length.
  public init(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      // Letters, digits and most lead bytes: nothing to see.
      if byte > 0x26, byte < 0xD9, byte != 0x3C, byte != 0x40, byte != 0x5C, byte != 0x7B {
        index += 1
        continue
      }
      index += step(byte, text, index)
    }
    if arguments != Self.unclear, !isWellNumbered { arguments = Self.unclear }
  }

  /// Whether `TextAnalysis` would find no fault in the text, and only arguments that `%@` and `%N$@` take.
  public var isClear: Bool { arguments != Self.unclear }

  /// Whether two texts are clear and take the same arguments in the same spelling: then nothing can be
  /// wrong between them.
  public func agrees(with other: TextOutline) -> Bool {
    isClear && arguments == other.arguments
  }

  /// Takes note of a byte; returns how many bytes it and what belongs to it are.
  private mutating func step(_ byte: UInt8, _ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int
  {
    switch byte {
    case 0x25: return takePercent(text, index)
    case 0x26:
      signs.insert(.ampersand)
      if Self.mayBeSpecifier(text, index + 1) { arguments = Self.unclear }
    case 0x3C: signs.insert(.lessThan)
    case 0x5C: signs.insert(.backslash)
    case 0, 0x24, 0x40, 0x7B: arguments = Self.unclear
    case 0xD9, 0xE2, 0xEF: if TextSigns.isForeign(text, index) { arguments = Self.unclear }
    default: break
    }
    return 1
  }

  /// Reads `%@` and `%1$@` to `%9$@` where nothing behind can belong to them.
  private mutating func takePercent(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    var end = index + 1
    var bit: UInt16 = 1
    if end + 1 < text.count, text[end] &- 0x31 < 9, text[end + 1] == 0x24 {
      bit = 1 << UInt16(text[end] &- 0x30)
      end += 2
    }
    guard end < text.count, text[end] == 0x40, !Self.goesOn(text, end + 1),
      // A second plain one is for a rule; whether a number stands twice does not matter.
      bit != 1 || arguments & 1 == 0
    else {
      arguments = Self.unclear
      return 1
    }
    arguments |= bit
    return end + 1 - index
  }

  /// Whether the positions have no gap and plain specifiers do not stand beside numbered ones.
  private var isWellNumbered: Bool {
    if arguments <= 1 { return true }
    let numbered = arguments >> 1
    return arguments & 1 == 0 && numbered & (numbered &+ 1) == 0
  }

  /// Whether a byte may go on with a specifier, or begin something that looks back at it.
  private static func goesOn(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index < text.count else { return false }
    switch text[index] {
    case 0x24, 0x25, 0x40, 0x5F: return true
    case let byte: return byte.isASCIILetter || byte.isASCIIDigit
    }
  }

  /// Whether what stands behind an ampersand may make it a mistyped percent sign, as in `&@`.
  private static func mayBeSpecifier(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard index < text.count else { return false }
    return text[index] == 0x40 || text[index].isASCIIDigit || text[index] >= 0x80
  }
}
