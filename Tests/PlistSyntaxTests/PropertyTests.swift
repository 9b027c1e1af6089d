import Diagnostics
import PlistSyntax
import SourceText
import Testing

/// What holds for every text.
struct PropertyTests {
  private static func read(_ bytes: [UInt8]) -> Outcome<PlistDocument> {
    PlistReader.read(SourceFile(path: "t.strings", bytes: bytes))
  }

  /// Texts with a bit of everything.
  static let texts: [String] = [
    """
    /* c */ "a" = "1"; // d
    'b' = "x\\U00e9\\341\\"y"; c = { d = (e, "f", <0a 1b>); g; }; "h";
    """,
    "\u{FEFF}\"ключ\" = \"значение 😀\";\r\n\"k\" = \"“q”\";;\r\n“x” = „y“;\r\n",
    "<<<<<<< HEAD\n\"b\" = \"2\"\n=======\n\"b\" = \"say \"hi\"\";\n>>>>>>> x\n/* open \"z\" = \"1\";\n",
    "{ a = ({b = <0>;}, (c, (d))); \"e\" = \"f\" }",
  ]

  @Test(arguments: texts)
  func cutAnywhereATextIsRead(_ text: String) {
    let utf16: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    for bytes in [Array(text.utf8), utf16] {
      for length in 0...bytes.count {
        let outcome = Self.read(Array(bytes.prefix(length)))
        let limit = outcome.value.source.utf8.count
        #expect(outcome.diagnostics.allSatisfy { $0.place.range.upperBound <= limit })
        #expect(outcome.value.isAccepted || !outcome.diagnostics.isEmpty)
      }
    }
  }

  @Test(arguments: 11...13 as ClosedRange<UInt64>)
  func arbitraryBytesAreRead(_ seed: UInt64) {
    var generator = Generator(seed: seed)
    let alphabet = Array("\"';={}()<>/*\\ \nab0\u{0}".utf8) + [0x80, 0xC2, 0xA0, 0xE2, 0xFF, 0xFE]
    for _ in 0..<2000 {
      let bytes = (0..<generator.number(40)).map { _ in alphabet[generator.number(alphabet.count)] }
      // XML has its own tests.
      guard !bytes.contains(UInt8(ascii: "<")) else { continue }
      let outcome = Self.read(bytes)
      #expect(outcome.value.isAccepted || !outcome.diagnostics.isEmpty, "\(bytes)")
    }
  }

  /// A table that is right, with one thing that a safe fix mends, is right after it.
  @Test(arguments: 21...24 as ClosedRange<UInt64>)
  func safeFixesMend(_ seed: UInt64) {
    var generator = Generator(seed: seed)
    for _ in 0..<500 {
      let entries = (0..<3).map { index in
        "\"k\(index)\" = \(generator.pick(["\"v %@\"", "'v'", "word", "\"a\nb\"", "{ a = b; }"]))"
      }
      let separator = generator.pick([";\n", "; // c\n", ";\r\n\r\n/* c */ "])
      let right = entries.map { $0 + separator }.joined()
      let place = generator.number(2)
      let fault = generator.number(5)
      var parts = entries.map { $0 + separator }
      switch fault {
      case 0: parts[place] = entries[place] + separator.dropFirst()
      case 1: parts[place] = entries[place] + ";" + separator
      case 2: parts[place] += generator.pick(["\u{A0}", "\u{200B} ", "\u{0}", "\u{FEFF};"])
      case 3: parts[place] = parts[place].replacing("\"k\(place)\"", with: "“k\(place)”")
      default: parts[place] = parts[place].replacing(" =", with: "\u{2007}= \u{A0}")
      }
      let wrong = parts.joined()
      let before = Self.read(Array(wrong.utf8)).diagnostics
      #expect(!before.isEmpty, "\(wrong.debugDescription)")
      let edits = before.compactMap(\.fix).filter(\.isSafe).flatMap(\.edits)
      let fixed = Reading.apply(edits, to: wrong)
      let after = Self.read(Array(fixed.utf8))
      #expect(after.diagnostics == [], "\(wrong.debugDescription) \(fixed.debugDescription)")
      #expect(Shape(after.value) == Shape(Self.read(Array(right.utf8)).value))
    }
  }

  /// A damaged file gives a bounded number of findings in bounded time.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "@ ", ";", "\"a\" = ", "\"a\" = \"b\"\n", "“", "a b\n", "(", "{", "{a=", "\"", "'\"", "/",
      "/*",
      "=", "<", "<<<<<<< a\n", "\\", "\u{A0}x", "a = \"b\n", "\"a\" \"b\" ", "# \"\n", "\u{FF1B}",
      "a = \"\\q\";", "\"a” = ", "é", "<0", "a=(b ", "};", "\"\\", "a=\"b\" c\" ", "a;",
      "a = 1 \u{A0} ", "/* \"a\" = ", "é\"",
    ]
  )
  func damagedFilesStayBounded(_ piece: String) {
    let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
    let outcome = Self.read(Array(text.utf8))
    #expect(outcome.diagnostics.count <= 1010)
  }
}
