import SourceText

extension FaultScanner {
  /// Notes what can only be seen when the whole text has been read.
  mutating func finish() {
    if isDateFormat { dropUses() }
    placeStrayPlainUses()
    noteNumbering()
    if let open = bidi.firstOpen {
      var fault = SpecifierFault(kind: .unbalancedBidi, range: open, confidence: .certain)
      fault.scalar = text.scalar(at: open.lowerBound)?.value
      faults.append(fault)
    }
  }

  /// `%d.%m.%Y` takes no argument: what is left of it are percent signs.
  private mutating func dropUses() {
    uses = []
    faults = faults.filter(\.isProse).map { fault in
      var fault = fault
      fault.confidence = .possible
      return fault
    }
  }

  /// In a text with numbers a damaged plain specifier (`&@`) means a number that is not used yet.
  private mutating func placeStrayPlainUses() {
    let plain = uses.indices.filter { !uses[$0].isNumbered && !uses[$0].isMeasure }
    guard !plain.isEmpty, plain.count < uses.count,
      plain.allSatisfy({ !isWhole(uses[$0]) })
    else { return }
    var used = Set(uses.lazy.filter(\.isNumbered).map(\.position))
    var free = 1
    for index in plain {
      while used.contains(free) { free += 1 }
      used.insert(free)
      uses[index].position = free
      guard let fault = uses[index].fault else { continue }
      faults[fault].position = free
      faults[fault].writtenPosition = free
      if faults[fault].replacements.first?.text == "%@" {
        faults[fault].replacements[0].text = "%\(free)$@"
      }
    }
  }

  private mutating func noteNumbering() {
    let sound = uses.filter { $0.position > 0 && !$0.isMeasure && isWhole($0) }
    let plain = sound.filter { !$0.isNumbered }
    if let first = sound.first, plain.count > 0, plain.count < sound.count,
      let other = sound.first(where: { $0.isNumbered != first.isNumbered })
    {
      faults.append(
        SpecifierFault(kind: .mixedNumbered, range: other.range, confidence: .certain)
      )
    } else if plain.count > 1 {
      noteUnnumbered(plain)
    }
    noteGap()
  }

  /// Whether the specifier is spelt so that its numbering is what it seems to be.
  private func isWhole(_ use: ArgumentUse) -> Bool {
    guard let fault = use.fault else { return true }
    switch faults[fault].kind {
    case .notAnObject, .variable, .brokenSpecifier(.decorated): return true
    default: return false
    }
  }

  private mutating func noteUnnumbered(_ plain: [ArgumentUse]) {
    var fault = SpecifierFault(
      kind: .unnumberedSeveral,
      range: plain[1].range,
      confidence: .certain
    )
    // A star takes a position of its own, which would have to be written as well.
    if !plain.contains(where: { bytes[$0.range.range].contains(0x2A) }) {
      fault.replacements = plain.map {
        TextReplacement(.empty(at: $0.range.lowerBound + 1), "\($0.position)$")
      }
    }
    faults.append(fault)
  }

  /// The first specifier behind a position that nothing uses; damaged ones count as used.
  private mutating func noteGap() {
    let used = Set(uses.map(\.position))
    guard let last = used.max(), last > 1, uses.contains(where: \.isNumbered) else { return }
    // A position far out is as good as any: more than all uses cannot be without a gap.
    guard let missing = (1...min(last, used.count + 1)).first(where: { !used.contains($0) }),
      missing < last,
      let behind = uses.first(where: { $0.position > missing && isWhole($0) })
    else { return }
    var fault = SpecifierFault(kind: .numberGap, range: behind.range, confidence: .certain)
    fault.position = missing
    faults.append(fault)
  }
}
