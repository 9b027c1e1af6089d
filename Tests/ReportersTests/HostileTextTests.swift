import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever stands in files, no format lets it act: seeded texts of the worst characters.
struct HostileTextTests {
  /// A small generator, so that every run tries the same texts.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "\u{1B}[31m", "\u{0}", "\r", "\n", "\r\n", "\t", "\u{7F}", "\u{9B}2J", "\u{202E}", "\u{2066}",
    "\u{2028}", "\u{FEFF}", "\u{200B}", "\u{FFFE}", "]]>", "<![CDATA[", "<script>", "&amp;", "\"",
    "'", "\\", "`", "```", "| |", "@team", "::error::", "%0A", "%25", "##[error]", "##vso[task]",
    "\u{E0041}", "שלום", "日本", "é", "e\u{301}", "👩‍💻", ",", ":", "-->", "a", "b", " ",
  ]

  private static func text(_ generator: inout Generator) -> String {
    (0..<Int.random(in: 0...8, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func report(seed: UInt64) -> Report {
    var generator = Generator(state: seed)
    let diagnostics = (0..<6).map { _ in
      let path = "f" + text(&generator)
      let start = Int.random(in: 0...60, using: &generator)
      let place = SourcePlace(path: path, range: ByteRange(start, start + 7))
      return Diagnostic(
        rule: "some-rule",
        severity: Severity.allCases.randomElement(using: &generator) ?? .note,
        message: "about '\(text(&generator))' and \(text(&generator))",
        place: place,
        help: Bool.random(using: &generator) ? "write '\(text(&generator))'" : nil,
        key: Bool.random(using: &generator) ? text(&generator) : nil,
        locales: [text(&generator)],
        related: [RelatedPlace(place: place, message: "here '\(text(&generator))'")],
        fix: Fix(
          isSafe: true,
          edits: [SourceEdit(path: path, range: place.range, replacement: text(&generator))]
        )
      )
    }
    var source = (0..<12).map { _ in text(&generator) }.joined()
    if seed.isMultiple(of: 2) { source += "\n" + text(&generator) }
    var bytes = Array(source.utf8)
    if !bytes.isEmpty { bytes[bytes.count / 2] = 0xE9 }
    let content = bytes
    return Report(
      diagnostics: diagnostics,
      sources: { DecodedSource(utf8: SourceFile(path: $0, bytes: content)) },
      summary: CheckSummary(files: 1),
      rules: [:],
      remarks: ["a remark on '\(text(&generator))'"],
      toolVersion: "0"
    )
  }

  private static func written(_ name: String, _ seed: UInt64) throws -> String {
    var text = ""
    try #require(ReporterRegistry.reporter(named: name))
      .write(report(seed: seed), to: &text, options: ReportOptions(width: 60, directory: "/w"))
    return text
  }

  private static let seeds = Array(UInt64(1)...60)

  @Test(
    arguments: ["text", "concise", "github", "xcode", "markdown", "junit", "checkstyle"],
    seeds
  )
  func nothingActsInLines(_ name: String, _ seed: UInt64) throws {
    let text = try Self.written(name, seed)
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
      #expect(!isControl && !(0x202A...0x202E).contains(scalar.value), "\(scalar.debugDescription)")
    }
    #expect(!text.lowercased().contains("##["))
    #expect(!text.lowercased().contains("##vso["))
    if name != "github" {
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") })
    } else {
      #expect(text.split(separator: "\n").count == 6)
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab", "rdjson"], seeds)
  func documentsAreJSON(_ name: String, _ seed: UInt64) throws {
    let text = try Self.written(name, seed)
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is NSObject)
  }

  @Test(arguments: seeds) func linesAreJSON(_ seed: UInt64) throws {
    let lines = try Self.written("jsonl", seed).split(separator: "\n")
    #expect(lines.count == 6)
    for line in lines {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is NSObject)
    }
  }

  @Test(arguments: ["junit", "checkstyle"], seeds)
  func documentsAreXML(_ name: String, _ seed: UInt64) throws {
    let parser = XMLParser(data: Data(try Self.written(name, seed).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func textsWithoutEndAreCut() throws {
    let long = String(repeating: "日", count: 100_000)
    let diagnostic = Diagnostic(
      rule: "r",
      severity: .error,
      message: "key '\(long)' is long",
      place: SourcePlace(path: "f", range: .empty(at: 0))
    )
    let report = Report(
      diagnostics: [diagnostic],
      sources: { _ in nil },
      summary: CheckSummary(),
      rules: [:],
      toolVersion: "0"
    )
    var text = ""
    ConciseReporter.write(report, to: &text, options: ReportOptions())
    let shown = String(repeating: "日", count: 400)
    #expect(text == "f:1:1: error: key '\(shown)…' is long [r]\n")
  }
}
