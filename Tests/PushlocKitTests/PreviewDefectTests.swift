import Diagnostics
import Previews
import PushlocKit
import Testing

/// A preview says of what it shows what a check says.
struct PreviewDefectTests {
  /// The findings of each preview: `locale part severity rule`, with `when` where a template has several.
  private func defects(
    _ files: KeyValuePairs<String, String>,
    locales: [String] = []
  ) throws -> [String] {
    let project = try MemoryProject(files).load()
    return Previewing.previews(of: project, locales: locales).flatMap { preview in
      preview.defects.map { defect in
        let when = preview.when.map { " \($0)" } ?? ""
        return
          "\(preview.payload) \(preview.locale)\(when) \(defect.part?.rawValue ?? "-") "
          + "\(defect.severity) \(defect.rule)"
      }
    }
  }

  private let hi = #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a", "b"]}}}"#

  @Test func aLostArgumentStandsOnTheCardOfItsLanguage() throws {
    let found = try defects([
      "en.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "lv.lproj/Localizable.strings": #""hi" = "%1$@";"#,
      "push/a.json": hi,
    ])
    expect(found, ["push/a.json lv body error unused-args"])
  }

  @Test func anEmptyTextIsADefect() throws {
    let found = try defects([
      "en.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "lv.lproj/Localizable.strings": #""hi" = "";"#,
      "push/a.json": hi,
    ])
    expect(
      found.filter { $0.contains("empty-value") },
      ["push/a.json lv body error empty-value"]
    )
  }

  /// Once a card and language, and with what becomes of the file.
  @Test func aRefusedTableIsToldAsSuch() throws {
    let project = try MemoryProject([
      "en.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "de.lproj/Localizable.strings": "\"a\" = \"b\"\n\"hi\" = \"%1$@ in %2$@\"\n",
      "push/a.json": hi,
    ]).load()
    let previews = Previewing.previews(of: project, locales: ["de"])
    expect(
      previews.flatMap(\.defects).map { "\($0.rule) \($0.message)" },
      [
        """
        missing-semicolon iOS drops the whole file 'de.lproj/Localizable.strings' and finds none of its \
        keys; line 1: expected ';' after the value of 'a'
        """
      ]
    )
  }

  @Test func findingsInThePayloadStandOnEveryLanguage() throws {
    let found = try defects([
      "en.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "de.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "push/a.json":
        #"{"aps": {"badge": "1", "alert": {"title-loc-key": "no", "loc-key": "hi", "loc-args": ["a", 5]}}}"#,
      "push/b.json": hi,
    ])
    expect(
      found,
      ["de", "en"].flatMap {
        [
          "push/a.json \($0) title error missing-key",
          "push/a.json \($0) - error wrong-type",
          "push/a.json \($0) body warning arg-not-string",
        ]
      }
    )
  }

  /// A text is right for one payload and wrong for another.
  @Test func aFindingNamesItsPayloads() throws {
    let found = try defects([
      "en.lproj/Localizable.strings": #""hi" = "%1$@";"#,
      "de.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "push/a.json": hi,
      "push/b.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}"#,
    ])
    expect(
      found.filter { $0.contains("too-few-args") },
      ["push/b.json de body error too-few-args"]
    )
  }

  @Test func ofSeveralPayloadsInAFileEachHasItsOwn() throws {
    let found = try defects([
      "en.lproj/Localizable.strings": #""hi" = "%1$@ in %2$@";"#,
      "push/a.json": """
      [{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a", "b"]}}},
       {"aps": {"badge": -1, "alert": {"loc-key": "no"}}}]
      """,
    ])
    expect(
      found,
      ["push/a.json en body error missing-key", "push/a.json en - error out-of-range"]
    )
  }

  /// What the settings say holds here, too.
  @Test func levelsAndSuppressionsHold() throws {
    let found = try defects([
      "en.lproj/Localizable.strings": """
      /* pushloc:ignore empty-value -- with the next release */
      "hi" = "";
      "ho" = "";
      """,
      "push/a.json": #"{"aps": {"badge": "1", "alert": {"title-loc-key": "hi", "loc-key": "ho"}}}"#,
      ".pushloc.json": #"{"rules": {"wrong-type": "off", "empty-value": "warning"}}"#,
    ])
    expect(found, ["push/a.json en body warning empty-value"])
  }

