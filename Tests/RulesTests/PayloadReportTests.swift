import Diagnostics
import Testing

/// A project as somebody reported it, restated, with everything that is found in it.
struct ReportRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let example: RuleExample
  /// Findings as `FILE error rule-id key`, without the file's folders and ending; sorted.
  let findings: [String]

  init(_ name: String, _ files: KeyValuePairs<String, String>, _ findings: String...) {
    testDescription = name
    example = RuleExample(files)
    self.findings = findings.sorted()
  }

  /// A report about one payload, beside the table of all rows.
  init(_ name: String, payload: String, _ findings: String...) {
    testDescription = name
    example = RuleExample([
      "en.lproj/Localizable.strings": PayloadRow.table, "push/p.json": payload,
    ])
    self.findings = findings.map { "push/p.json \($0)" }.sorted()
  }
}

/// What developers reported of localized pushes, by the numbers of the specification, in our words
/// and with our values: each with what pushloc says.
struct PayloadReportTests {
  private static let push = #"{"aps": {"alert": {"loc-key": "MSG", "loc-args": ["Ann"]}}}"#

  static let tables: [ReportRow] = [
    ReportRow(
      "1: a phone set to Finnish showed the bare key",
      [
        "en.lproj/Localizable.strings": #""MSG" = "Message from %@"; "OK" = "Done";"#,
        "fi.lproj/Localizable.strings": #""OK" = "Valmis";"#,
        "push/p.json": push,
      ],
      "push/p.json error missing-key MSG"
    ),
    ReportRow(
      "2: a banner read '@value@' since the text had plural forms",
      [
        "en.lproj/Localizable.strings": #""OK" = "Done";"#,
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>MSG</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@value@</string>
        <key>value</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d message</string><key>other</key><string>%d messages</string></dict>
        </dict></dict></plist>
        """,
        "push/p.json": push,
      ],
      "en.lproj/Localizable.stringsdict error plural-in-push MSG"
    ),
    ReportRow(
      "3: arguments were blank on iOS only",
      [
        "en.lproj/Localizable.strings": #""MSG" = "Message from %s";"#, "push/p.json": push,
      ],
      "en.lproj/Localizable.strings error not-an-object-specifier MSG"
    ),
    ReportRow(
      "4: keys that only the server's code knows",
      [
        ".pushloc.json": #"{"manifests": "keys.json"}"#,
        "en.lproj/Localizable.strings": #""OK" = "Done";"#,
        "keys.json": #"{"REDACTED_TITLE": 0, "REDACTED_BODY": 0}"#,
      ],
      "keys.json error missing-key REDACTED_BODY",
      "keys.json error missing-key REDACTED_TITLE"
    ),
    ReportRow(
      "5: a catalog that lacks the key in some languages",
      [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "OK": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Done"}},
            "de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
          "MSG": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Message from %@"}}}}}}
        """,
        "push/p.json": push,
      ],
      "push/p.json error missing-key MSG"
    ),
    ReportRow(
      "29: words in another order without numbers",
      [
        "en.lproj/Localizable.strings": #""ROW" = "%d of %@";"#,
        "de.lproj/Localizable.strings": #""ROW" = "%@ von %d";"#,
      ],
      "de.lproj/Localizable.strings error order-swapped-without-numbers ROW",
      "en.lproj/Localizable.strings note unnumbered-several ROW"
    ),
  ]

