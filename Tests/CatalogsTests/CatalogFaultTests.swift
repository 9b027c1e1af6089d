import Catalogs
import Diagnostics
import SourceText
import Testing

/// A catalog with what is reported of it, as `severity rule`, in the order of the marks.
struct CatalogFaultCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let isWhole: Bool
  let isAccepted: Bool
  let findings: [String]

  /// A case that is given as the members of `strings`.
  init(_ name: String, accepted: Bool, _ text: String, _ findings: String...) {
    (testDescription, self.text, self.findings) = (name, text, findings)
    (isAccepted, isWhole) = (accepted, false)
  }

  /// A case that is given as a whole file.
  init(_ name: String, accepted: Bool, file: String, _ findings: String...) {
    (testDescription, text, self.findings) = (name, file, findings)
    (isAccepted, isWhole) = (accepted, true)
  }

  var catalog: MarkedCatalog { isWhole ? MarkedCatalog(text) : MarkedCatalog(strings: text) }

  static func unit(_ value: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": ""# + value + #""}}"#
  }
}

/// What Apple's compiler refuses, and what it takes and loses, is told at its place.
struct CatalogFaultTests {
  static let shape = "error catalog-shape"

  static let files = [
    CatalogFaultCase("nothing", accepted: false, file: "↓", "error catalog-json-error"),
    CatalogFaultCase("an array", accepted: false, file: "↓[]", shape),
    CatalogFaultCase(
      "no members",
      accepted: false,
      file: "{↓↓↓}",
      shape,
      shape,
      shape
    ),
    CatalogFaultCase(
      "a mark in front",
      accepted: true,
      file: "\u{FEFF}" + #"{"sourceLanguage": "en", "version": "1.1", "strings": {}}"#
    ),
    CatalogFaultCase(
      "a number as version",
      accepted: true,
      file: #"{"sourceLanguage": "en", "version": 7, "strings": {}, "tool": {"a": 1}}"#
    ),
    CatalogFaultCase(
      "a truth value as version",
      accepted: false,
      file: #"{"sourceLanguage": "en", "version": ↓true, "strings": {}}"#,
      shape
    ),
    CatalogFaultCase(
      "null as source language and strings",
      accepted: false,
      file: #"{"sourceLanguage": ↓null, "version": "1.0", "strings": ↓null}"#,
      shape,
      shape
    ),
    CatalogFaultCase(
      "a trailing comma hides no other fault and brings none",
      accepted: false,
      file: #"{"sourceLanguage": "en", "version": "1.0", "strings": {"a": {}↓,}}"#,
      "error catalog-json-error"
    ),
    CatalogFaultCase(
      "entries outside strings",
      accepted: true,
      file: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {},
         "↓a": {"localizations": {}}, "b": {"comment": "of a tool"}, "↓c": {"shouldTranslate": false}}
        """,
      "error entries-outside-strings",
      "error entries-outside-strings"
    ),
  ]

  static let entries = [
    CatalogFaultCase("an entry that is null", accepted: false, #""a": ↓null"#, shape),
    CatalogFaultCase("a comment that is null", accepted: true, #""a": {"comment": null}"#),
    CatalogFaultCase(
      "a comment that is a number",
      accepted: false,
      #""a": {"comment": ↓4}"#,
      shape
    ),
    CatalogFaultCase(
      "a state that is true",
      accepted: false,
      #""a": {"extractionState": ↓true}"#,
      shape
    ),
    CatalogFaultCase(
      "an unknown state",
      accepted: true,
      #""a": {"extractionState": "future", "generatesSymbol": true}"#
    ),
    CatalogFaultCase(
      "a text as shouldTranslate",
      accepted: false,
      #""a": {"shouldTranslate": ↓"no"}"#,
      shape
    ),
    CatalogFaultCase(
      "localizations that are null",
      accepted: false,
      #""a": {"localizations": ↓null}"#,
      shape
    ),
    CatalogFaultCase(
      "languages that are null, and none",
      accepted: true,
      #""a": {"localizations": {"en": null}}, "b": {"localizations": {}}, "": {}"#
    ),
    CatalogFaultCase(
      "a language that is a text",
      accepted: false,
      #""a": {"localizations": {"en": ↓"A"}}"#,
      shape
    ),
    CatalogFaultCase(
      "a language without anything",
      accepted: false,
      #""a": {"localizations": {"↓en": {}}}"#,
      shape
    ),
    CatalogFaultCase(
      "a unit without a state",
      accepted: false,
      #""a": {"localizations": {"en": {"↓stringUnit": {"value": "A"}}}}"#,
      shape
    ),
    CatalogFaultCase(
      "a unit with a state that is null",
      accepted: false,
      #""a": {"localizations": {"en": {"↓stringUnit": {"state": null, "value": "A"}}}}"#,
      shape
    ),
    CatalogFaultCase(
      "a unit without a value",
      accepted: false,
      #""a": {"localizations": {"en": {"↓stringUnit": {"state": "new"}}}}"#,
      shape
    ),
    CatalogFaultCase(
      "a value that is a number",
      accepted: false,
      #""a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ↓1}}}}"#,
      shape
    ),
  ]

  static let one = CatalogFaultCase.unit("%lld file")
  static let many = CatalogFaultCase.unit("%lld files")

  static let variations = [
    CatalogFaultCase(
      "null beside a text",
      accepted: false,
      #""a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "A"}, "variations": ↓null}}}"#,
      shape
    ),
    CatalogFaultCase(
      "null beside a device's text and a form's",
      accepted: false,
      #"""
      "a": {"localizations": {"en": {"variations": {"device": {
        "other": {"stringUnit": {"state": "new", "value": "A"}, "variations": ↓null}}}}}},
      "b": {"localizations": {"en": {"variations": {"plural": {
        "other": {"stringUnit": {"state": "new", "value": "%d"}, "variations": ↓null}}}}}}
      """#,
      shape,
      shape
    ),
    CatalogFaultCase(
      "an axis that is null",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"plural": ↓null}}}}"#,
      shape
    ),
    CatalogFaultCase(
      "no axis",
      accepted: true,
      #""a": {"localizations": {"en": {"↓variations": {"width": {}}}}}"#,
      "error empty-variation"
    ),
    CatalogFaultCase(
      "no device",
      accepted: true,
      #""a": {"localizations": {"en": {"variations": {"↓device": {}}}}}"#,
      "error empty-variation"
    ),
    CatalogFaultCase(
      "no form",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"↓plural": {}}}}}"#,
      "error empty-variation"
    ),
    CatalogFaultCase(
      "empty variations beside a unit",
      accepted: true,
      #""a": {"localizations": {"en": {"↓variations": {}, "stringUnit": {"state": "x", "value": "A"}}}}"#,
      "error empty-variation"
    ),
    CatalogFaultCase(
      "forms beside a unit",
      accepted: true,
      #""a": {"localizations": {"en": {"↓stringUnit": {"state": "x", "value": "A"}, "#
        + #""variations": {"plural": {"other": \#(many)}}}}}"#,
      "error unit-beside-variations"
    ),
    CatalogFaultCase(
      "both axes",
      accepted: true,
      #""a": {"localizations": {"en": {"variations": {"plural": {"other": \#(many)}, "#
        + #""↓device": {"mac": \#(many)}}}}}"#,
      "error both-axes"
    ),
    CatalogFaultCase(
      "forms without a number",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"plural": "#
        + #"{"one": {"stringUnit": {"state": "x", "value": "%@ file"}}, "#
        + #""other": {"stringUnit": {"state": "x", "value": "↓%@ files"}}}}}}}"#,
      "error plural-without-number"
    ),
    CatalogFaultCase(
      "a number in one form",
      accepted: true,
      #""a": {"localizations": {"en": {"variations": {"plural": {"one": \#(one), "#
        + #""other": {"stringUnit": {"state": "x", "value": "many"}}}}}}}"#
    ),
    CatalogFaultCase(
      "devices inside a form",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"plural": {"one": {"↓variations": "#
        + #"{"device": {"mac": \#(one)}}}, "other": \#(many)}}}}}"#,
      shape
    ),
    CatalogFaultCase(
      "devices inside a device",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"device": {"mac": {"variations": "#
        + #"{"↓device": {"mac": \#(one)}}}}}}}}"#,
      shape
    ),
    CatalogFaultCase(
      "a varied device other",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"device": {"mac": \#(one), "#
        + #""↓other": {"variations": {"plural": {"other": \#(many)}}}}}}}}"#,
      "error varied-device-other"
    ),
    CatalogFaultCase(
      "substitutions inside a device",
      accepted: false,
      #""a": {"localizations": {"en": {"variations": {"device": {"mac": {"↓substitutions": {}, "#
        + #""stringUnit": {"state": "x", "value": "A"}}}}}}}"#,
      shape
    ),
  ]

  static func substitution(_ value: String, _ definition: String) -> String {
    #""a": {"localizations": {"en": {"stringUnit": {"state": "x", "value": "\#(value)"}, "#
      + #""substitutions": {\#(definition)}}}}"#
  }

  static let forms =
    #""variations": {"plural": {"other": \#(CatalogFaultCase.unit("%arg files"))}}"#
  static let defined = #""files": {"argNum": 1, "formatSpecifier": "lld", \#(forms)}"#

  static let substitutions = [
    CatalogFaultCase("all is well", accepted: true, substitution("%#@files@", defined)),
    CatalogFaultCase("a doubled sign", accepted: true, substitution("%1$#@files@ %%#@x@", defined)),
    CatalogFaultCase(
      "undefined beside another",
      accepted: false,
      substitution("↓%#@file@ %#@files@", defined),
      "error undefined-substitution"
    ),
    CatalogFaultCase(
      "undefined beside none",
      accepted: true,
      substitution("Delete ↓%1$#@file@", ""),
      "error undefined-substitution"
    ),
    CatalogFaultCase(
      "never used",
      accepted: true,
      substitution("Delete", defined.replacing("\"files", with: "\"↓files")),
      "warning unused-substitution"
    ),
    CatalogFaultCase(
      "used by a form",
      accepted: false,
      substitution("%#@files@", defined.replacing("%arg", with: "↓%#@files@")),
      "error misplaced-substitution"
    ),
    CatalogFaultCase(
      "no object",
      accepted: false,
      substitution("%#@files@", #""files": ↓"x""#),
      shape
    ),
    CatalogFaultCase(
      "definitions in an array",
      accepted: false,
      #""a": {"localizations": {"en": {"stringUnit": {"state": "x", "value": "%#@a@"}, "#
        + #""substitutions": ↓[]}}}"#,
      shape
    ),
    CatalogFaultCase(
      "a broken argument number",
      accepted: false,
      substitution("%#@files@", defined.replacing("\"argNum\": 1", with: "\"argNum\": ↓1.5")),
      shape
    ),
    CatalogFaultCase(
      "a negative argument number",
      accepted: true,
      substitution("%#@files@", defined.replacing("\"argNum\": 1", with: "\"argNum\": -1"))
    ),
    CatalogFaultCase(
      "no specifier and no number",
      accepted: false,
      substitution("%#@files@", #""files": {\#(forms.replacing("%arg", with: "↓all"))}"#),
      "error plural-without-number"
    ),
    CatalogFaultCase(
      "no forms",
      accepted: false,
      substitution("%#@x@", #""↓x": {"argNum": 1}"#),
      shape
    ),
  ]

  @Test(arguments: files + entries + variations + substitutions)
  func faultsAreToldAtTheirPlaces(_ test: CatalogFaultCase) {
    let outcome = test.catalog.read()
    #expect(outcome.value.isAccepted == test.isAccepted)
    #expect(outcome.diagnostics.map { "\($0.severity) \($0.rule)" } == test.findings)
    let offsets = outcome.diagnostics.map { $0.place.range.lowerBound }
    #expect(offsets == test.catalog.marks, "\(outcome.diagnostics.map(\.message.description))")
  }

  @Test func findingsNameKeyAndLanguage() throws {
    let catalog = MarkedCatalog(strings: #""a\"b": {"localizations": {"zh_Hans_CN": {}}}"#)
    let finding = try #require(catalog.read().diagnostics.first)
    #expect(finding.key == "a\"b")
    #expect(finding.locales == ["zh-CN"])
    #expect(
      finding.message.description
        == "'zh_Hans_CN' has no 'stringUnit'; Apple's compiler refuses the catalog"
    )
  }

  @Test func aFileFullOfFaultsIsNotReportedWithoutEnd() {
    let entries = (0..<5000).map { "\"\($0)\": null" }.joined(separator: ",")
    #expect(MarkedCatalog(strings: entries).read().diagnostics.count == 200)
  }
}