  @Test func allDeclaredValuesAndBranchesAreShown() throws {
    let files: KeyValuePairs = [
      "en.lproj/Localizable.strings": #""s_A" = "a"; "s_B" = "b"; "t_B" = "title";"#,
      "push/a.json": #"{"aps": {"alert": {"title-loc-key": "t_{{s}}", "loc-key": "s_{{s}}"}}}"#,
      "push/b.json":
        #"{"aps": {"alert": { {{#if g}}"loc-key": "s_A"{{else}}"loc-key": "s_C"{{/if}} }}}"#,
      ".pushloc.json": #"{"values": {"s": ["A", "B", "C"]}}"#,
    ]
    let project = try MemoryProject(files).load()
    let previews = Previewing.previews(of: project, locales: [])
    expect(
      previews.map { preview in
        let texts = preview.parts.map { $0.text ?? "" }.joined(separator: "|")
        return "\(preview.payload) \(preview.when.map { "\($0)" } ?? "") \(texts)"
      },
      [
        "push/a.json with s = 'C' t_C|s_C", "push/a.json with s = 'A' t_A|a",
        "push/a.json with s = 'B' title|b", "push/b.json in the branch with 's_C' s_C",
        "push/b.json in the branch with 's_A' a",
      ]
    )
    expect(
      try defects(files),
      [
        "push/a.json en with s = 'C' title error missing-key",
        "push/a.json en with s = 'C' body error missing-key",
        "push/a.json en with s = 'A' title error missing-key",
        "push/b.json en in the branch with 's_C' body error missing-key",
      ]
    )
  }

  @Test func moreThanTheLimitIsCounted() throws {
    let names = (1...20).map { "\"v\($0)\"" }.joined(separator: ", ")
    let project = try MemoryProject([
      "en.lproj/Localizable.strings": #""s_v1" = "a";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "s_{{s}}"}}}"#,
      ".pushloc.json": #"{"values": {"s": [\#(names)]}}"#,
    ]).load()
    let previews = Previewing.previews(of: project, locales: [])
    #expect(previews.count == 12)
    #expect(previews.map(\.leftOut) == [8] + Array(repeating: 0, count: 11))
  }

  /// Phones in languages that the app lacks read the development language, or `Base`.
  @Test func otherLanguagesAreShown() throws {
    func audiences(_ files: KeyValuePairs<String, String>) throws -> [String] {
      let project = try MemoryProject(files).load()
      return Previewing.previews(of: project, locales: []).map {
        "\($0.locale) \($0.audience) \($0.part(.body)?.text ?? "")"
      }
    }
    let payload = #"{"aps": {"alert": {"loc-key": "k"}}}"#
    expect(
      try audiences([
        "en.lproj/Localizable.strings": #""k" = "English";"#,
        "de.lproj/Localizable.strings": #""k" = "Deutsch";"#, "push/a.json": payload,
      ]),
      ["de language Deutsch", "en languageAndOthers English"]
    )
    expect(
      try audiences([
        "Base.lproj/Localizable.strings": #""x" = "Base";"#,
        "de.lproj/Localizable.strings": #""k" = "Deutsch";"#, "push/a.json": payload,
      ]),
      ["de language Deutsch", "Base others k"]
    )
    expect(
      try defects([
        "Base.lproj/Localizable.strings": #""x" = "Base";"#,
        "de.lproj/Localizable.strings": #""k" = "Deutsch";"#, "push/a.json": payload,
      ]),
      ["push/a.json Base body error missing-key"]
    )
  }

  /// An alert that is a hole is neither silent nor a text.
  @Test func anAlertThatIsAHoleIsUnknown() throws {
    let project = try MemoryProject([
      "en.lproj/Localizable.strings": #""k" = "a";"#,
      "push/a.json": #"{"aps": {"alert": {{alert}} }}"#,
      "push/b.json": #"{"aps": {"content-available": 1}}"#,
    ]).load()
    let previews = Previewing.previews(of: project, locales: [])
    #expect(previews.map(\.isUnknown) == [true, false])
    let text = PreviewText.text(previews, width: 100, usesColor: false)
    #expect(text.contains("(unknown: what is shown is known only when the template is rendered)"))
    #expect(text.contains("(silent: nothing is shown)"))
  }
}
