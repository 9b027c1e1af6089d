/// How folder names go wrong.
enum LprojFaults {
  /// Returns what is wrong with a name.
  static func fault(
    of written: String,
    _ id: LanguageID,
    _ role: LprojName.Role
  ) -> LprojName.Fault? {
    if role != .language {
      return written.isIdentical(to: id.canonical) ? nil : .miscased(id.canonical)
    }
    if let parts = parts(written) {
      if let old = OldNames.language(of: written.lowercasedASCII) {
        return .legacy(LanguageID(old).canonical)
      }
      guard isKnown(id, parts) else { return .unknown(suggestion: suggestion(written, id, parts)) }
      let modern = id.modern.canonical
      if !modern.isIdentical(to: id.canonical) { return .legacy(modern) }
      // Codes of three letters where there is one of two are read, but are not what folders use.
      if parts[0].utf8.count != id.language.utf8.count { return .legacy(id.canonical) }
      let spelling = spelling(written, id)
      if !spelling.isIdentical(to: written) { return .miscased(spelling) }
      return id.canonical == "zh" ? .ambiguous : nil
    }
    return .unknown(suggestion: damaged(written))
  }

  /// The parts of a name; nil where it holds anything but letters, digits and separators, or has
  /// an empty part.
  private static func parts(_ written: String) -> [String]? {
    let parts = written.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    for part in parts
    where part.isEmpty || !part.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) {
      return nil
    }
    return parts.map(String.init)
  }

  private static func isKnown(_ id: LanguageID, _ parts: [String]) -> Bool {
    guard id.isKnown else { return false }
    return id.variants.allSatisfy { variant in
      let bytes = variant.utf8
      let startsWithDigit = bytes.first?.isDigit ?? false
      return (5...8).contains(bytes.count) && !wrongVariants.contains(variant)
        || bytes.count == 4 && startsWithDigit || variant == "oed"
    }
  }

  /// Words that stand where a script belongs.
  private static let wrongVariants = [
    "latin", "cyrillic", "simplified", "traditional", "arabic",
  ]

  /// The written name with language, script and region in their usual case.
  ///
  /// `pt_BR` is as good as `pt-BR`, `zh_Hans` as `zh-Hans`, and variants have no one spelling.
  private static func spelling(_ written: String, _ id: LanguageID) -> String {
    var result: [UInt8] = []
    let canonical = Array(id.canonical.utf8)
    let bytes = Array(written.utf8)
    guard canonical.count == bytes.count else { return id.canonical }
    let tail = id.variants.reduce(0) { $0 + $1.utf8.count + 1 }
    for (index, byte) in canonical.enumerated() {
      let isAsWritten = byte == UInt8(ascii: "-") || index >= canonical.count - tail
      result.append(isAsWritten ? bytes[index] : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: - What is meant

  private static func suggestion(
    _ written: String,
    _ id: LanguageID,
    _ parts: [String]
  ) -> String? {
    let name = parts.map(\.lowercasedASCII).joined(separator: "-")
    if let meant = LprojMistakes.whole(name) { return meant }
    guard let language = meantLanguage(id.language) else { return nil }
    var result = LanguageID(language)
    guard parts.count > 1 else { return result.canonical }
    // Parts that are wrong fall away one by one, so `en-EN` becomes `en`.
    for part in parts.dropFirst() {
      if let extended = LprojMistakes.extended(result, by: part) { result = extended }
    }
    return result == id ? nil : result.modern.canonical
  }

  private static func meantLanguage(_ code: String) -> String? {
    if KnownCodes.isLanguage(code) { return code }
    return LprojMistakes.whole(code)
  }

  /// The name inside a copy (`de 2`, `de copy`) or a name with a stray ending (`de.lproj`).
  private static func damaged(_ written: String) -> String? {
    let cut = written.utf8.prefix {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    let trimmed = String(decoding: cut, as: UTF8.self)
    let name =
      trimmed.utf8.last.map { $0.isLetter || $0.isDigit } ?? false
      ? trimmed : String(trimmed.dropLast())
    guard !name.isEmpty, parts(name) != nil else { return nil }
    switch LprojName(name).fault {
    case .unknown(let suggestion): return suggestion
    case .miscased(let name), .legacy(let name): return name
    case .ambiguous, nil: return name
    }
  }
}
