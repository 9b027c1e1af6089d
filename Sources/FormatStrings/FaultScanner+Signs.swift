import SourceText

extension FaultScanner {
  // MARK: Percent signs of other scripts

  /// `％@`, `٪1$@`, `﹪d`: a specifier but for its percent sign.
  ///
  /// A plain `％` is fine.
  mutating func scanForeignPercent(end signEnd: Int) -> Bool {
    guard let sign = text.scalar(at: position)?.value else { return false }
    let number = before(position)
    guard let found = foreignSpecifier(signEnd, number) else { return false }
    let range = ByteRange(position, found.end)
    let fault = SpecifierFault(
      kind: .foreignPercent,
      range: range,
      confidence: found.confidence,
      replacements: [TextReplacement(range, found.spelling)],
      scalar: sign
    )
    if found.confidence == .possible {
      note(fault, next: range.upperBound)
    } else {
      use(range, position: found.position, kind: found.kind, fault: fault)
    }
    return true
  }

  private struct ForeignSpecifier {
    var end: Int
    var position: Int?
    var kind: ArgumentKind
    var spelling: String
    var confidence: SpecifierFault.Confidence
  }

  private func foreignSpecifier(_ offset: Int, _ before: Before) -> ForeignSpecifier? {
    var follows = false
    if case .digit = before { follows = true }
    // "２０％ @cafe" is prose, "％ 1$@" is not.
    if let shape = ObjectShape.read(text, behindPercent: offset),
      shape.gap == nil || shape.position != nil
    {
      return ForeignSpecifier(
        end: shape.end,
        position: shape.position,
        kind: .object,
        spelling: shape.spelling,
        // "20％@cafe" may be a percentage and an address.
        confidence: follows && shape.position == nil ? .possible : .certain
      )
    }
    let tail = [0x25] + bytes[offset..<min(offset + 24, bytes.count)]
    guard case .specifier(let specifier, _) = SpecifierGrammar.read(tail, at: 0).outcome,
      !specifier.flags.contains(.space)
    else { return nil }
    let end = offset + specifier.range.count - 1
    let isCertain = specifier.isNumbered || specifier.variable != nil
    guard isCertain || !follows && !text.isWord(at: end) else { return nil }
    return ForeignSpecifier(
      end: end,
      position: specifier.position,
      kind: specifier.kind,
      spelling: String(decoding: tail[..<specifier.range.count], as: UTF8.self),
      confidence: isCertain ? .certain : .likely
    )
  }

  // MARK: At signs

  /// An at sign that belongs to no specifier.
  mutating func scanAt() {
    if scanLostPercent() || scanSwapped(atEnd: position + 1) { return }
    scanBareAt()
  }

  /// `1$@`, which lost its percent sign.
  private mutating func scanLostPercent() -> Bool {
    guard position > 1, bytes[position - 1] == 0x24 else { return false }
    var start = position - 1
    while start > 0, start > lastTokenEnd, bytes[start - 1].isASCIIDigit { start -= 1 }
    guard start < position - 1, let number = number(start, position - 1), number > 0 else {
      return false
    }
    let range = ByteRange(start, position + 1)
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.lostPercent),
      range: range,
      confidence: text.isWordByte(before: start) ? .possible : .certain,
      replacements: [TextReplacement(.empty(at: start), "%")]
    )
    useUnlessDoubtful(number, fault)
    return true
  }

  /// A position as written; nil when it is too high for one.
  func number(_ start: Int, _ end: Int) -> Int? {
    let number = Int(String(decoding: bytes[start..<end], as: UTF8.self))
    return number.flatMap { $0 <= FormatString.highestPosition ? $0 : nil }
  }

  /// `@%`, unless the percent sign begins a specifier of its own.
  mutating func scanSwapped(atEnd: Int) -> Bool {
    guard let sign = text.scalar(at: atEnd), sign.value == "%" || sign.value.isForeignPercent
    else { return false }
    if sign.value == "%" {
      guard text.byte(sign.end) != 0x25, !beginsSpecifier(atEnd) else { return false }
    } else if foreignSpecifier(sign.end, .other) != nil {
      return false
    }
    let range = ByteRange(position, sign.end)
    let isForeign = sign.value != "%"
    let fault = SpecifierFault(
      kind: isForeign ? .foreignPercent : .brokenSpecifier(.swapped),
      range: range,
      confidence: text.isWordByte(before: position) ? .possible : .likely,
      replacements: [TextReplacement(range, "%@")],
      scalar: isForeign ? sign.value : nil
    )
    useUnlessDoubtful(nil, fault)
    return true
  }

  /// A bare `@` explains a missing argument, and is nothing else: people write "@ 5 pm".
  private mutating func scanBareAt() {
    let start = position
    var end = start + 1
    if text.byte(end) == 0x40 { end += 1 }
    guard !isWordScalar(text.scalar(before: start)?.value),
      !isWordScalar(text.scalar(at: end)?.value)
    else {
      position = end
      return
    }
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.lostPercent),
      range: ByteRange(start, end),
      confidence: .possible
    )
    note(fault, next: end)
  }

  private func isWordScalar(_ scalar: Unicode.Scalar?) -> Bool {
    guard let properties = scalar?.properties else { return false }
    return properties.isAlphabetic || properties.numericType != nil
  }

  // MARK: Neighbours on the keyboard

  /// `&@` and `&1$@`.
  mutating func scanAmpersand() {
    let start = position
    guard let shape = ObjectShape.read(text, behindPercent: start + 1), shape.isClean,
      shape.position != 0
    else {
      position += 1
      return
    }
    let range = ByteRange(start, shape.end)
    let fault = SpecifierFault(
      kind: .mistypedPercent,
      range: range,
      confidence: text.isWordByte(before: start) ? .likely : .certain,
      replacements: [TextReplacement(range, shape.spelling)]
    )
    use(range, position: shape.position, fault: fault)
  }

  /// `$1%@` and `${x}`.
  mutating func scanDollar() {
    let start = position
    if scanPlaceholder(behind: start + 1) { return }
    var end = start + 1
    while end - start <= 2, text.byte(end)?.isASCIIDigit == true { end += 1 }
    guard end > start + 1, text.byte(end) == 0x25, text.byte(end + 1) == 0x40,
      let number = number(start + 1, end), number > 0
    else {
      position += 1
      return
    }
    let range = ByteRange(start, end + 2)
    let fault = SpecifierFault(
      kind: .brokenSpecifier(.numberOutside),
      range: range,
      confidence: .likely,
      replacements: [TextReplacement(range, "%\(number)$@")]
    )
    use(range, position: number, fault: fault)
  }
}
