import Foundation
import Previews
import TestSupport
import Testing

struct PreviewPageTests {
  private struct PageData: Decodable {
    struct Phone: Decodable, Equatable {
      var locale: String
      var rtl: Bool
    }
    struct Template: Decodable {
      var name: String
      var keys: [String?]
      var args: [[String]]
    }
    var development: Int
    var isolates: Bool
    var texts: [String]
    var phones: [Phone]
    var templates: [Template]
  }

  private static func data(of page: String) throws -> PageData {
    let open = #"<script type="application/json" id="data">"#
    let start = try #require(page.range(of: open))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    return try JSONDecoder().decode(
      PageData.self,
      from: Data(page[start.upperBound..<end.lowerBound].utf8)
    )
  }

  @Test func holdsEveryTextOnceAndEveryLanguage() throws {
    let alert = #"{"title-loc-key": "t", "loc-key": "b", "loc-args": ["Anna", "Hi"]}"#
    let page = PreviewPage.html(try SamplePreviews.make(alert, languages: ["ar", "en", "en-GB"]))
    let data = try Self.data(of: page)
    #expect(
      data.phones == [
        .init(locale: "ar", rtl: true), .init(locale: "en", rtl: false),
        .init(locale: "en-GB", rtl: false),
      ]
    )
    #expect(data.development == 1)
    #expect(data.isolates)
    #expect(data.templates.map(\.keys) == [["t", nil, "b"]])
    #expect(data.templates.map(\.args) == [[[], [], ["Anna", "Hi"]]])
    #expect(
      data.texts == [
        "ar.lproj/Localizable.strings", "أخبار", "كتب %1$@: %2$@", "en.lproj/Localizable.strings",
        "News", "%1$@ wrote: %2$@",
      ]
    )
  }

  static let hostile = [
    "<script>alert(1)</script>", "</style><b>", #""><img src=x onerror=alert(1)>"#, "<!-- <script>",
    "::error::x", "a\u{202E}b",
  ]

  @Test(arguments: hostile)
  func textsAreDataAndNeverMarkup(_ text: String) throws {
    let encoded = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    let previews = try SamplePreviews.make(#"{"body": \#(encoded)}"#)
    let page = PreviewPage.html(previews)
    // What the page holds without any text, it holds with this one: no element more or less.
    let plain = PreviewPage.html(try SamplePreviews.make(#"{"body": "plain"}"#))
    #expect(page.utf8.count { $0 == 0x3C } == plain.utf8.count { $0 == 0x3C })
    #expect(try Self.data(of: page).texts == ["", text])
    let markdown = PreviewMarkdown.text(previews)
    #expect(!markdown.contains(text))
    #expect(!markdown.split(separator: "\n").contains { $0.hasPrefix("::") })
  }

  @Test func onlyAWatchedPageReloadsItself() throws {
    let previews = try SamplePreviews.make(#"{"body": "a"}"#)
    var options = PreviewPage.Options()
    #expect(
      !PreviewPage.html(previews, options).contains("<html lang=\"en\" dir=\"ltr\" data-watch>")
    )
    options.isWatched = true
    #expect(
      PreviewPage.html(previews, options).contains("<html lang=\"en\" dir=\"ltr\" data-watch>")
    )
  }

  /// The Swift file is what `make generate` makes of the page's files.
  @Test func theEmbeddedFilesAreTheCommittedOnes() throws {
    let page = PreviewPage.html(try SamplePreviews.make(#"{"body": "a"}"#))
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    for name in ["page.css", "scanner.js", "judge.js", "page.js"] {
      let file = folder.appendingPathComponent("Sources/Previews/Page/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(page.contains(text), "'make generate' was not run after a change of \(name)")
    }
  }
}
