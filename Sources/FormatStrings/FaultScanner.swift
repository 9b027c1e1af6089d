import SourceText

/// Walks through a text the way a person reads it and notes what was meant and what is wrong.
///
/// The two machines' readings (`PushText`, `FormatString`) lose their way behind a fault; this walk
/// does not, so that `100% %@` has one lone percent sign and one good specifier.
struct FaultScanner {
  let bytes: [UInt8]
  let text: Scalars
  let push: PushText
  let format: FormatString
  var position = 0
  var faults: [SpecifierFault] = []
  var uses: [ArgumentUse] = []
  /// Arguments that plain specifiers took so far, in the order of the text.
  var plainCount = 0
  /// Offset behind the last specifier or placeholder.
  var lastTokenEnd = -1
  /// Whether the run of characters without spaces up to here holds `://` or `www.`.
  var isInURL = false
  /// Whether an ICU message began: the braces behind belong to it.
  var isInMessage = false
  var bidi = BidiBalance()
  /// Whether the text is a date's format for `strftime`, which nothing else fills in.
  let isDateFormat: Bool

  init(bytes: [UInt8], push: PushText, format: FormatString) {
    self.bytes = bytes
    text = Scalars(bytes: bytes)
    self.push = push
    self.format = format
    isDateFormat = DateFormatShape.isWhole(text)
  }

  mutating func run() {
    while position < bytes.count {
      let start = position
      step(bytes[position])
      // Every step moves on; this keeps a mistake here from hanging on foreign text.
      if position <= start { position = start + 1 }
    }
    finish()
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case 0x25: scanPercent()
    case 0x40: scanAt()
    case 0x26: scanAmpersand()
    case 0x24: scanDollar()
    case 0x23: if !scanPlaceholder(behind: position + 1) { position += 1 }
    case 0x7B: scanBrace()
    case 0x09, 0x0A, 0x0D, 0x20:
      isInURL = false
      position += 1
    case 0x3A where text.byte(position + 1) == 0x2F && text.byte(position + 2) == 0x2F:
      isInURL = true
      position += 3
    case 0x77 where ByteCursor(bytes, from: position).starts(with: "www."):
      isInURL = true
      position += 4
    case 0x80...: scanForeignScalar()
    default: position += 1
    }
  }

  private mutating func scanForeignScalar() {
    guard let found = text.scalar(at: position) else {
      position += 1
      return
    }
    if found.value.isForeignPercent, scanForeignPercent(end: found.end) { return }
    if found.value.isForeignAt, scanSwapped(atEnd: found.end) { return }
    bidi.take(found.value, ByteRange(position, found.end))
    position = found.end
  }

  // MARK: Notes

  /// Notes a specifier, good or not, and goes on behind it.
  mutating func use(
    _ range: ByteRange,
    position written: Int?,
    kind: ArgumentKind = .object,
    fault: SpecifierFault? = nil
  ) {
    if written == nil { plainCount += 1 }
    let place = written ?? plainCount
    if var fault {
      fault.position = place > 0 ? place : nil
      fault.writtenPosition = written
      fault.takesObject = kind == .object
      fault.isReadByApp = format.specifier(at: range.lowerBound) != nil
      faults.append(fault)
    }
    var isReadByPush = false
    if case .argument = push.piece(at: range.lowerBound)?.kind { isReadByPush = true }
    uses.append(
      ArgumentUse(
        range: range,
        position: place,
        isNumbered: written != nil,
        kind: kind,
        fault: fault == nil ? nil : faults.count - 1,
        isReadByPush: isReadByPush,
        isReadByApp: format.specifier(at: range.lowerBound) != nil && !format.overflows
      )
    )
    lastTokenEnd = range.upperBound
    position = range.upperBound
  }

  /// Notes a damaged specifier; one that is only possible takes no place among the arguments.
  mutating func useUnlessDoubtful(_ position: Int?, _ fault: SpecifierFault) {
    if fault.confidence == .possible {
      note(fault, next: fault.range.upperBound)
    } else {
      use(fault.range, position: position, fault: fault)
    }
  }

  /// Notes a fault that is no specifier and goes on at an offset.
  mutating func note(_ fault: SpecifierFault, next: Int) {
    var fault = fault
    fault.isReadByApp = format.specifier(at: fault.range.lowerBound) != nil
    faults.append(fault)
    position = next
  }

  /// The fault of a percent sign that is prose: two signs are what is meant.
  func prose(
    _ kind: SpecifierFault.Kind,
    _ range: ByteRange,
    _ confidence: SpecifierFault.Confidence
  ) -> SpecifierFault {
    let sign = ByteRange(range.lowerBound, range.lowerBound + 1)
    return SpecifierFault(
      kind: kind,
      range: range,
      confidence: confidence,
      replacements: [TextReplacement(sign, "%%")]
    )
  }

  /// What the formatter would read at a percent sign, whatever stands before it.
  func meantSpecifier(_ start: Int) -> SpecifierGrammar.Reading {
    SpecifierGrammar.read(bytes, at: start, limit: SpecifierGrammar.longestMeant)
  }

  // MARK: What stands before

  /// What stands before a percent sign: in prose it is a number.
  enum Before {
    case other
    /// A digit, or a specifier that stands for one; `isSpaced` with one space between.
    case digit(isSpaced: Bool)
    case argument(isSpaced: Bool)
  }

  func before(_ offset: Int) -> Before {
    if offset == lastTokenEnd { return .argument(isSpaced: false) }
    guard var last = text.scalar(before: offset) else { return .other }
    let isSpaced = last.value.isInlineSpace
    if isSpaced {
      if last.start == lastTokenEnd { return .argument(isSpaced: true) }
      guard let further = text.scalar(before: last.start) else { return .other }
      last = further
    }
    return last.value.properties.numericType == nil ? .other : .digit(isSpaced: isSpaced)
  }
}
