import Diagnostics
import FileAccess
import Foundation
import JSONSyntax
import Rules
import TestSupport
import Testing

@testable import Commands

struct ExplainTests {
  private let rule = RuleDescription(
    id: "sample-rule",
    category: .missingKey,
    severity: nil,
    group: .keys,
    summary: "a text is not there",
    reason: "The phone shows the bare key.",
    source: "a test",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le": "\"日本\" = ↓\"x\"; ↓y\n",
        "a.json": "{}",
      ])
    ],
    clean: [RuleExample(strings: "\"a\" = \"\u{202E}b\";\n\n")]
  )

  @Test func pagesHaveAllParts() {
    expectGolden(RulePage(rule).text, "explain-sample.txt")
  }

  @Test func jsonHasAllParts() {
    var json = JSONWriter.pretty
    json.object { RulePage(rule).write(to: &$0) }
    expectGolden(json.text + "\n", "explain-sample.json")
  }

  @Test func everyRuleHasAPage() throws {
    for rule in RuleRegistry.rules.map({ $0.description }) {
      let page = RulePage(rule).text
      #expect(page.hasPrefix("# \(rule.id)\n\n"))
      #expect(!page.contains("↓"))
      let run = ProgramRun(["explain", FilePath(rule.id.name)])
      #expect(run == ProgramRun(page))
    }
  }

  @Test func rulesListsEveryRule() throws {
    let text = ProgramRun(["rules"]).output
    let run = ProgramRun(["rules", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let rules = object?["rules"] as? [[String: Any]] ?? []
    #expect(
      rules.map { $0["rule"] as? String } == RuleRegistry.rules.map { $0.description.id.name }
    )
    for rule in RuleRegistry.rules.map({ $0.description.id.name }) {
      let rows = text.split(separator: "\n").filter { row in
        row.split(separator: " ").dropFirst().first.map(String.init) == rule
      }
      #expect(rows.count == 1, "\(rule)")
    }
  }

  @Test func reasonsOfAPNsAreUnique() {
    let names = APNsReason.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count == 36)
  }

  /// The reasons by status, as Apple's table of answers has them.
  @Test(arguments: [
    (
      400,
      """
      BadChannelId BadCollapseId BadDeviceToken BadExpirationDate BadMessageId BadPriority BadTopic \
      ChannelNotRegistered DeviceTokenNotForTopic DuplicateHeaders FeatureNotEnabled IdleTimeout \
      InvalidPushType MissingChannelId MissingDeviceToken MissingTopic PayloadEmpty TopicDisallowed
      """
    ),
    (
      403,
      """
      BadCertificate BadCertificateEnvironment BadEnvironmentKeyIdInToken ExpiredProviderToken \
      Forbidden InvalidProviderToken MissingProviderToken UnrelatedKeyIdInToken
      """
    ),
    (404, "BadPath"), (405, "MethodNotAllowed"), (410, "ExpiredToken Unregistered"),
    (413, "PayloadTooLarge"), (429, "TooManyProviderTokenUpdates TooManyRequests"),
    (500, "InternalServerError"), (503, "ServiceUnavailable Shutdown"),
  ])
  func aStatusListsItsReasons(_ status: Int, _ names: String) throws {
    let text = ProgramRun(["explain", FilePath("\(status)")]).output
    #expect(text.hasPrefix("# \(status)\n\n"))
    let listed = text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map {
      String($0.dropFirst(2).prefix { $0 != ":" })
    }
    #expect(listed.sorted() == names.split(separator: " ").map(String.init))
    let run = ProgramRun(["explain", FilePath("\(status)"), "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["status"] as? Int == status)
    let reasons = object?["reasons"] as? [[String: Any]] ?? []
    #expect(reasons.compactMap { $0["reason"] as? String }.sorted() == listed.sorted())
  }

  @Test func successIsExplainedAndOtherNumbersAreNot() {
    #expect(ProgramRun(["explain", "200"]).output.hasPrefix("# 200\n\nAPNs took the push"))
    #expect(
      ProgramRun(["explain", "418"])
        == ProgramRun(
          "",
          """
          error: APNs does not answer 418
          help: it answers 200, 400, 403, 404, 405, 410, 413, 429, 500, 503

          """,
          .usage
        )
    )
  }

  /// Plain JSON cannot hold a comment, so a payload's finding is silenced in the configuration.
  @Test(arguments: [("wrong-type", false), ("missing-semicolon", true), ("missing-key", true)])
  func adviceSuitsThePlaceOfTheFault(_ rule: String, _ standsInTables: Bool) {
    let text = ProgramRun(["explain", FilePath(rule)]).output
    #expect(text.contains("    /* pushloc:ignore \(rule) -- the reason */") == standsInTables)
    #expect(
      text.contains(#""pointer": "/aps/alert", "rules": {"\#(rule)": "off"}"#)
        == (rule != "missing-semicolon")
    )
    #expect(
      text.contains("    // pushloc:ignore \(rule) -- the reason") == (rule != "missing-semicolon")
    )
  }
}
