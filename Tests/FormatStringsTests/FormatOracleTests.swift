import FormatStrings
import Foundation
import Testing

/// `String(format:)` itself decides; arguments always fit their specifiers.
struct FormatOracleTests {
  static let integers: [Int32] = [0, 1, 5, -5, 42, 255, 1234, 70_000, -1_234_567, .max, .min]
  static let reals: [Double] = [
    0, -0.0, 0.5, -0.5, 1.5, 2.5, 2.675, 9.5, 9.9999999, 0.1, 1e-4, 1e-5, 1234.5678, 99_999.5,
    100_000, 999_999.5, 1e6, 123_456_789, 1e15, 1e17, 1e100, .leastNonzeroMagnitude, 0x1.2p-1030,
    .infinity,
    -.infinity, .nan, .greatestFiniteMagnitude,
  ]
  static let integerFormats = [
    "%d", "%i", "%u", "%x", "%X", "%o", "%5d|", "%-5d|", "%05d", "%+d", "% d", "%+05d", "% 05d",
    "%.3d", "%.0d", "%8.3d|", "%-8.3d|", "%08.3d|", "%#x", "%#X", "%#o", "%#010x", "%ld", "%lld",
    "%hd", "%hhd", "%hu", "%hhu", "%hx", "%5-d", "%l5d", "%D", "%U", "%O", "%1$05d", "%c|",
    "%5c|", "%-5c|", "%5.3x|", "%'d", "% -d|", "%0-5d|", "%-05d|", "%zd", "%jx", "%qu", "%p",
  ]
  static let realFormats = [
    "%f", "%F", "%e", "%E", "%g", "%G", "%a", "%A", "%.0f", "%.1f", "%.2f", "%.17g", "%.0e",
    "%.20f", "%.40e", "%#.0f", "%#g", "%#.0e", "%#a", "%+f", "% f", "%08.3f", "%-10.2f|",
    "%12e|", "%012e", "%.2a", "%.0a", "%.15a", "%20a|", "%-20a|", "%020a", "%+a", "%.g", "%lf",
  ]

  @Test(arguments: integerFormats)
  func integersArePrintedAsFoundationDoes(_ format: String) {
    for value in FormatOracleTests.integers {
      let expected = String(format: format, value)
      let shown = AppFormatter(format).render(arguments: [.int32(value)])
      #expect(shown == FormattedText(text: expected, isUndefined: false), "\(format) \(value)")
    }
  }

  @Test(arguments: realFormats)
  func realsArePrintedAsFoundationDoes(_ format: String) {
    for value in FormatOracleTests.reals {
      // glibc loses the zeros here ("1.e+06"); C asks for six digits.
      if format == "%#g", value == 999_999.5 { continue }
      let expected = String(format: format, value)
      let shown = AppFormatter(format).render(arguments: [.double(value)])
      #expect(shown == FormattedText(text: expected, isUndefined: false), "\(format) \(value)")
    }
  }

  @Test(arguments: LocaleSymbols.table.keys.sorted())
  func numbersAreLocalizedAsFoundationDoes(_ name: String) throws {
    let locale = Locale(identifier: name)
    let symbols = try #require(LocaleSymbols.table[name])
    for format in ["%d", "%5d|", "%-8d|", "%08d", "%+5d|", "% d", "%.3d", "%8.3d|", "%u", "%x"] {
      for value in FormatOracleTests.integers {
        let expected = String(format: format, locale: locale, value)
        let shown = AppFormatter(format).render(arguments: [.int32(value)], symbols: symbols)
        #expect(shown.text == expected, "\(format) \(value)")
      }
    }
    for format in ["%f", "%.2f", "%10.2f|", "%-10.2f|", "%010.2f", "%+.1f", "%e", "%15.2e|"] {
      for value in FormatOracleTests.reals {
        let expected = String(format: format, locale: locale, value)
        let shown = AppFormatter(format).render(arguments: [.double(value)], symbols: symbols)
        #expect(shown.text == expected, "\(format) \(value)")
      }
    }
    for format in ["%g", "%.3g", "%.10g", "%a"] {
      for value in [0, -0.5, 2.675, 1234.5, 12_345.678, 123_456_789, 1e-5, 0.0001, 100_000, 1e6] {
        let expected = String(format: format, locale: locale, value)
        let shown = AppFormatter(format).render(arguments: [.double(value)], symbols: symbols)
        #expect(shown.text == expected, "\(format) \(value)")
      }
    }
  }

  /// Formats that take nothing but objects, so that any reading of them is safe.
  static let objectFormats = [
    "%@ %@", "%2$@ %1$@", "%2$@", "%1$@ %3$@", "%3$@ %@", "%4$@", "%6$@|", "%@%@%@", "100% %@",
    "50%-%@ %@", "%1%@", "% @", "%-5@|", "%10@|", "%.1@", "%l@", "%[x]@", "%[x]", "%#@a@", "%#@@",
    "%#@a b@", "%#@é@", "%#@a🎉b@", "100% 🎉 x", "%🎉", "%1🎉%@", "%y", "%é", "%1$ @", "%$@", "%",
    "100%", "100% ", "%1$", "%#", "%l", "a%%b%%%@", "%0$@", "%01$@ %@", "%1$1@", "50% 👍🏽", "%`@",
    "%[x]y@ %@", "%[%@", "%[x][y]@", "%#[x]@", "%{a}%@",
  ]

  @Test(arguments: objectFormats)
  func objectFormatsAreReadAsFoundationDoes(_ format: String) {
    // Enough objects for every slot: nothing is read that was not passed.
    let words = ["A", "B", "C", "D", "E", "F", "G"]
    let expected = String(format: format, arguments: words)
    let shown = AppFormatter(format).render(arguments: words.map { .object($0) })
    #expect(shown.text == expected)
  }

  @Test func widthsComeFromArguments() {
    let arguments: [AppArgument] = [.int32(6), .int32(2), .double(3.14159), .object("x")]
    let format = "%*.*f|%@|%2$d"
    let expected = String(format: format, Int32(6), Int32(2), 3.14159, "x")
    #expect(AppFormatter(format).render(arguments: arguments).text == expected)
    #expect(
      AppFormatter("%*d|").render(arguments: [.int32(-4), .int32(7)]).text
        == String(format: "%*d|", Int32(-4), Int32(7))
    )
    #expect(
      AppFormatter("%C%C").render(arguments: [.int32(0xD83C), .int32(0xDF89)]).text
        == String(format: "%C%C", Int32(0xD83C), Int32(0xDF89))
    )
  }
}
