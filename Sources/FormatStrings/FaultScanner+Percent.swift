import SourceText

extension FaultScanner {
  /// Reads whatever begins with the percent sign at the position.
  mutating func scanPercent() {
    let start = position
    guard let next = text.byte(start + 1) else {
      return note(prose(.lonePercent, ByteRange(start, start + 1), .likely), next: start + 1)
    }
    if next == 0x25 { return scanDoubled(start) }
    if scanObject(start) || scanVariable(start) || scanArg(start) { return }
    if scanPlaceholder(behind: start + 1) || scanEscape(start) || scanWrappedName(start) { return }
    if scanLonePair(start) || scanSpecifier(start) { return }
    if scanDialect(start) || scanDollarFirst(start) || scanLostAt(start) { return }
    if !scanNumberOnly(start) { scanProse(start) }
  }

  /// `%%`, and `%%1$@`, which shows a specifier instead of filling it in.
  private mutating func scanDoubled(_ start: Int) {
    let range = ByteRange(start, start + 2)
    guard let shape = ObjectShape.read(text, behindPercent: start + 2), shape.isClean else {
      var fault = SpecifierFault(kind: .doubledPercent, range: range, confidence: .possible)
      fault.replacements = [TextReplacement(range, "%")]
      return note(fault, next: range.upperBound)
    }
    var isPercentage = false
    if case .digit = before(start) { isPercentage = true }
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.escaped),
      range: ByteRange(start, shape.end),
      confidence: shape.position == nil || isPercentage ? .possible : .likely,
      replacements: isPercentage ? [] : [TextReplacement(ByteRange(start, start + 1), "")]
    )
    useUnlessDoubtful(shape.position, fault)
  }

  // MARK: Objects

  private mutating func scanObject(_ start: Int) -> Bool {
    guard let shape = ObjectShape.read(text, behindPercent: start + 1) else { return false }
    if shape.position == nil, let gap = shape.gap, gap.isInlineSpace {
      // `50% @home` is prose, `% @` is not.
      if case .digit = before(start) { return false }
    }
    let range = ByteRange(start, shape.end)
    if shape.order == .noDollar, shape.position ?? 0 > 9 {
      // `%10@` is a width rather than a position.
      return false
    }
    let fault = SpecifierFault(
      kind: shape.foreign != nil ? .foreignPercent : .brokenSpecifier(damage(shape)),
      range: range,
      confidence: isDoubtful(shape) ? .likely : .certain,
      replacements: [TextReplacement(range, shape.spelling)],
      scalar: shape.foreign ?? shape.gap
    )
    if !shape.isClean {
      use(range, position: shape.position, fault: fault)
    } else if shape.position == 0 {
      use(
        range,
        position: 0,
        fault: SpecifierFault(kind: .zeroPosition, range: range, confidence: .certain)
      )
    } else if let end = endOfLostSharp(shape.end) {
      scanLostSharp(ByteRange(start, end), shape)
    } else {
      use(range, position: shape.position)
    }
    return true
  }

  /// `%1@` may have been a width, `% @anna` an address.
  private func isDoubtful(_ shape: ObjectShape) -> Bool {
    shape.order == .noDollar
      || shape.position == nil && shape.gap?.isInlineSpace == true && text.isWord(at: shape.end)
  }

  private func damage(_ shape: ObjectShape) -> SpecifierFault.Damage {
    switch shape.order {
    case .dollarFirst: .dollarFirst
    case .noDollar: .lostDollar
    case .normal: .gap
    }
  }

  /// The end of `name@` behind `%@`, where no letter goes on.
  private func endOfLostSharp(_ offset: Int) -> Int? {
    guard let end = text.endOfName(at: offset, limit: 32), text.byte(end) == 0x40,
      !text.isWord(at: end + 1), text.byte(end + 1)?.isASCIIDigit != true
    else { return nil }
    return end + 1
  }

  private mutating func scanLostSharp(_ range: ByteRange, _ shape: ObjectShape) {
    let at = shape.end - 1
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.lostSharp),
      range: range,
      confidence: .likely,
      replacements: [TextReplacement(.empty(at: at), "#")]
    )
    use(range, position: shape.position, fault: fault)
  }

  // MARK: Variables

  /// `%#@name@`, `%1$#@name@`, `%1#@name@`, and the same with spaces.
  private mutating func scanVariable(_ start: Int) -> Bool {
    if case .specifier(let specifier, _) = meantSpecifier(start).outcome,
      specifier.variable != nil
    {
      let range = specifier.range
      let fault = SpecifierFault(kind: .variable, range: range, confidence: .certain)
      use(range, position: specifier.position, fault: fault)
      return true
    }
    guard let shape = VariableShape.read(text, behindPercent: start + 1) else { return false }
    let range = ByteRange(start, shape.end)
    let spelling = shape.spelling(bytes)
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.variable),
      range: range,
      confidence: .certain,
      replacements: spelling.map { [TextReplacement(range, $0)] } ?? [],
      scalar: shape.odd
    )
    use(range, position: shape.position, fault: fault)
    return true
  }

  private mutating func scanArg(_ start: Int) -> Bool {
    guard ByteCursor(bytes, from: start).starts(with: "%arg"), !text.isWord(at: start + 4) else {
      return false
    }
    let range = ByteRange(start, start + 4)
    use(
      range,
      position: nil,
      fault: SpecifierFault(kind: .substitutionArgument, range: range, confidence: .certain)
    )
    return true
  }

  // MARK: Percentages

  /// `%20` and its like inside a URL.
  private mutating func scanEscape(_ start: Int) -> Bool {
    guard isHexPair(start), isInURL || isEscapedLetter(start) else { return false }
    note(prose(.urlEscape, ByteRange(start, start + 3), .possible), next: start + 3)
    return true
  }

  private func isHexPair(_ start: Int) -> Bool {
    text.byte(start) == 0x25 && text.byte(start + 1)?.isASCIIHexDigit == true
      && text.byte(start + 2)?.isASCIIHexDigit == true
  }

  /// A letter outside ASCII takes two escapes or more, with the highest bit set: `%C3%BC`.
  private func isEscapedLetter(_ start: Int) -> Bool {
    func isHigh(_ offset: Int) -> Bool {
      guard isHexPair(offset), let byte = text.byte(offset + 1) else { return false }
      return byte == 0x38 || byte == 0x39 || byte > 0x40
    }
    return isHigh(start) && (isHigh(start + 3) || isHigh(start - 3))
  }

  /// `% %` shows one space: of two signs with a space between, one is meant.
  private mutating func scanLonePair(_ start: Int) -> Bool {
    var end = start + 1
    while text.byte(end) == 0x20 { end += 1 }
    guard end > start + 1, text.byte(end) == 0x25, text.byte(end + 1) != 0x25,
      !beginsSpecifier(end), text.scalar(at: end + 1).map(isEndOfPercentage) ?? true
    else { return false }
    let range = ByteRange(start, end + 1)
    var fault = SpecifierFault(kind: .lonePercent, range: range, confidence: .possible)
    fault.replacements = [TextReplacement(range, "%%")]
    note(fault, next: range.upperBound)
    return true
  }

  private func isEndOfPercentage(_ next: (value: Unicode.Scalar, end: Int)) -> Bool {
    !next.value.properties.isAlphabetic && next.value.properties.numericType == nil
  }

  /// `%1` without a dollar sign; a second percent sign right behind is part of the same habit.
  ///
  /// With two digits it is a percentage, which Turkish and Basque write after its sign.
  private mutating func scanNumberOnly(_ start: Int) -> Bool {
    var end = start + 1
    while text.byte(end)?.isASCIIDigit == true { end += 1 }
    guard end > start + 1 else { return false }
    let range = ByteRange(start, end)
    guard range.count == 2 else {
      note(prose(.lonePercent, ByteRange(start, start + 1), .likely), next: end)
      return true
    }
    note(
      SpecifierFault(kind: .percentNumber, range: range, confidence: .possible),
      next: end
    )
    lastTokenEnd = end
    guard text.byte(end) == 0x25, text.byte(end + 1) != 0x25, !beginsSpecifier(end) else {
      return true
    }
    note(prose(.lonePercent, ByteRange(end, end + 1), .possible), next: end + 1)
    return true
  }

  /// What is left is a percent sign of prose.
  private mutating func scanProse(_ start: Int) {
    let sign = ByteRange(start, start + 1)
    let next = text.scalar(at: start + 1)
    if let next, !next.value.isASCII {
      var fault = prose(.textLost, sign, .likely)
      fault.scalar = next.value
      return note(fault, next: start + 1)
    }
    // `%H:%M` is a date format: a percent sign before a letter and without a number before it.
    var confidence = SpecifierFault.Confidence.likely
    if let next, next.value.properties.isAlphabetic { confidence = .possible }
    if case .digit = before(start) { confidence = .likely }
    if isPattern(start) { confidence = .possible }
    note(prose(.lonePercent, sign, confidence), next: start + 1)
  }

  /// Whether what a percent sign begins is certainly meant as a specifier.
  func beginsSpecifier(_ start: Int) -> Bool {
    guard text.byte(start) == 0x25 else { return false }
    if let shape = ObjectShape.read(text, behindPercent: start + 1), shape.gap == nil {
      return true
    }
    guard case .specifier(let specifier, _) = meantSpecifier(start).outcome
    else { return false }
    return specifier.variable != nil || specifier.isNumbered
      || !specifier.flags.contains(.space) && !text.isWord(at: specifier.range.upperBound)
  }
}
