import FormatStrings
import SourceText
import Testing

struct FormatStringTests {
  @Test func everyPartOfASpecifierIsKept() {
    let format = FormatString("Größe %2$-+#010.3lf")
    var expected = FormatSpecifier(range: ByteRange(8, 21), conversion: 0x66, kind: .double)
    expected.position = 2
    expected.slot = 2
    expected.flags = [.minus, .plus, .alternative]
    expected.width = .fixed(10)
    expected.precision = .fixed(3)
    expected.length = .l
    #expect(format.specifiers == [expected])
  }

  @Test func piecesNameWhatIsShownAndWhatIsSwallowed() {
    #expect(
      FormatString("50% off %% 100% %@ 5% 🎉%").pieces == [
        FormatPiece(.literal, ByteRange(0, 2)),
        FormatPiece(.specifier(0), ByteRange(2, 5)),
        FormatPiece(.literal, ByteRange(5, 8)),
        FormatPiece(.escape(ByteRange(9, 10)), ByteRange(8, 10)),
        FormatPiece(.literal, ByteRange(10, 14)),
        FormatPiece(.escape(ByteRange(15, 16)), ByteRange(14, 17)),
        FormatPiece(.literal, ByteRange(17, 20)),
        FormatPiece(.escape(ByteRange(21, 22)), ByteRange(20, 22)),
        FormatPiece(.halfCharacter, ByteRange(22, 26)),
        FormatPiece(.incomplete, ByteRange(26, 27)),
      ]
    )
  }

  struct KindCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: ArgumentKind
  }

  static let kinds = [
    KindCase(testDescription: "%@", kind: .object),
    KindCase(testDescription: "%#@n@", kind: .object),
    KindCase(testDescription: "%d", kind: .integer(bits: 32)),
    KindCase(testDescription: "%li", kind: .integer(bits: 64)),
    KindCase(testDescription: "%hd", kind: .integer(bits: 16)),
    KindCase(testDescription: "%hhd", kind: .integer(bits: 8)),
    KindCase(testDescription: "%lhd", kind: .integer(bits: 16)),
    KindCase(testDescription: "%tu", kind: .unsigned(bits: 64)),
    KindCase(testDescription: "%X", kind: .unsigned(bits: 32)),
    KindCase(testDescription: "%g", kind: .double),
    KindCase(testDescription: "%Lf", kind: .longDouble),
    KindCase(testDescription: "%c", kind: .character(bits: 8)),
    KindCase(testDescription: "%C", kind: .character(bits: 16)),
    KindCase(testDescription: "%s", kind: .cString),
    KindCase(testDescription: "%S", kind: .cString),
    KindCase(testDescription: "%p", kind: .pointer),
    KindCase(testDescription: "%n", kind: .count),
  ]

  @Test(arguments: kinds)
  func kindsFollowConversionAndLength(_ row: KindCase) {
    #expect(FormatString(row.testDescription).specifiers.map(\.kind) == [row.kind])
  }

  @Test func slotsAreCountedAsTheFormatterCounts() {
    let format = FormatString("%*.*f %1$*5$d %@ %7$s")
    #expect(format.specifiers.map(\.slot) == [3, 1, 4, 7])
    #expect(format.specifiers[0].width == .argument(slot: 1))
    #expect(format.specifiers[0].precision == .argument(slot: 2))
    #expect(format.specifiers[1].width == .argument(slot: 5))
    #expect(format.gaps == [6])
    #expect(format.arguments.map(\.slot) == [1, 2, 3, 4, 5, 7])
  }

  @Test func variablesNameTheirRange() {
    let text = "%1$#@files@ %1#@count@ %#@a b@ %[x]@"
    let format = FormatString(text)
    let bytes = Array(text.utf8)
    #expect(
      format.specifiers.map { specifier in
        specifier.variable.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      } == ["files", "count", nil]
    )
  }

  @Test func numbersThatTheFormatterRefusesAreTold() {
    #expect(!FormatString("%127$@ %2147483647d").overflows)
    #expect(FormatString("%128$@").overflows)
    #expect(FormatString("%2147483648d").overflows)
    #expect(FormatString("%99999999999999999999999999$@").overflows)
  }
}
