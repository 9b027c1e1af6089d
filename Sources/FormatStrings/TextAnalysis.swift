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
    let isClear = text.withUnsafeBufferPointer { TextOutline($0).isClear }
    self.init(text, isClear: isClear)
  }

  /// Analyses a text; of a clear one (see `TextOutline`) the specifiers alone tell what is used.
  init(_ text: [UInt8], isClear: Bool) {
    self.text = text
    let signs = TextSigns(text)
    push = PushText(text, isPlain: !signs.holdsPercent && !signs.holdsNUL)
    format = signs.holdsPercent ? FormatString(text) : .plain
    guard signs.mayHoldFaults, !isClear else {
      faults = []
      uses = format.specifiers.map(ArgumentUse.init(clear:))
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

  /// Whether the text is certainly formatted: one of its specifiers cannot be prose.
  public var hasCertainArguments: Bool { uses.contains { !isDoubtful($0) } }

  /// Whether a specifier may be prose after all: `%sale`, `%50i`.
  public func isDoubtful(_ use: ArgumentUse) -> Bool {
    guard let fault = use.fault else { return false }
    return faults[fault].kind == .notAnObject && faults[fault].confidence < .certain
  }

  /// Returns the faults of a kind.
  public func faults(_ kind: SpecifierFault.Kind) -> [SpecifierFault] {
    faults.filter { $0.kind == kind }
  }
}

extension ArgumentUse {
  /// What `%@` or `%N$@` uses in a clear text.
  fileprivate init(clear specifier: FormatSpecifier) {
    self.init(
      range: specifier.range,
      position: specifier.position ?? 1,
      isNumbered: specifier.isNumbered,
      kind: specifier.kind,
      fault: nil,
      isReadByPush: true,
      isReadByApp: true
    )
  }
}
