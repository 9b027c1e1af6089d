import SourceText

extension FaultScanner {
  /// What a percent sign that `String(format:)` takes for a specifier was written for.
  enum Intent {
    case meant
    /// Meant, but with a space inside.
    case gap
    /// `%1$ has`, where a word follows instead of a conversion.
    case lostAt
    case prose(SpecifierFault.Confidence)
  }

  /// Tells specifiers from prose.
  ///
  /// Certain is only what no person writes otherwise: prose that is taken for a specifier costs a
  /// finding, a specifier that is taken for prose is broken by the correction.
  func intent(_ specifier: FormatSpecifier) -> Intent {
    let goesOn = text.isWord(at: specifier.range.upperBound)
    if specifier.isNumbered {
      if goesOn, hasSpace(specifier) || !isWrittenNumbered(specifier) { return .lostAt }
      return hasSpace(specifier) ? .gap : .meant
    }
    let before = before(specifier.range.lowerBound)
    return hasSpace(specifier)
      ? spacedIntent(specifier, before, goesOn) : tightIntent(specifier, before, goesOn)
  }

  /// Whether a specifier that is meant may be prose after all: "%sale", "100%d", "%50i".
  func isDoubtful(_ specifier: FormatSpecifier) -> Bool {
    guard !specifier.isNumbered, !isDeliberate(specifier) else { return false }
    if case .digit(isSpaced: false) = before(specifier.range.lowerBound) {
      return !isPadded(specifier)
    }
    let end = specifier.range.upperBound
    if text.isWord(at: end) {
      return !"diufsxXgcC".utf8.contains(specifier.conversion) || runLength(end) > 1
    }
    return isWide(specifier) && "iu".utf8.contains(specifier.conversion)
  }

