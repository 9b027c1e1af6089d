import Languages
import Testing

@Suite struct LocalizationChainTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var preferred: [String]
    var available: [String]
    var declared: [String] = []
    var region: String? = "en"
    var languages: [String]
    var folders: [String]
    var isFallback = false

    var testDescription: String { "\(preferred) of \(available)" }
  }

  static let cases = [
    Case(
      preferred: ["de-AT"],
      available: ["en", "de", "de-CH"],
      languages: ["de", "en"],
      folders: ["de", "en"]
    ),
    Case(
      preferred: ["fr-CA"],
      available: ["Base", "en", "fr", "fr-CA"],
      languages: ["fr-CA", "fr", "en"],
      folders: ["fr-CA", "Base", "fr", "en"]
    ),
    Case(
      preferred: ["en-GB"],
      available: ["en-GB", "en", "de"],
      languages: ["en-GB", "en"],
      folders: ["en-GB", "en"]
    ),
    Case(
      preferred: ["ja"],
      available: ["de", "fr", "en"],
      region: "de",
      languages: ["de"],
      folders: ["de"],
      isFallback: true
    ),
    Case(
      preferred: ["ja"],
      available: ["fr", "en"],
      region: "nl",
      languages: ["en", "nl"],
      folders: ["en"],
      isFallback: true
    ),
    Case(
      preferred: ["ja"],
      available: ["fr", "de"],
      region: nil,
      languages: ["fr"],
      folders: ["fr"],
      isFallback: true
    ),
    Case(
      preferred: ["ja"],
      available: ["fr", "de"],
      region: "it",
      languages: ["fr", "it"],
      folders: ["fr"],
      isFallback: true
    ),
    // Base.lproj makes the development language available, and is where its texts are.
    Case(
      preferred: ["en-US"],
      available: ["Base", "de"],
      languages: ["en"],
      folders: ["Base"]
    ),
    Case(
      preferred: ["ja"],
      available: ["de", "Base"],
      languages: ["en"],
      folders: ["Base"],
      isFallback: true
    ),
    // A declared language without a folder is chosen, and then the rest of the chain is searched.
    Case(
      preferred: ["nl"],
      available: ["en", "de"],
      declared: ["nl"],
      languages: ["nl", "en"],
      folders: ["en"]
    ),
    // The development language is spelt as its folder is.
    Case(
      preferred: ["de"],
      available: ["English", "de"],
      languages: ["de", "English"],
      folders: ["de", "English"]
    ),
    Case(
      preferred: ["de"],
      available: ["zh_CN", "de"],
      region: "zh-Hans-CN",
      languages: ["de", "zh_CN"],
      folders: ["de", "zh_CN"]
    ),
    Case(preferred: ["de"], available: [], languages: ["en"], folders: [], isFallback: true),
  ]

  @Test(arguments: cases)
  func foldersAreSearchedInTheOrderOfCFBundle(_ row: Case) {
    let chain = LocalizationChain(
      preferred: row.preferred,
      available: row.available,
      declared: row.declared,
      developmentRegion: row.region
    )
    #expect(chain.languages == row.languages)
    #expect(chain.folders == row.folders)
    #expect(chain.isFallback == row.isFallback)
  }
}
