import Delivery
import Diagnostics
import FileAccess
import Foundation
import PushlocKit
import TestSupport
import Testing

/// The localized sample of the article in the five languages that it is written in: the article
/// defines no texts, so both keys are missing until an app has them.
struct ArticleSampleTests {
  /// The arguments of the sample in one language.
  struct Sample: Sendable, CustomTestStringConvertible {
    let language: String
    let title: String
    let body: String

    var testDescription: String { language }

    var payload: String {
      """
      {
          "aps": {
              "alert": {
                  "title-loc-key": "NEW_MESSAGE_TITLE",
                  "title-loc-args": ["\(title)"],
                  "loc-key": "NEW_MESSAGE_BODY",
                  "loc-args": ["\(body)"]
              },
              "sound": "message.caf"
          }
      }
      """
    }
  }

  static let samples = [
    Sample(language: "bg", title: "Анна", body: "Здравей!"),
    Sample(language: "fa", title: "آنا", body: "سلام!"),
    Sample(language: "hi", title: "आना", body: "नमस्ते!"),
    Sample(language: "ar", title: "آنا", body: "مرحباً!"),
    Sample(language: "vi", title: "Anna", body: "Xin chào!"),
  ]

  @Test(arguments: samples)
  func lacksBothKeysInAnAppWithoutTexts(_ sample: Sample) throws {
    let language = sample.language
    let files = MemoryFiles()
    files["push/a.json"] = Array(sample.payload.utf8)
    files[FilePath("\(language).lproj/Localizable.strings")] = Array("/* none yet */\n".utf8)
    let project = try ProjectLoader(files: files).load(["."])
    let found = Check.run(project).map { MemoryProject.line($0, project.sources) }
    #expect(
      Set(found) == [
        "\(language).lproj/Localizable.strings:1:1 error empty-table",
        "push/a.json:4:31 error missing-key NEW_MESSAGE_TITLE",
        "push/a.json:6:25 error missing-key NEW_MESSAGE_BODY",
      ]
    )
    #expect(found.count == 3)
  }

  /// The example app of this repository has both texts in all five languages.
  @Test(arguments: samples)
  func isCleanInTheExampleApp(_ sample: Sample) throws {
    let files = MemoryFiles()
    files["push/a.json"] = Array(sample.payload.utf8)
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Localizations/Example/Messenger").standardizedFileURL
    for folder in try FileManager.default.contentsOfDirectory(atPath: app.path) {
      let url = app.appendingPathComponent("\(folder)/Localizable.strings")
      files[FilePath("App/\(folder)/Localizable.strings")] = Array(try Data(contentsOf: url))
    }
    let project = try ProjectLoader(files: files).load(["."])
    #expect(project.bundles.flatMap(\.folders).contains { $0.name == sample.language })
    let found = Check.run(project).filter { $0.place.path.hasPrefix("push/") || $0.payload != nil }
    #expect(found == [])
  }
}