  static let keys: [ReportRow] = [
    ReportRow(
      "6: underscores, and the literal text was shown",
      payload: #"{"aps": {"alert": {"loc_key": "A", "loc_args": ["x"], "body": "text"}}}"#,
      "error misspelt-key aps.alert.loc_args",
      "error misspelt-key aps.alert.loc_key"
    ),
    ReportRow(
      "7: a library that wrote the name in one word",
      payload: #"{"aps": {"alert": {"lockey": "A", "loc-args": ["x"], "body": "text"}}}"#,
      "error misspelt-key aps.alert.lockey"
    ),
    ReportRow(
      "17: a slip of the hand in the title's key",
      payload: #"{"aps": {"alert": {"title-log-key": "K", "body": "text"}}}"#,
      "error misspelt-key aps.alert.title-log-key"
    ),
    ReportRow(
      "18: a library that wrote underscores",
      payload: #"{"aps": {"alert": {"loc_key": "K", "launch_image": "l"}}}"#,
      "error misspelt-key aps.alert.launch_image",
      "error misspelt-key aps.alert.loc_key"
    ),
    ReportRow(
      "30: the key among buttons",
      payload: #"{"aps": {"alert": {"body": "b", "actions": [{"id": "a", "loc-key": "K"}]}}}"#,
      "error misplaced-key aps.alert.actions"
    ),
    ReportRow(
      "31: a level beside the payload's data",
      payload: #"{"aps": {"alert": "Hi"}, "interruption-level": "passive"}"#,
      "error misplaced-key interruption-level"
    ),
    ReportRow(
      "19: keys among the data of a message",
      payload: #"{"to": "t", "data": {"title_loc_key": "K", "body_loc_key": "K"}}"#,
      "error missing-aps aps"
    ),
    ReportRow(
      "23: objects for the texts, in an ordinary alert",
      payload: #"{"aps": {"alert": {"title": {"loc-key": "K"}, "body": {"loc-key": "K"}}}}"#,
      "error wrong-type aps.alert.body",
      "error wrong-type aps.alert.title"
    ),
    ReportRow(
      "23: the same in a Live Activity",
      payload: #"""
        {"aps": {"timestamp": 1700000000, "event": "end",
          "alert": {"title": {"loc-key": "K"}, "body": {"loc-key": "K"}}}}
        """#
    ),
  ]

  static let texts: [ReportRow] = [
    ReportRow(
      "8: '<null>' in the text",
      payload: #"{"aps": {"alert": {"loc-key": "AB", "loc-args": ["x", null]}}}"#,
      "error arg-not-string aps.alert.loc-args[1]"
    ),
    ReportRow(
      "9, 10: a text for apps that lack the key",
      payload: #"{"aps": {"alert": {"loc-key": "K", "body": "text"}}}"#,
      "note literal-and-key aps.alert.body"
    ),
    ReportRow(
      "11: the body was always there, even empty",
      payload: #"{"aps": {"alert": {"loc-key": "K", "body": ""}}}"#,
      "warning literal-and-key aps.alert.body"
    ),
    ReportRow(
      "12, 16: the array as a text",
      payload: #"{"aps": {"alert": {"loc-key": "A", "loc-args": "[\"x\"]"}}}"#,
      "error args-not-array aps.alert.loc-args"
    ),
    ReportRow(
      "13: another library's name for the arguments",
      payload:
        #"{"topic": "a.b", "titleLocKey": "K", "locKey": "A", "locArgs": "[\"x\"]", "custom": {}}"#,
      "error misspelt-key locArgs"
    ),
    ReportRow(
      "14: arguments as one text",
      payload: #"{"to": "t", "notification": {"body_loc_key": "A", "body_loc_args": "Ann"}}"#,
      "error envelope-shape notification.body_loc_args"
    ),
    ReportRow(
      "15: single quotes inside the text",
      payload: #"{"to": "t", "notification": {"body_loc_key": "A", "body_loc_args": "['x']"}}"#,
      "error envelope-shape notification.body_loc_args"
    ),
    ReportRow(
      "20: the badge stayed as it was",
      payload: #"{"aps": {"alert": "Hi", "badge": "1"}}"#,
      "error wrong-type aps.badge"
    ),
    ReportRow(
      "27: quotation marks of a text processor",
      payload: #"{“aps”: {"alert": {"loc-key": "K"}}}"#,
      "error json-error "
    ),
    ReportRow(
      "28: a line end in a text that was put together by hand",
      payload: "{\"aps\": {\"alert\": {\"loc-key\": \"A\", \"loc-args\": [\"a\nb\"]}}}",
      "error json-error "
    ),
  ]

  static let services: [ReportRow] = [
    ReportRow(
      "21: a silent push with priority 10 and no push type",
      payload:
        #"{"headers": {"apns-priority": "10"}, "payload": {"aps": {"content-available": 1}}}"#,
      "error header-conflict headers.apns-priority"
    ),
    ReportRow(
      "22: a silent push sent as an alert",
      payload:
        #"{"headers": {"apns-push-type": "alert"}, "payload": {"aps": {"content-available": 1}}}"#,
      "error header-conflict headers.apns-push-type"
    ),
    ReportRow(
      "24: a Live Activity that never showed",
      payload: #"""
        {"aps": {"timestamp": 1700000000, "event": "start", "content-state": {}, "attributes": {}}}
        """#,
      "error live-activity-required aps.alert",
      "error live-activity-required aps.attributes-type"
    ),
    ReportRow(
      "25: small in UTF-8, too large as escapes",
      payload: "{\"aps\": {\"alert\": \"\(String(repeating: "д", count: 900))\"}}",
      "note payload-near-limit "
    ),
    ReportRow(
      "26: SNS wants a text, and a default",
      payload: #"{"APNS": {"aps": {"alert": {"loc-key": "K"}}}}"#,
      "error envelope-shape APNS",
      "error envelope-shape default"
    ),
    ReportRow(
      "26: a hash of Ruby inside the text",
      payload: #"{"default": "a", "APNS": "{:aps=>{:alert=>\"Hi\"}}"}"#,
      "error json-error "
    ),
    ReportRow(
      "32: a message of Pusher Beams",
      payload:
        #"{"interests": ["a"], "apns": {"aps": {"alert": {"loc-key": "K"}, "content-available": 1}}}"#
    ),
  ]

  @Test(arguments: tables + keys + texts + services)
  func reportsAreJudged(_ row: ReportRow) throws {
    let found = try ExampleProject(row.example).findings()
    let lines = found.map { "\($0.place.path) \($0.severity) \($0.rule) \($0.key ?? "")" }.sorted()
    #expect(lines == row.findings, "\(found.map(\.line).joined(separator: "\n"))")
  }

  @Test func everyReportHasARow() {
    let rows = Self.tables + Self.keys + Self.texts + Self.services
    let numbers = rows.flatMap { row in
      row.testDescription.prefix { $0 != ":" }.split(whereSeparator: { ", ".contains($0) })
        .compactMap { Int($0) }
    }
    #expect(Set(numbers) == Set(1...32))
  }
}
