import Catalogs
import Diagnostics
import Foundation
import SourceText
import Testing

/// Members of `strings` with the compiled files, as JSON.
struct CompilingCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let strings: String
  let expected: String

  init(_ name: String, _ strings: String, _ expected: String) {
    (testDescription, self.strings, self.expected) = (name, strings, expected)
  }
}

/// Rules of Apple's compiler that the recorded runs do not show one by one.
struct CatalogCompilingTests {
  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func entry(_ key: String, _ localizations: String, _ more: String = "") -> String {
    "\"\(key)\": {\(more)\"localizations\": {\(localizations)}}"
  }

  private static let ruleType = #""NSStringFormatSpecTypeKey": "NSStringPluralRuleType""#

  private static func plural(_ format: String, _ type: String, _ forms: String) -> String {
    #"{"NSStringLocalizedFormatKey": "\#(format)", "value": {\#(ruleType), "#
      + #""NSStringFormatValueTypeKey": "\#(type)", \#(forms)}}"#
  }

  static let texts = [
    CompilingCase(
      "a new source text is left out",
      entry("a", #""en": \#(unit("A", "new")), "de": \#(unit("Ä", "new"))"#),
      #"{"de.lproj/T.strings": {"a": "Ä"}}"#
    ),
    CompilingCase(
      "a new source text of a manual key is not",
      entry("a", #""en": \#(unit("A", "new"))"#, #""extractionState": "manual", "#),
      #"{"en.lproj/T.strings": {"a": "A"}}"#
    ),
    CompilingCase(
      "an empty text is a text, and escapes are resolved",
      entry("\\u00e9\\n", #""en": \#(unit("")), "fr": \#(unit("\\ud83d\\ude00\\\"%\\n"))"#),
      #"{"en.lproj/T.strings": {"é\n": ""}, "fr.lproj/T.strings": {"é\n": "😀\"%\n"}}"#
    ),
    CompilingCase(
      "the first of two counts",
      entry("a", #""en": \#(unit("1")), "en": \#(unit("2"))"#) + ", "
        + entry("a", #""en": \#(unit("3"))"#),
      #"{"en.lproj/T.strings": {"a": "1"}}"#
    ),
    CompilingCase(
      "the first of two names of a language counts, file by file",
      entry("a", #""iw": \#(unit("1")), "he": \#(unit("2"))"#) + ", "
        + entry("b", #""he": \#(unit("3"))"#),
      #"{"he.lproj/T.strings": {"a": "1"}}"#
    ),
    CompilingCase(
      "nothing is made of keys alone",
      #""a": {}, "b": {"shouldTranslate": false}"#,
      "{}"
    ),
  ]

  static let plurals = [
    CompilingCase(
      "the number's own position stands in the format",
      entry(
        "a",
        #""en": {"variations": {"plural": {"one": \#(unit("%1$@: one")), "#
          + #""other": \#(unit("%1$@: %2$ld"))}}}"#
      ),
      #"{"en.lproj/T.stringsdict": {"a": "#
        + plural("%2$#@value@", "ld", #""one": "%1$@: one", "other": "%1$@: %2$ld""#) + "}}"
    ),
    CompilingCase(
      "length and conversion are the type, without width and precision",
      entry("a", #""en": {"variations": {"plural": {"other": \#(unit("%08.2lf km"))}}}"#),
      #"{"en.lproj/T.stringsdict": {"a": "#
        + plural("%#@value@", "lf", #""other": "%08.2lf km""#) + "}}"
    ),
    CompilingCase(
      "a plain device other stands in the other file",
      entry(
        "a",
        #""en": {"variations": {"device": {"mac": \#(unit("Click")), "other": \#(unit("Tap"))}}}"#
      ),
      #"{"en.lproj/T.strings": {"a": "Tap"}, "#
        + #""en.lproj/T.stringsdict": {"a": {"NSStringDeviceSpecificRuleType": {"mac": "Click"}}}}"#
    ),
  ]

  private static func substitution(_ name: String, _ number: String, _ form: String) -> String {
    #""\#(name)": {\#(number)"formatSpecifier": "d", "variations": {"plural": {"other": "#
      + unit(form) + "}}}"
  }

  private static func variable(_ name: String, _ form: String) -> String {
    #""\#(name)": {\#(ruleType), "NSStringFormatValueTypeKey": "d", "other": "\#(form)"}"#
  }

  private static func text(_ value: String, _ substitutions: String) -> String {
    entry(
      "a",
      #""en": {"stringUnit": {"state": "x", "value": "\#(value)"}, "#
        + #""substitutions": {\#(substitutions)}}"#
    )
  }

  static let substitutions = [
    CompilingCase(
      "%arg is the substitution's own argument",
      text("%#@n@", substitution("n", #""argNum": 2, "#, "%arg %%arg %@")),
      #"{"en.lproj/T.stringsdict": {"a": {"NSStringLocalizedFormatKey": "%2$#@n@", "#
        + variable("n", "%2$d %%arg %@") + "}}}"
    ),
    CompilingCase(
      "without an argument number nothing is numbered",
      text("%#@n@ or %2$#@n@", substitution("n", "", "%arg")),
      #"{"en.lproj/T.stringsdict": {"a": {"NSStringLocalizedFormatKey": "%#@n@ or %2$#@n@", "#
        + variable("n", "%d") + "}}}"
    ),
    CompilingCase(
      "names outside ASCII are replaced, each by its own",
      text(
        "%#@é@ %#@value@ %#@ü@ %%#@é@",
        [("é", 1), ("ü", 2), ("value", 3), ("unused", 4)]
          .map { substitution($0.0, "\"argNum\": \($0.1), ", "%d") }.joined(separator: ", ")
      ),
      #"{"en.lproj/T.stringsdict": {"a": {"#
        + #""NSStringLocalizedFormatKey": "%1$#@value2@ %3$#@value@ %2$#@value3@ %%#@é@", "#
        + [variable("value2", "%d"), variable("value", "%d"), variable("value3", "%d")]
        .joined(separator: ", ") + "}}}"
    ),
    CompilingCase(
      "a text that uses none is plain and stands in the .stringsdict",
      text("All", substitution("n", "", "%d")),
      #"{"en.lproj/T.stringsdict": {"a": "All"}}"#
    ),
  ]

  @Test(arguments: texts + plurals + substitutions)
  func compilesByTheRules(_ test: CompilingCase) throws {
    let outcome = MarkedCatalog(strings: test.strings).read()
    #expect(outcome.value.isAccepted, "\(outcome.diagnostics.map(\.message.description))")
    let json = try JSONSerialization.jsonObject(with: Data(test.expected.utf8))
    let expected = try #require(json as? [String: Any]).mapValues(Compiled.init)
    #expect(outcome.value.compiledFiles(named: "T") == expected)
  }

  @Test func onlyWantedFoldersAreMade() {
    let text = Self.entry("a", #""en": \#(Self.unit("A")), "de": \#(Self.unit("Ä"))"#)
    let catalog = MarkedCatalog(strings: text).read().value
    #expect(catalog.compiled(folders: ["de", "fr"]).map(\.folder) == ["de"])
    #expect(catalog.compiled().map(\.folder) == ["de", "en"])
  }

  @Test func aRefusedCatalogIsNotCompiled() {
    let text = Self.entry("a", #""en": \#(Self.unit("A")), "de": {}"#)
    #expect(MarkedCatalog(strings: text).read().value.compiled().isEmpty)
  }
}
