/// The parts of a language identifier, each in its usual case, as ICU cuts them.
///
/// The rules are ICU's, which Apple's matcher goes by; they never fail. For example:
///
///     zh-hans-cn              language zh, script Hans, region CN
///     de_1996                 language de, variants [1996]
///     en_US.UTF-8@calendar=x  language en, region US (the rest is cut off)
///     eng-USA                 language en, region US
///     pt-rBR                  language pt, region RBR
struct Subtags: Hashable, Sendable {
  var language = ""
  var script = ""
  var region = ""
  var variants: [String] = []
  /// What follows a full stop; ICU keeps it as part of the name.
  var codeSet = ""

  init(language: String, script: String = "", region: String = "", variants: [String] = []) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
  }

  init(_ written: String) {
    var parts = Self.split(written)
    codeSet = Self.codeSet(written)
    guard let first = parts.first else { return }
    language = first.lowercasedASCII
    if language.utf8.count == 3 { language = LanguageTables.shorter[language] ?? language }
    parts.removeFirst()
    if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(\.isLetter) {
      script = part.titlecasedASCII
      parts.removeFirst()
    }
    if let part = parts.first, part.utf8.count == 2 || part.utf8.count == 3 {
      let upper = part.uppercasedASCII
      region = (upper.utf8.count == 3 ? LanguageTables.longRegions[upper] : nil) ?? upper
      parts.removeFirst()
    }
    variants = parts.map(\.uppercasedASCII)
    // Two separators in a row leave an empty place for the region before the variants.
    if region.isEmpty, variants.first?.isEmpty == true { variants.removeFirst() }
  }

  private static func codeSet(_ written: String) -> String {
    let name = written.utf8.prefix { $0 != UInt8(ascii: "@") }
    guard let dot = name.firstIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[name.index(after: dot)...], as: UTF8.self)
  }

  /// Cuts a name at `-` and `_`; keywords, a code set and extensions (`-u-nu-latn`) are dropped.
  private static func split(_ written: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in written.utf8 {
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: ".") { break }
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      } else {
        part.append(byte)
      }
    }
    parts.append(String(decoding: part, as: UTF8.self))
    if let extensions = parts.dropFirst().firstIndex(where: { $0.utf8.count == 1 }) {
      parts.removeSubrange(extensions...)
    }
    while parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  /// The name as ICU writes it, for example `zh_Hans_CN` or `de__1996`.
  var name: String {
    var result = language
    if !script.isEmpty { result += "_" + script }
    if !region.isEmpty { result += "_" + region }
    if region.isEmpty, !variants.isEmpty { result += "_" }
    for variant in variants { result += "_" + variant }
    return codeSet.isEmpty ? result : result + "." + codeSet
  }
}

extension UInt8 {
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  fileprivate var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
  fileprivate var uppercased: UInt8 { self >= 0x61 && self <= 0x7A ? self & 0xDF : self }
}

extension StringProtocol {
  /// The text with `A`…`Z` in lower case; other characters stay.
  var lowercasedASCII: String { String(decoding: utf8.map(\.lowercased), as: UTF8.self) }

  /// The text with `a`…`z` in upper case; other characters stay.
  var uppercasedASCII: String { String(decoding: utf8.map(\.uppercased), as: UTF8.self) }

  /// The text with its first letter in upper and the others in lower case.
  var titlecasedASCII: String {
    String(
      decoding: utf8.prefix(1).map(\.uppercased) + utf8.dropFirst().map(\.lowercased),
      as: UTF8.self
    )
  }

  /// Whether both texts are the same bytes.
  func isIdentical(to other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
