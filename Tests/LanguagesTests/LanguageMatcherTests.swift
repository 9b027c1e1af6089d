import Foundation
import Languages
import Testing

@Suite struct LanguageMatcherTests {
  struct Row: Decodable {
    var preferred: [String]
    var available: [String]
    var result: [String]
  }

  @Test func recordedRowsAgree() throws {
    let rows = try rows("language-matching.jsonl", as: Row.self)
    #expect(rows.count == 121)
    for row in rows {
      let chain = LanguageMatcher.chain(preferred: row.preferred, available: row.available)
      #expect(chain == row.result, "\(row.preferred) of \(row.available)")
    }
  }

  #if canImport(_FoundationICU)
    /// Names as phones prefer them and as folders are called, also odd ones.
    static let names: [String] = """
      ar ar-EG ar-Latn ars arabic az az-Cyrl az-Arab az-IR Base be bg bn br bs bs-Cyrl ca ca-ES \
      ca-ES-valencia ckb cs Chinese cmn cmn-Hant cy da Danish de de-1996 de-AT de-CH de-CH-1901 \
      de-DE de_DE de-Latn-DE de-Cyrl German Dutch nl nl-BE nl-NL el en en-001 en-150 en-AI en-AU \
      en_AU en-BE en-CA en-CC en-CY en-DE en-GB en_GB en-IE en-IN en-IL en-Latn en-Latn-US en-NZ \
      en-SG en-US en_US en-US-POSIX en_US.UTF-8 en-UK en-ZA en-Dsrt en-Shaw-GB eng eng-USA EN \
      English es es-419 es-AR es-CL es-CO es-ES es_ES es-MX es_MX es-US es-Latn-MX Spanish et eu \
      fa fa-AF prs fi fil fil-PH fr fr-BE fr-CA fr-CH fr-FR fr_FR fr-HT French ga gl gsw gu ha \
      ha-Arab ha-NG he he-IL iw iw-IL hi hi-IN hi-Latn hr hr-HR sh sh-RS sh-Latn-RS sh-Cyrl hbs \
      ht hu hy id id-ID in in-ID is it it-CH it-IT it-SM Italian ja ja-JP ja-Latn Japanese ji yi \
      jv jw ka kk kk-Arab kk-CN km kn ko ko-KR ko-KP ku ku-Arab ku-IQ ky ky-Latn lt lv mk ml mn \
      mn-CN mn-Mong mn-Mong-CN mo mr ms ms-Arab ms-BN ms-CC ms-MY mt my nb nb-NO nb_NO ne nn \
      nn-NO no no-NO no_NO no-bok Norwegian pa pa-Arab pa-Arab-PK pa-Aran pa-Guru pa-Guru-IN \
      pa-PK pa-IN pl ps pt pt-AO pt-BR pt_BR pt-MZ pt-PT pt_PT pt-rBR pt-Latn-BR Portuguese ro \
      ro-MD ru ru-Latn ru-RU se sgn-US sl sq sr sr-Cyrl sr-Cyrl-RS sr-Latn sr-Latn-RS sr-Latn-ME \
      sr-ME sr-RS cnr cnr-Latn sv sv-FI sv-SE sw sw-CD swc swc-CD ta ta-LK te tg th tl tl-PH tr \
      tw tzm uk und und-Latn und-US ur ur-Aran ur-Arab ur-IN ur-PK ur-Arab-PK uz uz-AF uz-Arab \
      uz-Cyrl uz-Cyrl-UZ uz-Latn uz-UZ vec vi vls wuu wuu-Hans wuu-Hant wuu-CN xx xx-YY xx-Latn \
      yue yue-CN yue_CN yue-HK yue_HK yue-Hans yue-Hans-CN yue-Hant yue-Hant-HK zh zh-CN zh_CN \
      zh-HK zh_HK zh-MO zh_MO zh-SG zh_SG zh-TW zh_TW zh-Hans zh_Hans zh-Hans-CN zh-Hans-HK \
      zh-Hans-MO zh-Hans-SG zh-Hant zh_Hant zh-hant zh-Hant-CN zh-Hant-HK zh-Hant-MO zh-Hant-TW \
      zh_Hant_TW zh-Latn zh-MY zh-AU zh-yue zh-cmn-Hans zh-guoyu zh-gan zh-min-nan zh-wuu sr-Latn-ME-VALENCIAXX sr-Latn-ME-VALENCI de-Latn-AT-1901 \
      root zxx mul a en- -en en--US \
      en-US-u-nu-arab de@collation=phonebook hello_world test-translation
      """.split(separator: " ").map(String.init)

    @Test func pairsAgreeWithICU() {
      var wrong: [String] = []
      for available in Self.names {
        let matcher = LanguageMatcher(available: [available])
        for preferred in Self.names {
          let ours = matcher.chain(preferred: [preferred])
          let theirs = ICUOracle.localizationsToUse([preferred], [available])
          if ours != theirs { wrong.append("\(preferred) of \(available): \(theirs), not \(ours)") }
        }
      }
      #expect(wrong == [])
    }

    @Test func everyPreferenceAgreesWithICUWhenAllAreAvailable() {
      var generator = SeededGenerator(state: 7)
      var wrong: [String] = []
      for _ in 0..<3 {
        let available = Self.names.shuffled(using: &generator)
        let matcher = LanguageMatcher(available: available)
        for preferred in Self.names {
          let ours = matcher.chain(preferred: [preferred])
          let theirs = ICUOracle.localizationsToUse([preferred], available)
          if ours != theirs { wrong.append("\(preferred): \(theirs), not \(ours)") }
        }
      }
      #expect(wrong == [])
    }

    /// Ten times as many lists when `PUSHLOC_SLOW` is set.
    @Test func randomListsAgreeWithICU() {
      let isSlow = ProcessInfo.processInfo.environment["PUSHLOC_SLOW"] != nil
      var generator = SeededGenerator(state: 42)
      // Half of the lists stay within one family, where distances decide.
      let families = [
        "en", "es", "zh", "yue", "pt", "no", "nb", "sr", "fr", "de", "it", "ar", "pa",
      ]
      var wrong: [String] = []
      for round in 0..<(isSlow ? 200_000 : 10_000) {
        var pool = Self.names
        if round % 2 == 0, let one = families.randomElement(using: &generator),
          let two = families.randomElement(using: &generator)
        {
          pool = Self.names.filter { $0.hasPrefix(one) || $0.hasPrefix(two) }
        }
        func some(_ count: ClosedRange<Int>) -> [String] {
          (0..<Int.random(in: count, using: &generator)).compactMap { _ in
            pool.randomElement(using: &generator)
          }
        }
        let preferred = some(1...4)
        let available = some(1...8)
        let ours = LanguageMatcher.chain(preferred: preferred, available: available)
        let theirs = ICUOracle.localizationsToUse(preferred, available)
        if ours != theirs { wrong.append("\(preferred) of \(available): \(theirs), not \(ours)") }
      }
      #expect(wrong.prefix(20) == [], "\(wrong.count)")
    }
  #endif
}