  // MARK: With a space inside

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
    switch before {
    case .digit, .argument(isSpaced: false): return .prose(.likely)
    case .argument(isSpaced: true), .other: break
    }
    guard goesOn else {
      return isCommon(specifier) || specifier.conversion == 0x40 ? .gap : .prose(.likely)
    }
    if isDeliberate(specifier) { return .meant }
    // "% dpx" has a flag, "% de" is prose.
    if case .other = before, isCommon(specifier), runLength(specifier.range.upperBound) <= 2 {
      return .prose(.possible)
    }
    return .prose(.likely)
  }

  // MARK: Without

  /// `%d` and its like without a space inside.
  private func tightIntent(
    _ specifier: FormatSpecifier,
    _ before: Before,
    _ goesOn: Bool
  ) -> Intent {
    if isDeliberate(specifier) { return .meant }
    let end = specifier.range.upperBound
    switch before {
    // "20 %-ig", "50%-a": a hyphen without a width.
    case .digit where isHyphenated(specifier), .argument where isHyphenated(specifier):
      return .prose(.likely)
    case .digit(isSpaced: false):
      if isPadded(specifier) { return .meant }
      if goesOn || isSigned(specifier) { return .prose(.likely) }
      if !isCommon(specifier), specifier.conversion != 0x69 { return .prose(.possible) }
    case .argument(isSpaced: false):
      if isSigned(specifier) { return .prose(.likely) }
      if goesOn, !isCommon(specifier), !mayEnd(specifier, at: end) { return .prose(.likely) }
    default: break
    }
    if specifier.conversion == 0x40 { return .meant }
    if goesOn { return mayEnd(specifier, at: end) ? .meant : .prose(.possible) }
    return isWordOfItsOwn(specifier) ? .prose(.possible) : .meant
  }

  /// Whether it has a part that nobody writes by chance: digits behind a point, a star, zeros in
  /// front, a length of consonants.
  private func isDeliberate(_ specifier: FormatSpecifier) -> Bool {
    let written = bytes[specifier.range.range]
    if specifier.variable != nil || written.contains(0x2A) { return true }
    if let dot = written.firstIndex(of: 0x2E), text.byte(dot + 1)?.isASCIIDigit == true {
      return true
    }
    if specifier.flags.contains(.zero), specifier.width != nil { return true }
    if specifier.flags.contains(.minus), specifier.width != nil { return true }
    guard specifier.length != .none, specifier.length != .h, specifier.length != .hh else {
      return false
    }
    return "dxXf".utf8.contains(specifier.conversion)
      || specifier.length == .ll && "iu".utf8.contains(specifier.conversion)
  }

  private func isSigned(_ specifier: FormatSpecifier) -> Bool {
    let next = text.byte(specifier.range.lowerBound + 1)
    return (next == 0x2D || next == 0x2B) && specifier.width == nil
  }

  private func isHyphenated(_ specifier: FormatSpecifier) -> Bool {
    text.byte(specifier.range.lowerBound + 1) == 0x2D && specifier.width == nil
  }

  /// `0%d`: a lone zero in front of a number of one digit.
  private func isPadded(_ specifier: FormatSpecifier) -> Bool {
    let start = specifier.range.lowerBound
    guard text.byte(start - 1) == 0x30, "diu".utf8.contains(specifier.conversion),
      runLength(specifier.range.upperBound) <= 2
    else { return false }
    guard let further = text.byte(start - 2) else { return true }
    return !further.isASCIIDigit && further != 0x2E && further != 0x2C
  }

  /// `%50i`: a width of two digits or more and nothing else, as Turkish and Basque write percentages.
  private func isWide(_ specifier: FormatSpecifier) -> Bool {
    guard case .fixed(let width) = specifier.width else { return false }
    return width > 9 && specifier.length == .none
  }

  /// The specifiers that people write on purpose.
  private func isCommon(_ specifier: FormatSpecifier) -> Bool {
    switch UnicodeScalar(specifier.conversion) {
    case "d", "s", "f", "u", "S", "D": true
    case "i", "x", "X": specifier.length != .none
    default: false
    }
  }

  /// Whether a conversion can end where a word goes on: `%dth`, `%ix%i`, `%gkg`, but not
  /// "%complete", "%Done", "%50eko".
  private func mayEnd(_ specifier: FormatSpecifier, at end: Int) -> Bool {
    let run = runLength(end)
    let isUpper = text.byte(end)?.isASCIIUppercase == true
    if isWide(specifier), isVowel(end) { return false }
    switch UnicodeScalar(specifier.conversion) {
    case "d", "s", "f", "u": return specifier.length == .none || run <= 2 || isUpper
    // "%in" is a word in several languages, and no unit begins so.
    case "i": return isUpper || run <= 3 && !(run == 1 && text.byte(end) == 0x6E)
    case "x", "g": return isUpper || run <= 2
    case "X", "G": return run <= 2
    case "c", "C": return run <= 1
    case "D", "S", "U": return isUpper
    default: return false
    }
  }

  /// `%la`, `%to`, and behind a width `%50a`: letters that nobody means as a specifier.
  private func isWordOfItsOwn(_ specifier: FormatSpecifier) -> Bool {
    guard "aeopn".utf8.contains(specifier.conversion) else { return false }
    return specifier.length != .none || isWide(specifier)
  }

  /// Whether a conversion with a number in front goes on as a word without having lost its at sign.
  private func isWrittenNumbered(_ specifier: FormatSpecifier) -> Bool {
    if isCommon(specifier) || isDeliberate(specifier) { return true }
    if text.byte(specifier.range.upperBound)?.isASCIIUppercase == true { return true }
    return specifier.length == .none && "ixXgGcC".utf8.contains(specifier.conversion)
  }

  /// The number of Latin letters from an offset, as far as it matters; an apostrophe counts as many.
  private func runLength(_ start: Int) -> Int {
    var end = start
    for count in 0..<8 {
      guard let next = text.scalar(at: end), next.value.isLatinLetter else {
        return count == 0 && text.isWord(at: start) ? 8 : count
      }
      end = next.end
    }
    return 8
  }

  private func isVowel(_ offset: Int) -> Bool {
    guard let next = text.scalar(at: offset)?.value else { return false }
    return !next.isASCII || "aeiou".unicodeScalars.contains(next)
  }
}
