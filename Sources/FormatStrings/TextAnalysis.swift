/// Everything that rules ask about one text, found in one pass.
///
/// A text without a percent sign, a brace, an at sign and so on costs one look at its bytes.
public struct TextAnalysis: Sendable {
  /// The text, as UTF-8; all ranges are offsets into it.
  public let text: [UInt8]
  /// How the push scanner reads the text.
  public let push: PushText
  /// How `String(format:)` reads the text.
  public let format: FormatString
  /// What is wrong or doubtful: places in the order of the text, then faults of the whole text.
  public let faults: [SpecifierFault]
  /// The arguments that the text uses or means to use, in the order of the text.
  public let uses: [ArgumentUse]

  /// Analyses a text.
  ///
  /// Never fails, in time linear in the length.
  public init(_ text: [UInt8]) {
    self.text = text
    push = PushText(text)
    format = FormatString(text)
    guard TextAnalysis.mayHoldFaults(text) else {
      faults = []
      uses = []
      return
    }
    var scanner = FaultScanner(bytes: text, push: push, format: format)
    scanner.run()
    faults = scanner.faults
    uses = scanner.uses
  }

  /// Analyses a text.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The text in pieces as the push scanner reads it.
  public var pushPieces: [PushPiece] { push.pieces }

  /// The arguments that a push uses, from 1, each once, in order.
  public var pushPositions: [Int] { push.usedPositions }

  /// Whether the text is meant to be formatted: it has a specifier that was written on purpose.
  public var hasArguments: Bool { !uses.isEmpty }

  /// Returns the faults of a kind.
  public func faults(_ kind: SpecifierFault.Kind) -> [SpecifierFault] {
    faults.filter { $0.kind == kind }
  }

  /// Whether any byte can begin something that the walk looks at.
  ///
  /// Lead bytes count only with what makes them a percent sign or a control, so that Arabic text
  /// and typographic quotes stay cheap.
  private static func mayHoldFaults(_ text: [UInt8]) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0x25, 0x40, 0x7B, 0x24, 0x26: return true
      case 0xD9, 0xE2, 0xEF: if isLeadOfInterest(text, index) { return true }
      default: break
      }
    }
    return false
  }

  /// `٪`, `﹪`, `％`, U+202A to U+202E, U+2066 to U+2069.
  private static func isLeadOfInterest(_ text: [UInt8], _ index: Int) -> Bool {
    let second = index + 1 < text.count ? text[index + 1] : 0
    let third = index + 2 < text.count ? text[index + 2] : 0
    switch (text[index], second) {
    case (0xD9, 0xAA): return true
    case (0xEF, 0xBC): return third == 0x85
    case (0xEF, 0xB9): return third == 0xAA
    case (0xE2, 0x80): return third >= 0xAA && third <= 0xAE
    case (0xE2, 0x81): return third >= 0xA6 && third <= 0xA9
    default: return false
    }
  }
}
