import SourceText

/// Tells addresses that an app can load from texts that are none.
///
/// Source: RFC 3986; Foundation's `URL(string:)`, which before iOS 17 refuses characters that must be
/// percent-encoded.
enum WebAddress {
  enum Verdict: Equatable {
    case right
    /// There is no scheme or no host.
    case relative
    /// A character stands there that must be percent-encoded.
    case unescaped(Unicode.Scalar)
    /// The scheme is `http`.
    case plain
  }

  /// Judges a text.
  static func judge(_ text: String) -> Verdict {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return .relative }
    let scheme = text[..<colon]
    guard scheme.utf8.first?.isASCIILetter == true,
      scheme.utf8.allSatisfy({
        $0.isASCIILetter || $0.isASCIIDigit || [0x2B, 0x2D, 0x2E].contains($0)
      })
    else { return .relative }
    let rest = text[text.utf8.index(after: colon)...]
    guard rest.utf8.starts(with: "//".utf8) else { return .relative }
    let host = rest.utf8.dropFirst(2).prefix { ![0x2F, 0x3F, 0x23].contains($0) }
    guard !host.isEmpty else { return .relative }
    if let scalar = text.unicodeScalars.first(where: mustBeEncoded) { return .unescaped(scalar) }
    return scheme.lowercased() == "http" ? .plain : .right
  }

  /// Returns a character percent-encoded.
  static func encoded(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + String(repeating: "0", count: 2 - digits.utf8.count) + digits
    }
    .joined()
  }

  private static func mustBeEncoded(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || scalar.value >= 0x7F
      || ["\"", "<", ">", "\\", "^", "`", "{", "|", "}"].contains(scalar)
  }
}
