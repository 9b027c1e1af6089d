import Catalogs
import FormatStrings
import SourceText

/// What is known of an entry before any rule looks at it, found on bytes in one pass.
///
/// A rule names the traits it looks for. An entry that has none of them costs no call of the rule, no
/// copy of its text and no analysis; so do nearly all entries.
public struct TextTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt16

  /// Creates a set from bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Every entry has it.
  public static let any = TextTraits(rawValue: 1)
  /// Specifiers that are not plainly right, or others than those of the development language.
  public static let specifiers = TextTraits(rawValue: 2)
  /// A payload uses the key.
  public static let push = TextTraits(rawValue: 4)
  /// The text holds `&`.
  public static let ampersand = TextTraits(rawValue: 8)
  /// The text holds `<`.
  public static let lessThan = TextTraits(rawValue: 16)
  /// The text holds a backslash.
  public static let backslash = TextTraits(rawValue: 32)
  /// The text is empty.
  public static let empty = TextTraits(rawValue: 64)
  /// The text begins with something that is not seen.
  public static let mayBeBlank = TextTraits(rawValue: 128)
  /// The text is the key.
  public static let isKey = TextTraits(rawValue: 256)
}

extension TextTraits {
  /// Finds the traits of an entry that need no other table.
  ///
  /// - Returns: The traits, and the outline of the text.
  static func own(_ entry: Entry, _ text: TableText, in table: StringTable) -> (
    traits: TextTraits, outline: TextOutline
  ) {
    table.withBytes(of: text) { bytes in
      let outline = TextOutline(bytes)
      var traits: TextTraits = [.any]
      if !outline.signs.isEmpty {
        if outline.signs.contains(.ampersand) { traits.insert(.ampersand) }
        if outline.signs.contains(.lessThan) { traits.insert(.lessThan) }
        if outline.signs.contains(.backslash) { traits.insert(.backslash) }
      }
      guard let first = bytes.first else { return (traits.union(.empty), outline) }
      let second = bytes.count > 1 ? bytes[1] : 0
      if first <= 0x20 || first >= 0xC2 && mayBeUnseen(first, second) {
        traits.insert(.mayBeBlank)
      }
      let isKey = table.withBytes(of: entry.key) {
        $0.first == first && $0.hasSameBytes(as: bytes)
      }
      if isKey { traits.insert(.isKey) }
      return (traits, outline)
    }
  }

  /// Whether a character that begins with two bytes may be white space or be ignored when it is drawn.
  ///
  /// The blocks of Unicode's `White_Space` and `Default_Ignorable_Code_Point`; a rule looks closer.
  private static func mayBeUnseen(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC2: second == 0x85 || second == 0xA0 || second == 0xAD
    case 0xCD: second == 0x8F
    case 0xD8: second == 0x9C
    case 0xE1: second == 0x85 || second == 0x9A || second == 0x9E || second == 0xA0
    case 0xE2: second == 0x80 || second == 0x81
    case 0xE3: second == 0x80 || second == 0x85
    case 0xEF: second == 0xB8 || second >= 0xBB
    case 0xF0: second == 0x9B || second == 0x9D
    case 0xF3: true
    default: false
    }
  }
}
