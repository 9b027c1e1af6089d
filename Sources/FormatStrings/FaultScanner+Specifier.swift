import SourceText

extension FaultScanner {
  /// Reads what `String(format:)` takes as a specifier, and says whether it was meant as one.
  mutating func scanSpecifier(_ start: Int) -> Bool {
    guard
      case .specifier(let specifier, let stars) = meantSpecifier(start).outcome
    else { return false }
    switch intent(specifier) {
    case .prose(let confidence):
      note(
        prose(.accidentalSpecifier, specifier.range, confidence),
        next: specifier.range.upperBound
      )
    case .gap: useSpaced(specifier)
    case .lostAt: return scanLostAt(start)
    case .meant: useMeant(specifier, stars)
    }
    return true
  }

  private mutating func useSpaced(_ specifier: FormatSpecifier) {
    let range = specifier.range
    let tight = bytes[range.range].filter { $0 != 0x20 }
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.gap),
      range: range,
      confidence: .likely,
      replacements: [TextReplacement(range, String(decoding: tight, as: UTF8.self))],
      scalar: " "
    )
    use(range, position: specifier.position, kind: specifier.kind, fault: fault)
  }

  private mutating func useMeant(_ specifier: FormatSpecifier, _ stars: SpecifierGrammar.Stars) {
    let spelling = specifier.position.map { "%\($0)$@" } ?? "%@"
    for star in [stars.width, stars.precision] { useStar(star, specifier.range) }
    let isObject = specifier.kind == .object
    let fault = SpecifierFault(
      kind: isObject ? .brokenSpecifier(.decorated) : .notAnObject,
      range: specifier.range,
      confidence: isDoubtful(specifier) ? .likely : .certain,
      replacements: [TextReplacement(specifier.range, spelling)]
    )
    use(specifier.range, position: specifier.position, kind: specifier.kind, fault: fault)
    noteModifiers(specifier)
  }

  /// `%Lld`: the grammar takes the last length, printf takes none of them.
  private mutating func noteModifiers(_ specifier: FormatSpecifier) {
    switch specifier.kind {
    case .integer, .unsigned, .double, .longDouble: break
    default: return
    }
    let written = bytes[specifier.range.range]
    guard !NumberSpecifier.isOrdered(NumberSpecifier.withoutPositions(written)) else { return }
    let lengths = Array("hlqztjL".utf8)
    let short = written.dropLast().filter { !lengths.contains($0) }
    let mended = short + Array(specifier.length.rawValue.utf8) + written.suffix(1)
    let range = specifier.range
    var fault = SpecifierFault(
      kind: .brokenSpecifier(.modifiers),
      range: range,
      confidence: .likely
    )
    if NumberSpecifier.isOrdered(NumberSpecifier.withoutPositions(mended[...])) {
      fault.replacements = [TextReplacement(range, String(decoding: mended, as: UTF8.self))]
    }
    fault.position = uses.last?.position
    fault.takesObject = false
    fault.isReadByApp = true
    faults.append(fault)
  }

  private mutating func useStar(_ star: SpecifierGrammar.Star, _ range: ByteRange) {
    var written: Int?
    switch star {
    case .none: return
    case .plain: plainCount += 1
    case .numbered(let position): written = position
    }
    var use = ArgumentUse(
      range: range,
      position: written ?? plainCount,
      isNumbered: written != nil,
      kind: .integer(bits: 32),
      fault: nil,
      isReadByPush: false,
      isReadByApp: format.specifier(at: range.lowerBound) != nil && !format.overflows
    )
    use.isMeasure = true
    uses.append(use)
  }

  /// `%$d`, which lost its number, and `%$1d`.
  mutating func scanDollarFirst(_ start: Int) -> Bool {
    guard text.byte(start + 1) == 0x24 else { return false }
    let end = endOfDigits(start + 2)
    guard let conversion = text.byte(end), "diusf".utf8.contains(conversion),
      !text.isWord(at: end + 1)
    else { return false }
    let range = ByteRange(start, end + 1)
    let written = number(start + 2, end)
    let head = written.map { "%\($0)$" } ?? "%"
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.dollarFirst),
      range: range,
      confidence: .certain,
      replacements: [TextReplacement(range, head + String(Unicode.Scalar(conversion)))]
    )
    let kind: ArgumentKind =
      conversion == 0x73 ? .cString : conversion == 0x66 ? .double : .integer(bits: 32)
    use(range, position: written, kind: kind, fault: fault)
    return true
  }

  /// `%1$` before anything but a conversion.
  mutating func scanLostAt(_ start: Int) -> Bool {
    let end = endOfDigits(start + 1)
    guard end > start + 1, text.byte(end) == 0x24, let written = number(start + 1, end),
      written > 0
    else { return false }
    let range = ByteRange(start, end + 1)
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.lostAt),
      range: range,
      confidence: .likely,
      replacements: [TextReplacement(.empty(at: range.upperBound), "@")]
    )
    use(range, position: written, fault: fault)
    return true
  }

  private func endOfDigits(_ start: Int) -> Int {
    var end = start
    while text.byte(end)?.isASCIIDigit == true { end += 1 }
    return end
  }

  /// `%,d`, `%'d`, `%_d`, `%I64d`: known to printf of Java, POSIX or Windows only.
  mutating func scanDialect(_ start: Int) -> Bool {
    var end = start + 1
    while text.byte(end)?.isASCIIDigit == true { end += 1 }
    if end > start + 1, text.byte(end) == 0x24 { end += 1 }
    let mark = end
    // "%50'i" and "50%,i" are percentages: a number stands before `'` only with a dollar sign.
    if mark > start + 1, bytes[mark - 1] != 0x24 { return false }
    if case .digit(isSpaced: false) = before(start) { return false }
    if ByteCursor(bytes, from: end).starts(with: "I64") {
      end += 3
    } else if let byte = text.byte(end), [0x2C, 0x27, 0x5F].contains(byte) {
      end += 1
    } else {
      return false
    }
    // Behind the mark an ordinary specifier goes on, which the grammar reads after a percent sign.
    let tail = [0x25] + bytes[end..<min(end + 16, bytes.count)]
    guard case .specifier(let specifier, _) = SpecifierGrammar.read(tail, at: 0).outcome,
      "diufxX".utf8.contains(specifier.conversion), specifier.position == nil,
      !specifier.flags.contains(.space), !text.isWord(at: end + specifier.range.count - 1)
    else { return false }
    let range = ByteRange(start, end + specifier.range.count - 1)
    let head = String(decoding: bytes[start..<mark], as: UTF8.self)
    let rest = String(decoding: tail[1..<specifier.range.count], as: UTF8.self)
    let length = bytes[mark] == 0x49 ? "ll" : ""
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.dialect),
      range: range,
      confidence: .likely,
      replacements: [TextReplacement(range, head + length + rest)]
    )
    use(range, position: nil, kind: specifier.kind, fault: fault)
    return true
  }
}
