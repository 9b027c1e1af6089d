import Diagnostics
import Rules
import Testing

/// A text with its translation and what a push sends, and everything that is found in it.
struct CauseCase: Sendable, CustomTestStringConvertible {
  let english: String
  let german: String
  /// The arguments of the push; nil where no payload uses the key.
  let arguments: String?
  /// Findings that are no notes, as `en error rule-id`, sorted.
  let findings: [String]

  init(_ english: String, _ german: String, sent arguments: String?, _ findings: String...) {
    (self.english, self.german, self.arguments) = (english, german, arguments)
    self.findings = findings
  }

  var testDescription: String {
    "\(english) | \(german) | \(arguments ?? "app")"
  }

  var example: RuleExample {
    let english = "\"key\" = \"\(english)\";"
    let german = "\"key\" = \"\(german)\";"
    guard let arguments else {
      return RuleExample([
        "en.lproj/Localizable.strings": english,
        "de.lproj/Localizable.strings": german,
      ])
    }
    return RuleExample([
      "en.lproj/Localizable.strings": english,
      "de.lproj/Localizable.strings": german,
      "push/p.json": "{\"aps\": {\"alert\": {\"loc-key\": \"key\", \"loc-args\": \(arguments)}}}",
    ])
  }
}

/// One cause is told once, and what is right is not told at all.
struct OneCauseTests {
  static let one = #"["a"]"#
  static let two = #"["a", "b"]"#

  static let pushes = [
    CauseCase("%@ now", "%@ jetzt", sent: one),
    CauseCase("%1$@ in %2$@", "%2$@: %1$@", sent: two),
    CauseCase("%@ in %@", "%1$@ in %2$@", sent: two),
    CauseCase("50%% for %@", "50 % Rabatt für %@", sent: one, "de warning lone-percent"),
    CauseCase("50%% for %@", "50% auf %@", sent: one, "de error accidental-specifier"),
    CauseCase("50%% for %@", "50％ für %@", sent: one),
    CauseCase("50%% for %@", "%@: 50%。", sent: one, "de error text-lost"),
    CauseCase("50% off", "50 % Rabatt, 5% and 20%。", sent: "[]"),
    CauseCase("50%% off", "50% Rabatt", sent: "[]", "en warning doubled-percent-shown"),
    CauseCase("Hi %@", "Hallo ％@", sent: one, "de error foreign-percent"),
    CauseCase("Hi %@", "Hallo %\u{A0}@", sent: one, "de error broken-specifier"),
    CauseCase("Hi %@", "Hallo % @", sent: one, "de error broken-specifier"),
    CauseCase("Hi %@", "Hallo &@", sent: one, "de error unused-args"),
    CauseCase("Hi &@", "Hallo %@", sent: one, "en error broken-specifier"),
    CauseCase("Hi %@", "Hallo @", sent: one, "de error unused-args"),
    CauseCase("Hi %@", "Hallo %0$@", sent: one, "de error zero-position"),
    CauseCase("Hi %@", "Hallo %1$s", sent: one, "de error not-an-object-specifier"),
    CauseCase("Hi %@", "Hallo {0}", sent: one, "de error foreign-placeholder"),
    CauseCase("Hi %@", "Hallo %1 du", sent: one, "de error foreign-placeholder"),
    CauseCase(
      "Hi %1",
      "Hallo %1",
      sent: one,
      "de error foreign-placeholder",
      "en error foreign-placeholder"
    ),
    CauseCase("at %1$@", "um %2$@", sent: one, "de error too-few-args"),
    CauseCase("at %2$@", "um %2$@", sent: one, "push error too-few-args"),
    CauseCase("%1$@ in %2$@", "%1$@ in %@", sent: two, "de error mixed-numbered"),
    CauseCase("%@ in %@", "in %@", sent: two, "de error unused-args"),
    CauseCase("%@, %@", "%@ 50% dort %@", sent: two, "de error accidental-specifier"),
    CauseCase("Hi %@", "Hallo %@", sent: "[]", "push error too-few-args"),
    CauseCase("Hi %@", "", sent: one, "de error empty-value"),
    CauseCase("", "Hallo %@", sent: one, "en error empty-value"),
    CauseCase("", "", sent: one, "de error empty-value", "en error empty-value"),
    CauseCase("Hi %@", " ", sent: one, "de error blank-value"),
  ]

