public import SourceText

/// A text that iOS fills with the arguments of a push.
///
/// This is not `String(format:)`: only `%@`, `%N$@` and `%%` are known, and what is not known vanishes:
///
///     "%1$@ %d of 50%"  [Anna]   →   pieces  %1$@ | " " | %d | " of 50" | %
///                                →   text    "Anna  of 50"
///
/// Source: Apple, "Generating a remote notification"; the scanner itself is a model that agrees with
/// published descriptions of devices, Apple does not document it.
public struct PushText: Sendable {
  /// The text as it stands in the table, as UTF-8.
  public let text: [UInt8]
  /// Empty where the whole text is one literal, so that plain texts cost nothing.
  private let scanned: [PushPiece]

  /// Scans a text.
  public init(_ text: [UInt8]) {
    self.init(text, isPlain: !text.contains { $0 == 0x25 || $0 == 0 })
  }

  /// Scans a text.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ text: [UInt8], isPlain: Bool) {
    self.text = text
    scanned = isPlain ? [] : PushText.scan(text)
  }

  /// The text in pieces that cover it from the first byte to the last.
  public var pieces: [PushPiece] {
    guard scanned.isEmpty, !text.isEmpty else { return scanned }
    return [PushPiece(.literal, ByteRange(0, text.count))]
  }

  /// The pieces that are not plain text.
  public var marks: [PushPiece] { scanned.filter { $0.kind != .literal } }

  /// Whether iOS shows nothing at all once there are arguments.
  public var isLost: Bool { lossRange != nil }

  /// Where the text is lost: a percent sign and the character behind it, in bytes of the text.
  public var lossRange: ByteRange? { scanned.first { $0.kind == .broken }?.range }

  /// The positions of the arguments that are used, from 1, each once, in order.
  ///
  /// Position 0 (`%0$@`) is no argument.
  public var usedPositions: [Int] {
    var positions: Set<Int> = []
    for case .argument(let position, _) in scanned.lazy.map(\.kind) where position > 0 {
      positions.insert(position)
    }
    return positions.sorted()
  }

  /// How many arguments a payload has to send: the highest position that is used.
  public var requiredArgumentCount: Int { usedPositions.last ?? 0 }

  /// Returns the piece that begins at an offset, in bytes; nil when none does.
  public func piece(at offset: Int) -> PushPiece? {
    var low = 0
    var high = scanned.count
    while low < high {
      let middle = (low + high) / 2
      if scanned[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low < scanned.count, scanned[low].range.lowerBound == offset else { return nil }
    return scanned[low]
  }

  /// Returns what a phone shows; nil when iOS loses the text.
  ///
  /// Without arguments the text is shown raw: `%%` stays `%%`. A missing argument is shown as
  /// `<null>`; arguments are never scanned themselves, and surplus ones are left out.
  public func render(arguments: [String]) -> String? {
    guard !arguments.isEmpty, !scanned.isEmpty else {
      return String(decoding: text, as: UTF8.self)
    }
    var shown: [UInt8] = []
    shown.reserveCapacity(text.count + arguments.reduce(0) { $0 + $1.utf8.count })
    for piece in scanned {
      switch piece.kind {
      case .literal: shown.append(contentsOf: text[piece.range.range])
      case .argument(let position, _):
        let known = position >= 1 && position <= arguments.count
        shown.append(contentsOf: (known ? arguments[position - 1] : PushArgument.missing).utf8)
      case .percent: shown.append(0x25)
      case .dropped, .unreachable: break
      case .broken: return nil
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Returns what a phone shows for arguments of any JSON type; nil when iOS loses the text.
  public func render(arguments: [PushArgument]) -> String? {
    render(arguments: arguments.map(\.description))
  }
}
