import Diagnostics
import Foundation
import Reporters
import SourceText
import Testing

struct ReportTests {
  private func finding(_ path: String, _ start: Int, _ rule: RuleID, _ key: String) -> Diagnostic {
    Diagnostic(
      rule: rule,
      severity: .warning,
      message: "about '\(key)'",
      place: SourcePlace(path: path, range: .empty(at: start)),
      key: key
    )
  }

  private func report(
    _ diagnostics: [Diagnostic],
    _ text: String = "",
    summary: CheckSummary = CheckSummary()
  ) -> Report {
    Report(
      diagnostics: diagnostics,
      sources: { DecodedSource(utf8: SourceFile(path: $0, text: text)) },
      summary: summary,
      rules: [:],
      toolVersion: "0"
    )
  }

  private func written(
    _ reporter: any Reporter.Type,
    _ report: Report,
    _ options: ReportOptions = ReportOptions()
  ) -> String {
    var text = ""
    reporter.write(report, to: &text, options: options)
    return text
  }

  @Test func findingsAreOrderedByPathOffsetAndRule() {
    let ordered = [
      finding("Z", 9, "a", "k"), finding("a", 1, "b", "k"), finding("a", 2, "a", "a"),
      finding("a", 2, "a", "b"), finding("a", 2, "b", "a"), finding("e\u{301}", 0, "a", "k"),
      finding("\u{E9}", 0, "a", "k"),
    ]
    #expect(report(ordered.reversed()).diagnostics == ordered)
    #expect(report(ordered.shuffled()).diagnostics == ordered)
  }

  @Test(arguments: [
    (0, "1 payload"), (1, "1 payload, 1 message for other systems"),
    (2, "1 payload, 2 messages for other systems"),
  ])
  func messagesForOtherSystemsAreCounted(_ count: Int, _ words: String) {
    let report = report([], summary: CheckSummary(files: 1, payloads: 1, otherMessages: count))
    let text = written(TextReporter.self, report)
    #expect(text.split(separator: "\n").contains { $0.hasSuffix(words) }, "\(text)")
    #expect(
      written(JSONReporter.self, report).contains("\"otherMessages\":\(count)\n")
        == (count > 0)
    )
  }

  /// Takes a workflow command apart as the runner of GitHub does.
  private func decoded(_ line: Substring) -> (properties: [String: String], text: String)? {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    func plain(_ text: Substring) -> String {
      var text = String(text)
      for (code, character) in [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ",")] {
        text = text.replacingOccurrences(of: code, with: character)
      }
      return text.replacingOccurrences(of: "%25", with: "%")
    }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let list = head.drop { $0 != " " }.dropFirst().split(separator: ",")
    let pairs = list.map { item -> (String, String) in
      let parts = item.split(separator: "=", maxSplits: 1)
      return (String(parts[0]), plain(parts[1]))
    }
    return (Dictionary(uniqueKeysWithValues: pairs), plain(line[end.upperBound...]))
  }

  @Test func hostileTextsArriveWholeInAnnotations() throws {
    let path = "a,b=c:d%\n::error::e%0A.json"
    let message = "50% of 'x::y, z%0A%25' ::error::"
    let diagnostic = Diagnostic(
      rule: "r",
      severity: .note,
      message: Message(template: "%@", arguments: [.text(message)]),
      place: SourcePlace(path: path, range: .empty(at: 0)),
      help: "100% sure"
    )
    let text = written(GitHubReporter.self, report([diagnostic]))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1)
    let annotation = try #require(decoded(lines[0]))
    #expect(
      annotation.properties
        == [
          "file": path, "line": "1", "col": "1", "endLine": "1", "endColumn": "1",
          "title": "pushloc: r",
        ]
    )
    #expect(annotation.text == "\(message)\nhelp: 100% sure")
  }

  @Test func annotationsOverSeveralLinesHaveNoColumns() {
    let diagnostic = Diagnostic(
      rule: "r",
      severity: .error,
      message: "m",
      place: SourcePlace(path: "f", range: ByteRange(1, 4))
    )
    let text = written(GitHubReporter.self, report([diagnostic], "ab\ncd"))
    #expect(text == "::error file=f,line=1,endLine=2,title=pushloc%3A r::m\n")
  }

  private func fingerprints(_ diagnostics: [Diagnostic], _ text: String) throws -> [String] {
    let json = written(GitLabReporter.self, report(diagnostics, text))
    let items = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
    return items.compactMap { $0["fingerprint"] as? String }
  }

  @Test func fingerprintsStayWhenLinesMoveAndAreUnique() throws {
    var keyless = finding("f", 1, "r", "")
    keyless.key = nil
    let findings = [finding("f", 0, "r", "a"), finding("f", 0, "r", "a"), keyless]
    let before = try fingerprints(findings, "x\ny")
    let moved = findings.map { item in
      var item = item
      item.place.range = item.place.range.shifted(by: 4)
      return item
    }
    #expect(try fingerprints(moved, "new\nx\ny") == before)
    #expect(Set(before).count == 3)
    #expect(try fingerprints([finding("f", 0, "r", "b")], "x")[0] != before[0])
  }

  @Test func markdownStaysBelowTheLimitAndCountsTheRest() {
    let many = (0..<5000).map { finding("f", $0, "r", "key\($0)") }
    let text = written(MarkdownReporter.self, report(many))
    #expect(text.utf16.count < 65_000 && text.utf16.count > 60_000)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("- ") }
    #expect(text.hasSuffix("\n… and \(5000 - shown) more that do not fit here\n"))
  }

  @Test func markdownSpansHoldAnyText() {
    let cases = [
      ("a", "`a`"), ("", "`  `"), ("`", "`` ` ``"), ("a``b", "```a``b```"), (" a", "`  a `"),
      ("a\nb", "`a␊b`"), ("<b>@x", "`<b>@x`"),
    ]
    for (text, span) in cases { #expect(MarkdownText.code(text) == span) }
  }

  @Test func markdownMarksNamesAsCodeAndNoProse() {
    let list: Message = "'\("a.b")', 'c'"
    let message: Message =
      "the table of \("every language, see https://a.b") lacks '\("K_1")'; \(list)"
    let text = MarkdownText.message(message, .english)
    #expect(
      text
        == #"the table of every language, see https\://a\.b lacks `K\_1`; `a.b`, 'c'"#
        .replacing(#"K\_1"#, with: "K_1")
    )
  }

  @Test func translatedSentencesTakeTheirArgumentsInAnyOrder() {
    let words = MessageRenderer { message in
      message.template == "%lld of '%@'" ? "100%% '%2$@': %1$lld" : message.template
    }
    #expect(words.text("\(3) of '\("x")'", argument: { "<\($0)>" }) == "100% '<x>': 3")
    let nested: Message = "see '\("\(1) of '\("y")'" as Message)'"
    #expect(words.text(nested) == "see '100% 'y': 1'")
  }

  @Test func failuresOfJUnitFollowTheFailLevel() {
    let report = report([finding("f", 0, "r", "k")])
    for (level, failures) in [(Severity.error, 0), (.warning, 1), (.note, 1)] {
      let text = written(JUnitReporter.self, report, ReportOptions(failLevel: level))
      #expect(text.contains("failures=\"\(failures)\""))
      #expect(text.contains("<failure") == (failures == 1))
    }
  }
}
