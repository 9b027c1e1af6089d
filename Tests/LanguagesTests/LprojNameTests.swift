import Languages
import Testing

@Suite struct LprojNameTests {
  @Test(arguments: [
    "en", "pt_BR", "pt-BR", "zh_Hans", "zh-Hans", "nb-NO", "es_MX", "vls", "szl", "enm", "sr-Latn",
    "tzm", "kab", "eo", "es-419", "en-150", "zh-HK", "zh-Hant-HK", "zh-Hans_CN", "ca-ES-valencia",
    "de-1996", "Base", "mul", "zxx", "fil", "yue-Hant", "haw", "sr_Latn_RS", "hi-Latn", "gsw", "br",
    "se", "en-US-POSIX", "ckb", "ast",
  ])
  func rightNames(_ name: String) {
    #expect(LprojName(name).fault == nil)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var fault: LprojName.Fault
    var testDescription: String { name }

    init(_ name: String, _ fault: LprojName.Fault) {
      self.name = name
      self.fault = fault
    }
  }

  @Test(arguments: [
    Case("zh-hans", .miscased("zh-Hans")),
    Case("zh_hans", .miscased("zh_Hans")),
    Case("ZH-HANT", .miscased("zh-Hant")),
    Case("EN", .miscased("en")),
    Case("Fr", .miscased("fr")),
    Case("pt-Br", .miscased("pt-BR")),
    Case("pt_br", .miscased("pt_BR")),
    Case("base", .miscased("Base")),
    Case("BASE", .miscased("Base")),
    Case("ca-es-VALENCIA", .miscased("ca-ES-VALENCIA")),
    Case("iw", .legacy("he")),
    Case("in", .legacy("id")),
    Case("no", .legacy("nb")),
    Case("no-NO", .legacy("nb-NO")),
    Case("tl", .legacy("fil")),
    Case("sh", .legacy("sr-Latn")),
    Case("English", .legacy("en")),
    Case("german", .legacy("de")),
    Case("Chinese", .legacy("zh-Hans")),
    Case("zh_CN", .legacy("zh-Hans")),
    Case("zh-CN", .legacy("zh-Hans")),
    Case("zh_TW", .legacy("zh-Hant")),
    Case("eng", .legacy("en")),
    Case("jp", .unknown(suggestion: "ja")),
    Case("cn", .unknown(suggestion: "zh-Hans")),
    Case("cz", .unknown(suggestion: "cs")),
    Case("dk", .unknown(suggestion: "da")),
    Case("gr", .unknown(suggestion: "el")),
    Case("ua", .unknown(suggestion: "uk")),
    Case("vn", .unknown(suggestion: "vi")),
    Case("gb", .unknown(suggestion: "en-GB")),
    Case("jp-JP", .unknown(suggestion: "ja-JP")),
    Case("pt-rBR", .unknown(suggestion: "pt-BR")),
    Case("zh-rCN", .unknown(suggestion: "zh-Hans")),
    Case("en-UK", .unknown(suggestion: "en-GB")),
    Case("en-EN", .unknown(suggestion: "en")),
    Case("ja-JA", .unknown(suggestion: "ja")),
    Case("zh-CHS", .unknown(suggestion: "zh-Hans")),
    Case("zh-Hanz", .unknown(suggestion: "zh-Hans")),
    Case("sr-Latin", .unknown(suggestion: "sr-Latn")),
    Case("hans", .unknown(suggestion: "zh-Hans")),
    Case("pr", .unknown(suggestion: nil)),
    Case("xx", .unknown(suggestion: nil)),
    Case("test-translation", .unknown(suggestion: nil)),
    Case("de 2", .unknown(suggestion: "de")),
    Case("de.lproj", .unknown(suggestion: "de")),
    Case("pt-", .unknown(suggestion: "pt")),
    Case("日本", .unknown(suggestion: nil)),
    Case("", .unknown(suggestion: nil)),
    Case("MyCustomLanguage", .unknown(suggestion: nil)),
    Case("zh", .ambiguous),
  ])
  func wrongNames(_ row: Case) {
    #expect(LprojName(row.name).fault == row.fault)
  }

  @Test func existingCodesAreOftenMistaken() {
    func suggestion(_ name: String, _ folders: String...) -> String? {
      LprojName(name).confusion(among: folders.map(LanguageID.init))?.suggestion
    }
    #expect(LprojName("kr").fault == nil)
    #expect(suggestion("kr", "en", "ja") == "ko")
    #expect(suggestion("kr", "en", "ko-KR") == "ko")
    #expect(suggestion("kr", "en", "ko", "ha") == nil)
    #expect(suggestion("tw", "en", "zh-Hans") == "zh-Hant")
    #expect(suggestion("se", "en", "sv") == "sv")
    #expect(suggestion("se", "sv", "fi", "en") == nil)
    #expect(suggestion("br", "pt", "en") == "pt-BR")
    #expect(suggestion("br", "pt", "fr") == nil)
    #expect(suggestion("tw", "en") == "zh-Hant")
    #expect(suggestion("se", "en", "de") == "sv")
    #expect(suggestion("se", "en", "no") == nil)
    #expect(suggestion("se-NO", "en") == nil)
    #expect(suggestion("sv", "en") == nil)
    #expect(LprojName("se").confusion(among: [])?.meaning == "Northern Sami")
  }

  @Test func roles() {
    #expect(LprojName("Base").role == .base)
    #expect(LprojName("mul").role == .severalLanguages)
    #expect(LprojName("zxx").role == .noLanguage)
    #expect(LprojName("de").role == .language)
    #expect(LprojName(folder: "de.lproj")?.canonical == "de")
    #expect(LprojName(folder: ".lproj") == nil)
    #expect(LprojName(folder: "de.Iproj") == nil)
  }

  @Test(arguments: [
    ("de.Iproj", "de.lproj"), ("de.lrpoj", "de.lproj"), ("de.1proj", "de.lproj"),
    ("pt-BR.iproj", "pt-BR.lproj"), ("de.LPROJ", "de.lproj"), ("Base.lporj", "Base.lproj"),
    ("zh-hans.lprj", "zh-hans.lproj"), ("de.lproj ", "de.lproj"), ("de.lproject", "de.lproj"),
    ("de.lpr0j", "de.lproj"), ("de.lprojj", "de.lproj"),
  ])
  func misspeltEndings(_ folder: String, _ right: String) {
    #expect(LprojName.misspelt(folder: folder) == right)
  }

  @Test(arguments: [
    "de.lproj", "de.proj", "app.xproj", "App.xcodeproj", "de.csproj", "Pods.Iproj", "de", "", ".",
    ".Iproj", "de.strings",
  ])
  func otherEndings(_ folder: String) {
    #expect(LprojName.misspelt(folder: folder) == nil)
  }
}
