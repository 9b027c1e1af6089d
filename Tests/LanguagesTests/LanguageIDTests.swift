import Languages
import Testing

@Suite struct LanguageIDTests {
  @Test(arguments: [
    ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("ZH_HANT_hk", "zh-Hant-HK"),
    ("EN", "en"), ("es-419", "es-419"), ("ca-ES-VALENCIA", "ca-ES-valencia"), ("German", "de"),
    ("Chinese", "zh-Hans"), ("base", "Base"), ("iw", "iw"), ("en-US-u-nu-arab", "en-US-u-nu-arab"),
    ("de@collation=phonebook", "de"), ("en-GB-oed", "en-GB-oed"), ("fil", "fil"), ("eng", "en"),
    ("sr_Latn_RS", "sr-Latn-RS"), ("en_US.UTF-8", "en-US"), ("", ""), ("-", ""),
  ])
  func namesHaveOneCanonicalSpelling(_ written: String, _ canonical: String) {
    let id = LanguageID(written)
    #expect(id.canonical == canonical)
    #expect(id.written == written)
    #expect(id == LanguageID(canonical))
  }

  @Test(arguments: [
    ("iw", "he"), ("iw-IL", "he-IL"), ("no", "nb"), ("no-NO", "nb-NO"), ("in", "id"), ("tl", "fil"),
    ("zh_CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-HK"), ("zh-HK", "zh-HK"),
    ("zh-Hans-CN", "zh-Hans-CN"), ("English", "en"), ("sh", "sr-Latn"), ("en-UK", "en-GB"),
    ("zh", "zh"), ("de", "de"), ("mo", "ro"), ("sr-YU", "sr-RS"),
  ])
  func deprecatedCodesHaveAModernName(_ written: String, _ modern: String) {
    #expect(LanguageID(written).modern.canonical == modern)
  }

  @Test(arguments: [
    "ar", "fa", "ur", "he", "iw", "yi", "ps", "ckb", "sd", "ug", "dv", "ks", "pa-Arab", "pa-PK",
    "uz-Arab", "uz-AF", "syr", "nqo", "ff-Adlm", "rhg", "az-Arab", "ku-Arab", "arc", "ur-Aran",
    "en-Hebr", "men-Mend", "mid", "smp", "ar_EG", "ms-Arab",
  ])
  func rightToLeft(_ name: String) {
    #expect(LanguageID(name).direction == .rightToLeft)
  }

  @Test(arguments: [
    "en", "de", "hi", "ja", "zh-Hant", "pa", "uz", "az", "ku", "ff", "sr", "ks-Deva", "sd-Deva",
    "ar-Latn", "xx", "", "Base", "tr",
  ])
  func leftToRight(_ name: String) {
    #expect(LanguageID(name).direction == .leftToRight)
  }

  @Test(arguments: [
    "vls", "szl", "enm", "sr-Latn", "tzm", "nb-NO", "es_MX", "zh_Hans", "pt_BR", "kab", "ber", "sh",
    "en-150", "es-419", "abq", "ads", "tlh", "arb",
  ])
  func isoCodesAreKnown(_ name: String) {
    #expect(LanguageID(name).isKnown)
  }

  @Test(arguments: [
    "pr", "jp", "cn", "cz", "en-UK", "zh-Hanz", "test-translation", "mul", "xx", "",
  ])
  func otherNamesAreUnknown(_ name: String) {
    #expect(!LanguageID(name).isKnown)
  }
}
