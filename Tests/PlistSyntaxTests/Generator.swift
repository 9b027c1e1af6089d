/// Makes old-style texts, some right and most a little wrong, the same ones for the same seed.
struct Generator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a number from 0 up to a limit, without it.
  mutating func number(_ limit: Int) -> Int {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  mutating func pick(_ choices: [String]) -> String { choices[number(choices.count)] }

  private static let blanks = ["", " ", "\n", "\t", "\r\n", "\u{2028}", "/* c */", "// c\n", " "]
  private static let words = ["a", "b", "c.d", "k1", "$x", "/", "a:b", "-", "x_y"]
  private static let pieces = [
    "x", "%@", "é", "日本", "😀", "\\n", "\\U00e9", "\\u00e9", "\\341", "\\\"", "'", "\u{FEFF}",
    "\\UD83D\\UDE00", "\\UD83D", "\\0", "\\\\", "\n", "=", ";", "\\q", "\u{A0}", "\\U0001F600",
    "\u{1}", "/*", "//", "\\\n", "\u{85}",
  ]
  private static let junk = [
    ";", "\"", "'", "}", ")", "{", "(", "<", ">", "=", ",", "\\", "/", "/*", "*/", "//", "@", "#",
    "\u{A0}", "\u{201C}", "\u{201D}", "\u{200B}", "\u{FEFF}", "\u{0}", "\u{85}", "\u{2028}", "\n",
    "<<<<<<< HEAD\n", "\n=======\n", "\n>>>>>>> b\n", "a", "é", "0", "\u{1A}", "\\U", ":",
    "\u{FF1B}",
    "\u{130}", "𝐱", "\r",
  ]

  private mutating func blank() -> String { pick(Self.blanks) }

  private mutating func quoted() -> String {
    let quote = number(5) == 0 ? "'" : "\""
    var text = ""
    for _ in 0..<number(4) {
      let piece = pick(Self.pieces)
      text += piece == quote ? "\\\(piece)" : piece
    }
    return quote + text + quote
  }

  private mutating func string() -> String {
    number(4) == 0 ? pick(Self.words) : quoted()
  }

  private mutating func value(_ depth: Int) -> String {
    switch number(depth > 3 ? 6 : 12) {
    case 0: return "<" + pick(["", "0a", "0A 1b", "\u{130}A", "0a0", "zz", "00\u{2028}11"]) + ">"
    case 6, 7: return "{" + entries(depth + 1) + "}"
    case 8, 9, 10:
      var text = "("
      for index in 0..<number(4) {
        text += (index == 0 ? "" : ",") + blank() + value(depth + 1) + blank()
      }
      return text + (number(4) == 0 ? "," : "") + ")"
    default: return string()
    }
  }

  private mutating func entries(_ depth: Int) -> String {
    var text = blank()
    for _ in 0..<number(5) {
      text += string() + blank()
      if number(8) != 0 { text += "=" + blank() + value(depth) + blank() }
      text += ";" + blank()
    }
    return text
  }

  /// Returns a text with up to three things put in, taken out or doubled.
  mutating func text() -> String {
    var scalars = Array((number(6) == 0 ? value(0) : entries(0)).unicodeScalars)
    for _ in 0..<number(4) {
      let place = number(scalars.count + 1)
      switch number(4) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count: scalars.insert(scalars[place], at: place)
      case 2: scalars.removeSubrange(place...)
      default: scalars.insert(contentsOf: pick(Self.junk).unicodeScalars, at: place)
      }
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}