  static let apps = [
    CauseCase("100% done", "zu 100 % erledigt, 5% Rest", sent: nil),
    CauseCase("%0% to %1", "%0% bis %1", sent: nil),
    CauseCase("%H:%M", "%H.%M Uhr", sent: nil),
    CauseCase("%@ of %d", "%1$@ von %2$d", sent: nil),
    CauseCase("%d of %@", "%@ von %d", sent: nil, "de error order-swapped-without-numbers"),
    CauseCase(
      "%d of %@",
      "%1$@ von %2$d",
      sent: nil,
      "de error type-differs-from-source",
      "de error type-differs-from-source"
    ),
    CauseCase("%ld", "%d", sent: nil, "de warning type-differs-from-source"),
    CauseCase("%,d of %@", "%d von %@", sent: nil, "en error broken-specifier"),
    CauseCase("%1$@ %2$@ %3$@", "%3$@ %1$@", sent: nil, "de error number-gap"),
    CauseCase("%1$@", "%2$@", sent: nil, "de error args-differ-from-source"),
    CauseCase("%1$@ %2$@", "%1$@ %@", sent: nil, "de error mixed-numbered"),
    CauseCase("%@ %@", "%@", sent: nil, "de warning args-differ-from-source"),
    CauseCase("%@", "&@", sent: nil, "de warning args-differ-from-source"),
    CauseCase("%@", "％@", sent: nil, "de error foreign-percent"),
    CauseCase("%@", "% @", sent: nil, "de warning broken-specifier"),
    CauseCase("%@", "{name}", sent: nil, "de warning foreign-placeholder"),
    CauseCase("{name}", "{name}", sent: nil),
    CauseCase("%@: 50%%", "%@: 50% da", sent: nil, "de error accidental-specifier"),
    CauseCase("%@: 100%%", "100% %@", sent: nil, "de warning lone-percent"),
    CauseCase("50％ @home", "٪50 &@home", sent: nil),
  ]

  @Test(arguments: pushes + apps)
  func isToldOnce(_ test: CauseCase) throws {
    let findings = try ExampleProject(test.example).findings().filter { $0.severity > .note }
    let told = findings.map {
      "\($0.place.path.split(whereSeparator: { "./".contains($0) })[0]) \($0.severity) \($0.rule)"
    }
    #expect(told.sorted() == test.findings, "\(findings.map(\.line).joined(separator: "\n"))")
  }

  /// A table with one fault, and everything that is found when a push uses its key `K_1`.
  @Test(arguments: [
    (#""K_1" = {a = b;};"#, ["en.lproj/Localizable.strings non-string-value error"]),
    (#""K_1" = {a = b;}"#, ["en.lproj/Localizable.strings missing-semicolon error"]),
    (#""K_1";"#, ["en.lproj/Localizable.strings key-without-value error"]),
    (
      #""K_1""#,
      [
        "en.lproj/Localizable.strings not-a-dictionary error", "push/p.json missing-key error",
      ]
    ),
    (
      #""K_1" = "a"; ; "K_1" = "b";"#, ["en.lproj/Localizable.strings table-cut-short warning"]
    ),
  ])
  func aTableIsToldOnce(_ table: String, _ expected: [String]) throws {
    let example = RuleExample([
      "en.lproj/Localizable.strings": table,
      "push/p.json": #"{"aps": {"alert": {"loc-key": "K_1"}}}"#,
    ])
    let findings = try ExampleProject(example).findings().filter { $0.severity > .note }
    #expect(findings.map { "\($0.place.path) \($0.rule) \($0.severity)" } == expected)
  }
}

/// A text with faults in it names nothing: the faults are told and nothing else.
struct FaultyTextTests {
  private static func row(_ alert: String, _ findings: String...) -> PayloadRow {
    PayloadRow(alert, "{\"aps\": {\"alert\": {\(alert)}}}", findings)
  }

  static let rows: [PayloadRow] = [
    row(#""loc-key": "K\x""#, "error json-error "),
    row(#""loc-key": "K\u12""#, "error json-error "),
    row(#""loc-key": "K\ud83d""#, "error json-error "),
    row("\"loc-key\": \"K\u{1}\"", "error json-error "),
    row("\"loc-key\": \"K\nL\"", "error json-error "),
    row(#""loc-key": "K", "title\x": "a""#, "error json-error "),
    row(#""loc-key": K"#, "error json-error "),
    row(#""loc-key": "A", "loc-args": ["\x"]"#, "error json-error "),
    // What a comma too many leaves certain is judged as ever.
    row(#""loc-key": "gone","#, "error json-error ", "error missing-key gone"),
  ]

  @Test(arguments: rows)
  func isToldOnce(_ row: PayloadRow) throws {
    try row.check()
  }

  @Test func bytesThatAreNoTextAreToldOnce() throws {
    let example = RuleExample([
      "en.lproj/Localizable.strings": PayloadRow.table,
      "push/p.json|latin1": #"{"aps": {"alert": {"loc-key": "K\#u{E9}"}}}"#,
    ])
    let found = try ExampleProject(example).findings()
    #expect(found.map(\.rule.name) == ["json-error"])
  }
}
