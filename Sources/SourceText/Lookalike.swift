/// Tells texts apart that a reader cannot: invisible characters, other spaces, letters of other scripts,
/// other compositions of the same letters.
public enum Lookalike {
  /// Where two texts that look alike differ first.
  public struct Difference: Hashable, Sendable {
    /// What the other text has there, as names of characters; nil where it lacks something.
    public var has: String?
    /// What the written text has there; nil where it lacks something.
    public var lacks: String?
  }

  /// Finds how a text differs from one that looks the same.
  ///
  /// - Parameters:
  ///   - other: The text that is suggested.
  ///   - written: The text that somebody wrote.
  /// - Returns: The first difference; nil for texts that look different, and for the same text.
  public static func difference(of other: String, from written: String) -> Difference? {
    guard !other.utf8.elementsEqual(written.utf8), skeleton(other) == skeleton(written) else {
      return nil
    }
    let there = clusters(other)
    let here = clusters(written)
    var index = 0
    while index < there.count, index < here.count, there[index] == here[index] { index += 1 }
    let own = index < there.count ? there[index] : nil
    let old = index < here.count ? here[index] : nil
    // One character more or less rather than another one: the texts go on alike behind it.
    if let own, index + 1 < there.count, there[index + 1] == old {
      return Difference(has: names(own), lacks: nil)
    }
    if let old, index + 1 < here.count, here[index + 1] == own {
      return Difference(has: nil, lacks: names(old))
    }
    return Difference(has: own.map(names), lacks: old.map(names))
  }

  /// Whether two different texts look alike.
  public static func areAlike(_ first: String, _ second: String) -> Bool {
    !first.utf8.elementsEqual(second.utf8) && skeleton(first) == skeleton(second)
  }

  /// Returns what a reader sees of a text; Swift's comparison folds the composition of letters.
  static func skeleton(_ text: String) -> String {
    var result = ""
    var hasGap = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || scalar == "\u{2800}" || scalar == "\u{3164}" {
        hasGap = true
        continue
      }
      if scalar.properties.isDefaultIgnorableCodePoint || isControl(scalar) { continue }
      if hasGap, !result.isEmpty { result.unicodeScalars.append(" ") }
      hasGap = false
      result.unicodeScalars.append(plain(scalar))
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static func clusters(_ text: String) -> [[Unicode.Scalar]] {
    text.map { Array($0.unicodeScalars) }
  }

  private static func names(_ cluster: [Unicode.Scalar]) -> String {
    cluster.map(name).joined(separator: " with ")
  }

  /// The Unicode name of a character and its number.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let code = CharacterName.codePoint(scalar)
    guard let name = CharacterName.name(of: scalar) ?? scalar.properties.name else { return code }
    return "\(name) (\(code))"
  }

  /// Returns the ASCII character that a character looks like, else the character itself.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // Fullwidth forms stand in the order of ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
    return lookalikes[scalar] ?? scalar
  }

  /// Source: Unicode Technical Standard 39, confusables.txt, as far as keys hold such characters.
  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      ("АВЕЅІЈКМНОРСТХҮ", "ABESIJKMHOPCTXY"), ("асеіјорѕхуһԁԛԝӏ", "aceijopsxyhdqwl"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"), ("οιν", "oiv"),
      ("‐‑‒–—―−", "-------"), ("‘’‛′`´", "''''''"), ("“”″", "\"\"\""), ("․", "."),
    ]
    var result: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, plains) in pairs {
      for (other, plain) in zip(others.unicodeScalars, plains.unicodeScalars) {
        result[other] = plain
      }
    }
    return result
  }()
}
