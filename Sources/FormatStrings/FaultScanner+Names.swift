import SourceText

extension FaultScanner {
  /// `%SOURCE_TABLE%`, `%name%`: a placeholder that the app itself replaces.
  ///
  /// Not where the name is a specifier (`%d%`), or where the second sign begins one (`%ix%i`).
  mutating func scanWrappedName(_ start: Int) -> Bool {
    guard let end = text.endOfName(at: start + 1), text.byte(end) == 0x25 else { return false }
    switch before(start) {
    case .digit(isSpaced: false), .argument(isSpaced: false): return false
    default: break
    }
    guard isName(ByteRange(start + 1, end)), text.byte(end + 1) != 0x25, !beginsSpecifier(end),
      !(text.scalar(at: end + 1).map {
        $0.value.properties.isAlphabetic || $0.value.digitValue != nil
      }
        ?? false)
    else { return false }
    let range = ByteRange(start, end + 1)
    note(
      SpecifierFault(kind: .foreignPlaceholder, range: range, confidence: .likely),
      next: range.upperBound
    )
    lastTokenEnd = range.upperBound
    return true
  }

  /// Whether letters between two percent signs are a name, and not a conversion with a unit: `%dx%`.
  private func isName(_ range: ByteRange) -> Bool {
    let name = bytes[range.range]
    guard name.count > 1 else { return false }
    let isLoud = name.allSatisfy { !$0.isASCIILetter || $0.isASCIIUppercase }
    if case .specifier(let specifier, _) = meantSpecifier(range.lowerBound - 1).outcome {
      if specifier.range.upperBound == range.upperBound { return false }
      if !isLoud, !name.contains(0x5F), "dfiusxg".utf8.contains(specifier.conversion) {
        return name.count > 3
      }
    }
    return true
  }

  /// Whether a percent sign is a wildcard of SQL's: `LIKE '%@%'`, `'%@%'`, `LIKE 'a%'`.
  func isPattern(_ start: Int) -> Bool {
    func isQuote(_ offset: Int) -> Bool { text.byte(offset) == 0x27 || text.byte(offset) == 0x22 }
    guard isQuote(start + 1) || isQuote(start - 1) else { return false }
    if isQuote(start + 1) {
      // The quotation mark that opens what this one closes.
      var open = start - 1
      while open >= 0, start - open < 64, bytes[open] != bytes[start + 1] { open -= 1 }
      if text.byte(open) == bytes[start + 1], text.byte(open + 1) == 0x25 { return true }
    }
    return holdsLike(before: start)
  }

  private func holdsLike(before start: Int) -> Bool {
    let word = Array("LIKE".utf8)
    var index = start - 4
    while index >= 0, start - index < 80 {
      if bytes[index..<index + 4].elementsEqual(word) { return true }
      index -= 1
    }
    return false
  }
}

/// A text whose percent signs all belong to `strftime`: `%d.%m.%Y`, `%H:%M`.
enum DateFormatShape {
  /// Letters that `strftime` knows and `printf` does not.
  private static let own = Set("BbHIkMmRrTVWwYyZ".utf8)
  private static let shared = Set("aAcCdDeFgGhjlnpsStuUvxXz".utf8)

  /// Whether the text has two conversions or more, none that cannot be one, and one of its own.
  static func isWhole(_ text: Scalars) -> Bool {
    var count = 0
    var hasOwn = false
    var index = 0
    while index < text.bytes.count {
      guard text.bytes[index] == 0x25 else {
        index += 1
        continue
      }
      if text.byte(index - 1)?.isASCIIDigit == true { return false }
      index += 1
      if let flag = text.byte(index), flag == 0x2D || flag == 0x5F { index += 1 }
      guard let letter = text.byte(index) else { return false }
      if letter == 0x25 {
        index += 1
        continue
      }
      guard own.contains(letter) || shared.contains(letter) else { return false }
      if own.contains(letter) {
        // "%Yes": a word.
        if text.byte(index + 1)?.isASCIILetter == true, text.byte(index + 2)?.isASCIILetter == true
        {
          return false
        }
        hasOwn = true
      }
      count += 1
      index += 1
    }
    return count > 1 && hasOwn
  }
}
