import FormatStrings
import SourceText

/// The number that decides a plural form, as Apple's compiler finds it in a text.
struct NumericSpecifier: Equatable {
  /// Length modifier and conversion, for example `lld`.
  var type: String
  /// The argument that it reads, from 1.
  var argument: Int

  /// Returns the number of the lowest argument in a text; nil for a text without a number.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> NumericSpecifier? {
    guard bytes.contains(UInt8(ascii: "%")) else { return nil }
    var best: NumericSpecifier?
    for specifier in FormatString(Array(bytes)).specifiers {
      switch specifier.kind {
      case .integer, .unsigned, .double, .longDouble: break
      case .object, .character, .cString, .pointer, .count: continue
      }
      guard !isArgumentWord(specifier, in: bytes) else { continue }
      if let best, best.argument <= specifier.slot { continue }
      let conversion = String(decoding: CollectionOfOne(specifier.conversion), as: UTF8.self)
      best = NumericSpecifier(
        type: specifier.length.rawValue + conversion,
        argument: specifier.slot
      )
    }
    return best
  }

  /// Whether a specifier is the beginning of `%arg`, which stands for a substitution's own number.
  private static func isArgumentWord(
    _ specifier: FormatSpecifier,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = specifier.range.lowerBound
    return start + 4 <= bytes.count && bytes[start..<(start + 4)].elementsEqual("%arg".utf8)
  }
}
