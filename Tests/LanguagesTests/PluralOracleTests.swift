#if canImport(_FoundationICU)
  import Languages
  import Testing
  import _FoundationICU

  /// The rules against ICU's own, in every locale that ICU has.
  @Suite struct PluralOracleTests {
    static let locales: [String] =
      (0..<swift_uloc_countAvailable()).map { String(cString: swift_uloc_getAvailable($0)) }
      + ["iw", "in", "ji", "sh", "mo", "no", "tl", "pt_AO", "sr_Latn_ME", "xx", "blo", "kw", "lag"]

    static func keyword(_ call: (UnsafeMutablePointer<UInt16>, inout UErrorCode) -> Int32) -> String
    {
      var buffer = [UInt16](repeating: 0, count: 32)
      var status = U_ZERO_ERROR
      let length = call(&buffer, &status)
      return String(decoding: buffer.prefix(Int(max(0, length))), as: UTF16.self)
    }

    @Test func integersAgree() {
      let numbers =
        Array(0...1_200) + [5_000, 20_000, 100_000, 999_999, 1_000_000, 1_000_001, 7_000_000]
      var wrong: [String] = []
      for locale in Self.locales {
        var status = U_ZERO_ERROR
        let oracle = swift_uplrules_open(locale, &status)
        defer { swift_uplrules_close(oracle) }
        let rules = PluralRules(language: locale)
        for number in numbers {
          let theirs = Self.keyword { swift_uplrules_select(oracle, Double(number), $0, 32, &$1) }
          let ours = rules.category(of: number).rawValue
          if ours != theirs { wrong.append("\(locale) \(number): \(theirs), not \(ours)") }
        }
      }
      #expect(wrong == [])
    }

    @Test func fractionsAgree() {
      var wrong: [String] = []
      var seen: Set<String> = []
      for locale in Self.locales where seen.insert(String(locale.prefix { $0 != "_" })).inserted {
        var status = U_ZERO_ERROR
        let oracle = swift_uplrules_open(locale, &status)
        let rules = PluralRules(language: locale)
        defer { swift_uplrules_close(oracle) }
        for digits in 1...3 {
          let format = swift_unum_open(UNUM_DECIMAL, nil, 0, "en", nil, &status)
          defer { swift_unum_close(format) }
          swift_unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, Int32(digits))
          swift_unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, Int32(digits))
          for step in 0...320 {
            let scale = digits == 1 ? 10 : digits == 2 ? 100 : 1000
            let fraction = String(step % scale + scale).dropFirst()
            let text = "\(step / scale).\(fraction)"
            let theirs = Self.keyword {
              swift_uplrules_selectWithFormat(
                oracle,
                Double(step) / Double(scale),
                format,
                $0,
                32,
                &$1
              )
            }
            let ours = rules.category(ofDecimal: text)?.rawValue ?? "none"
            if ours != theirs { wrong.append("\(locale) \(text): \(theirs), not \(ours)") }
          }
        }
      }
      #expect(wrong == [])
    }

    /// `integerCategories` tries few numbers; this tries far more.
    @Test func integersBelowAMillionUseNoOtherCategory() {
      for locale in Set(Self.locales.map { String($0.prefix { $0 != "_" }) }) {
        let rules = PluralRules(language: locale)
        var used: Set<PluralCategory> = []
        for number in Array(0..<2_000) + Array(stride(from: 2_000, to: 1_000_000, by: 500)) {
          used.insert(rules.category(of: number))
        }
        #expect(rules.integerCategories == used.sorted(), "\(locale)")
      }
    }
  }
#endif
