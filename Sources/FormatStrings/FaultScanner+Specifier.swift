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

  private enum Intent {
    case meant
    /// Meant, but with a space inside.
    case gap
    /// `%1$ has`, where a word follows instead of a conversion.
    case lostAt
    case prose(SpecifierFault.Confidence)
  }

  private func intent(_ specifier: FormatSpecifier) -> Intent {
    let goesOn = text.isWord(at: specifier.range.upperBound)
    if specifier.isNumbered {
      if goesOn, hasSpace(specifier) || !isCommon(specifier) { return .lostAt }
      return hasSpace(specifier) ? .gap : .meant
    }
    let before = before(specifier.range.lowerBound)
    return hasSpace(specifier)
      ? spacedIntent(specifier, before, goesOn) : tightIntent(specifier, before, goesOn)
  }

  private func hasSpace(_ specifier: FormatSpecifier) -> Bool {
    bytes[specifier.range.range].contains(0x20)
  }

  /// `% d` in `100% done`, `50 % de`, `% d`.
  private func spacedIntent(
    _ specifier: FormatSpecifier,
    _ before: Before,
    _ goesOn: Bool
  ) -> Intent {
    let start = specifier.range.lowerBound
    if text.byte(start + 1)?.isASCIIDigit == true {
      // "%50 indirim": a number behind the sign is a percentage too; "%1 de" is the app's own
      // placeholder as well.
      return .prose(text.byte(start + 2)?.isASCIIDigit == true ? .likely : .possible)
    }
    if goesOn { return .prose(.likely) }
    switch before {
    case .digit, .argument(isSpaced: false): return .prose(.likely)
    default: break
    }
    return isCommon(specifier) || specifier.conversion == 0x40 ? .gap : .prose(.likely)
  }

  /// `%d` and its like without a space inside.
  private func tightIntent(
    _ specifier: FormatSpecifier,
    _ before: Before,
    _ goesOn: Bool
  ) -> Intent {
    let next = text.byte(specifier.range.lowerBound + 1)
    let isSigned = next == 0x2D || next == 0x2B
    switch before {
    case .digit(isSpaced: false):
      if goesOn || isSigned && specifier.width == nil { return .prose(.likely) }
    case .argument(isSpaced: false):
      if goesOn && !isCommon(specifier) { return .prose(.likely) }
      if isSigned && specifier.width == nil { return .prose(.likely) }
    default: break
    }
    if specifier.conversion == 0x40 { return .meant }
    // "%complete", "%50eko": hardly a specifier, but "%dth" and "%.1fK" are.
    if goesOn, !isCommon(specifier) { return .prose(.possible) }
    return .meant
  }

  /// The specifiers that people write on purpose.
  private func isCommon(_ specifier: FormatSpecifier) -> Bool {
    switch UnicodeScalar(specifier.conversion) {
    case "d", "s", "f", "u", "S", "D": true
    case "i", "x", "X": specifier.length != .none
    default: false
    }
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
    // "%sale" and "100%d" may be prose after all.
    var isDoubtful = !specifier.isNumbered && text.isWord(at: specifier.range.upperBound)
    if case .digit(isSpaced: false) = before(specifier.range.lowerBound) { isDoubtful = true }
    let fault = SpecifierFault(
      kind: isObject ? .brokenSpecifier(.decorated) : .notAnObject,
      range: specifier.range,
      confidence: isDoubtful ? .likely : .certain,
      replacements: [TextReplacement(specifier.range, spelling)]
    )
    use(specifier.range, position: specifier.position, kind: specifier.kind, fault: fault)
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
