import Languages
import Testing

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

@Suite struct NumberStyleTests {
  @Test func stylesOfSomeLocales() {
    let german = NumberStyle(locale: "de-DE")
    #expect(german.decimal == "," && german.grouping == "." && german.primaryGroup == 3)
    let hindi = NumberStyle(locale: "hi_IN")
    #expect(hindi.zero == "0" && hindi.secondaryGroup == 2)
    let egyptian = NumberStyle(locale: "ar-EG")
    #expect(egyptian.zero == "\u{660}" && egyptian.minus == "\u{61C}-")
    #expect(NumberStyle(locale: "ar").zero == "0")
    #expect(NumberStyle(locale: "ar-AE").zero == "0")
    #expect(NumberStyle(locale: "fa").zero == "\u{6F0}")
    #expect(NumberStyle(locale: "es").minimumGrouping == 2)
    #expect(NumberStyle(locale: "es-MX").grouping == ",")
    #expect(NumberStyle(locale: "en-US-POSIX").primaryGroup == 0)
    #expect(NumberStyle(locale: "xx") == NumberStyle(locale: "en"))
    #expect(NumberStyle(locale: "") == NumberStyle(locale: "en"))
    #expect(NumberStyle(locale: "no-NO") == NumberStyle(locale: "nb"))
    #expect(NumberStyle(locale: "zh-TW") == NumberStyle(locale: "zh-Hant"))
  }

  #if canImport(_FoundationICU)
    /// Every locale of ICU and every script or region it can have, against ICU itself.
    @Test func everyLocaleAgreesWithICU() {
      var wrong: [String] = []
      let available = (0..<swift_uloc_countAvailable()).map {
        String(cString: swift_uloc_getAvailable($0))
      }
      let more = ["iw_IL", "in_ID", "zh_TW", "zh_HK", "zh_CN", "sr_ME", "tl_PH"]
      for locale in available + more {
        if let difference = Self.difference(locale) { wrong.append(difference) }
      }
      #expect(wrong == [])
    }

    @Test func languagesInForeignCountriesAgreeWithICU() {
      let languages = "de en fr es it pt nl sv nb pl ru uk ja ko zh_Hans zh_Hant ar he hi ur"
      let regions = "US DE FR GB CH AT IN EG SA IR MX BR PL ZA SE NO EE JP CN TH 419 150 001"
      var wrong: [String] = []
      for language in languages.split(separator: " ") {
        for region in regions.split(separator: " ") {
          let locale = "\(language)_\(region)"
          if let difference = Self.difference(locale) { wrong.append(difference) }
        }
      }
      // ICU has an `es_JP` of its own that it does not list.
      #expect(wrong.map { String($0.prefix(5)) } == ["es_JP"])
    }

    static func difference(_ locale: String) -> String? {
      let style = NumberStyle(locale: locale)
      let ours = [
        String(style.zero), style.decimal, style.grouping, style.minus, style.plus,
        style.exponent, style.infinity, style.notANumber, "\(style.primaryGroup)",
        "\(style.secondaryGroup)", "\(style.minimumGrouping)",
      ]
      let theirs = fields(locale)
      return ours == theirs ? nil : "\(locale): \(theirs), not \(ours)"
    }

    static func fields(_ locale: String) -> [String] {
      var status = U_ZERO_ERROR
      let format = swift_unum_open(UNUM_DECIMAL, nil, 0, locale, nil, &status)
      defer { swift_unum_close(format) }
      let symbols = [
        UNUM_ZERO_DIGIT_SYMBOL, UNUM_DECIMAL_SEPARATOR_SYMBOL, UNUM_GROUPING_SEPARATOR_SYMBOL,
        UNUM_MINUS_SIGN_SYMBOL, UNUM_PLUS_SIGN_SYMBOL, UNUM_EXPONENTIAL_SYMBOL,
        UNUM_INFINITY_SYMBOL, UNUM_NAN_SYMBOL,
      ].map { symbol in
        var buffer = [UInt16](repeating: 0, count: 32)
        let length = swift_unum_getSymbol(format, symbol, &buffer, 32, &status)
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
      }
      let group = swift_unum_getAttribute(format, UNUM_GROUPING_SIZE)
      let others = swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE)
      let least = swift_unum_getAttribute(format, UNUM_MINIMUM_GROUPING_DIGITS)
      let isGrouped = swift_unum_getAttribute(format, UNUM_GROUPING_USED) != 0
      return symbols
        + [isGrouped ? group : 0, others > 0 ? others : group, max(1, least)].map { "\($0)" }
    }
  #endif
}
