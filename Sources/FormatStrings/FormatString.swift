import SourceText

/// A text that an app formats with `String(format:)`.
///
/// The grammar is Core Foundation's, which takes flags, numbers and modifiers in any order:
///
///     "50% off, %2$@"   →   pieces  "50" | % o | "ff, " | %2$@
///                       →   arguments  slot 1: an unsigned number, slot 2: an object
///
/// Source: swift-corelibs-foundation, CFString.c, and runs of `String(format:)`.
public struct FormatString: Sendable {
  /// One argument that the formatter takes from the list.
  public struct Argument: Hashable, Sendable {
    /// Position in the list, from 1, if every position below is used as well.
    public var slot: Int
    /// How it is read: the last specifier that names the slot decides.
    public var kind: ArgumentKind
  }

  /// The text in pieces that cover it from the first byte to the last.
  ///
  /// Empty for a text without a percent sign.
  public let pieces: [FormatPiece]
  /// The specifiers in the order of the text.
  public let specifiers: [FormatSpecifier]
  /// Whether a number in a specifier is too large for the formatter, which then shows nothing.
  ///
  /// Positions end at 127, widths and precisions at 2,147,483,647.
  public let overflows: Bool

  /// Largest position that can be written.
  public static let highestPosition = 127

  /// A text without a percent sign.
  static let plain = FormatString()

  private init() {
    pieces = []
    specifiers = []
    overflows = false
  }

  /// Reads a text.
  ///
  /// Never fails, in time linear in the length.
  public init(_ text: [UInt8]) {
    guard text.contains(0x25) else {
      self = .plain
      return
    }
    var reader = FormatReader(text)
    reader.run()
    pieces = reader.pieces
    specifiers = reader.specifiers
    overflows = reader.overflows
  }

  /// Reads a text.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The arguments that are taken, by slot.
  public var arguments: [Argument] {
    var kinds: [Int: ArgumentKind] = [:]
    for specifier in specifiers {
      kinds[specifier.slot] = specifier.kind
      for case .argument(let slot)? in [specifier.width, specifier.precision] {
        kinds[slot] = .integer(bits: 32)
      }
    }
    return kinds.map { Argument(slot: $0.key, kind: $0.value) }.sorted { $0.slot < $1.slot }
  }

  /// Slots below the highest one that no specifier names.
  ///
  /// The formatter does not skip the arguments there, so everything behind shifts: `%2$@` alone
  /// shows the first argument.
  public var gaps: [Int] {
    let used = arguments.map(\.slot)
    guard let last = used.last else { return [] }
    let known = Set(used)
    return (1...max(last, 1)).filter { !known.contains($0) }
  }

  /// Returns the piece that begins at an offset, in bytes; nil when none does.
  public func piece(at offset: Int) -> FormatPiece? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < pieces.count, pieces[low].range.lowerBound == offset else { return nil }
    return pieces[low]
  }

  /// Returns the specifier that begins at an offset, in bytes; nil when none does.
  public func specifier(at offset: Int) -> FormatSpecifier? {
    var low = 0
    var high = specifiers.count
    while low < high {
      let middle = (low + high) / 2
      if specifiers[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < specifiers.count, specifiers[low].range.lowerBound == offset else { return nil }
    return specifiers[low]
  }
}
