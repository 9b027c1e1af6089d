import _FoundationICU

/// How each locale writes numbers: one line a way, `locales|zero|decimal|grouping|…`.
func numberTable() -> String {
  var ways: [String: String] = ["root": numberStyle("root")]
  for locale in ICU.locales { ways[locale] = numberStyle(locale) }
  // A language in a country where ICU has no such locale is written as the country writes. Any
  // language of Latin digits without locales of its own shows how.
  for region in ICU.regions + ["001", "150", "419"] {
    ways["und_\(region)"] = numberStyle("haw_\(region)")
  }
  var lines: [String: [String]] = [:]
  for (locale, style) in ways { lines[style, default: []].append(locale) }
  let text = lines.map { $0.value.sorted().joined(separator: " ") + "|" + $0.key }.sorted()
  return head("NumberTable", "How locales write numbers, as ICU carries it, with Apple's digits.")
    + """
      /// One line a way to write numbers.
      ///
      /// Locales (`und_CH` for other languages in that country), the digit zero, decimal and grouping
      /// separators, minus, plus, exponent, infinity, not a number, and the digits of the first group,
      /// of the others and at least before the first separator.
      static let lines = NamedLines(
        text: \"\"\"
    \(text.map { "      " + wrapped(escaped($0)) }.joined(separator: "\n"))
          \"\"\"
      )
    }

    """
}

private func numberStyle(_ locale: String) -> String {
  var status = U_ZERO_ERROR
  let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
  defer { swift_unum_close(format) }
  func symbol(_ symbol: UNumberFormatSymbol) -> String {
    var buffer = [UInt16](repeating: 0, count: 32)
    let length = swift_unum_getSymbol(format, symbol, &buffer, 32, &status)
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
  let group = swift_unum_getAttribute(format, UNUM_GROUPING_SIZE)
  let others = swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE)
  let least = swift_unum_getAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS)
  let isGrouped = swift_unum_getAttribute(format, UNUM_GROUPING_USED) != 0
  let symbols = [
    UNUM_ZERO_DIGIT_SYMBOL, UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL,
    UNUM_MINUS_SIGN_SYMBOL, UNUM_PLUS_SIGN_SYMBOL, UNUM_EXPONENTIAL_SYMBOL, UNUM_INFINITY_SYMBOL,
    UNUM_NAN_SYMBOL,
  ].map(symbol)
  let sizes = [isGrouped ? group : 0, others > 0 ? others : group, max(1, least)].map { "\($0)" }
  precondition(symbols.allSatisfy { !$0.contains("|") && !$0.contains("\n") })
  return (symbols + sizes).joined(separator: "|")
}

/// A text with everything but ASCII as escapes: marks of direction must not act on the source.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    scalar.isASCII
      ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }.joined()
}
