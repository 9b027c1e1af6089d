import Foundation
import Languages
import TestSupport
import Testing

@Suite struct CatalogFolderTests {
  @Test(arguments: [
    ("iw", "he"), ("in", "id"), ("ji", "yi"), ("jw", "jv"), ("no", "nb"), ("no-bok", "nb"),
    ("no-nyn", "nn"), ("no-nyn-NO", "nn-NO"), ("tl", "fil"), ("mol", "mo"), ("mo", "mo"),
    ("hbs", "sr-Latn"), ("sh-Latn", "sh-Latn"), ("sh", "sh"), ("sh_RS", "sr_RS"), ("cmn", "zh"),
    ("zh-guoyu", "zh"), ("zh-cmn-Hans", "zh-Hans"), ("zh-yue-HK", "yue-HK"), ("en-UK", "en-GB"),
    ("cs-CS", "cs-CZ"), ("sr-YU", "sr-RS"), ("i-lux", "lb"), ("art-lojban", "jbo"),
    ("sgn-BE-FR", "sfb"), ("zh-min-nan", "nan"),
    ("sr-Cyrl", "sr"), ("sr-Cyrl-RS", "sr-RS"), ("sr_Cyrl_RS", "sr_RS"), ("az-Latn", "az"),
    ("uz-Latn", "uz"), ("bs-Latn", "bs"), ("hr-Latn", "hr"), ("ha-Latn", "ha"), ("mn-Cyrl", "mn"),
    ("kk-Cyrl", "kk"), ("pa-Guru", "pa"), ("zh_Hans_CN", "zh_CN"), ("zh_Hant_TW", "zh_TW"),
    ("zh-Hans", "zh-Hans"), ("zh-Hant", "zh-Hant"), ("zh-Hans-CN", "zh-Hans-CN"),
    ("sr-Latn", "sr-Latn"), ("sr_Latn", "sr-Latn"), ("sr-LATN", "sr-Latn"), ("en-us", "en-US"),
    ("ca-ES-VALENCIA", "ca-ES-valencia"), ("en-US-POSIX", "en-US-posix"), ("fr_CA", "fr_CA"),
    ("fr-CA", "fr-CA"), ("pt_br", "pt_BR"), ("es-419", "es-419"), ("English", "en"),
    ("en-US-u-nu-latn", "en-US-u-nu"), ("no-NYNORSK", "no-nynorsk"), ("hy-SU", "hy-SU"),
    ("en-x-harbor-one", "en-x-harbor-one"), ("aam", "aam"), ("Base", "base"), ("", ""), ("-", "-"),
  ])
  func compilerWritesIntoFolder(_ language: String, _ folder: String) {
    #expect(CatalogFolder.name(for: language) == folder)
  }

  /// Every folder that Apple's compiler wrote is the folder of a language of that catalog.
  @Test(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
  func recordedFoldersAreFound() throws {
    let rows = try SharedMaterial.lines("conformance/apple-xcstrings.jsonl")
    #expect(rows.count == 110)
    for row in rows {
      guard let row = try JSONSerialization.jsonObject(with: Data(row.utf8)) as? [String: Any],
        let compiled = row["compiled"] as? [String: Any],
        let input = Data(base64Encoded: row["input_base64"] as? String ?? ""),
        let catalog = try? JSONSerialization.jsonObject(with: input) as? [String: Any],
        let strings = catalog["strings"] as? [String: Any]
      else { continue }
      var languages = strings.values.flatMap { entry in
        ((entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]).keys
      }
      languages.append(catalog["sourceLanguage"] as? String ?? "")
      let folders = Set(languages.map { CatalogFolder.name(for: $0) + ".lproj" })
      let written = Set(compiled.keys.map { String($0.prefix { $0 != "/" }) })
      #expect(written.subtracting(folders) == [], "\(row["id"] ?? "")")
    }
  }
}
