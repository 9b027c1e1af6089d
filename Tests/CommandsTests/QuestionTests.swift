import Commands
import FileAccess
import TestSupport
import Testing

/// Commands that answer one question, run as command lines.
struct QuestionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: [FilePath]
    var run: ProgramRun
    var testDescription: String { words.map(\.string).joined(separator: " ") }

    init(
      _ line: String,
      _ output: String = "",
      _ errors: String = "",
      _ status: Commands.ExitStatus = .success
    ) {
      words = line.split(separator: " ").map { FilePath(String($0)) }
      run = ProgramRun(output, errors, status)
    }
  }

  static let cases = [
    Case(
      "plurals --format json ru 1 2 5 1.5 -1 1",
      #"""
      {"version":1,"language":"ru","categories":["one","few","many","other"],\#
      "numbers":{"1":"one","2":"few","5":"many","1.5":"other","-1":"one"}}

      """#
    ),
    Case("plurals en_US 1 2", "1 one\n2 other\n"),
    Case("plurals ja", "other 0–19, …\n"),
    Case("plurals xx 3", "3 other\n", "note: CLDR has no plural rules for 'xx'\n"),
    Case("plurals de x", "", "error: 'x' is no number in decimal digits\n", .usage),
    Case(
      "resolve --format json --available en,zh-Hant zh-Hant-TW",
      "{\"version\":1,\"chain\":[\"zh-Hant\"]}\n"
    ),
    Case("resolve --available en,de,de-AT fr de-CH", "de\n"),
    Case(
      "resolve --available en,de fi",
      "",
      "note: none of the available languages matches\n"
    ),
    Case(
      "resolve --available en,de --development-language en fi",
      "en\n",
      "note: none matches; the development language answers\n"
    ),
    Case(
      "resolve --format json --available en,de",
      "{\"version\":1,\"chain\":[]}\n",
      "note: none of the available languages matches\n"
    ),
    Case("render --as app %2$@:%1$d i:5 s:x", "x:5\n"),
    Case(
      "render --as app %d%d 5 i:6 z:",
      "",
      """
      error: '5' is no typed argument
      help: write a type before it: s:Anna for text, i:5 or l:5 for a number, f:1.5
      error: 'z:' is no typed argument
      help: write a type before it: s:Anna for text, i:5 or l:5 for a number, f:1.5

      """,
      .usage
    ),
    Case(
      "explain missing-kye",
      "",
      """
      error: no rule and no reason of APNs is called 'missing-kye'
      help: did you mean 'missing-key'?

      """,
      .usage
    ),
    Case(
      "explain --format json Unregistered",
      #"""
      {"version":1,"reason":"Unregistered","status":410,\#
      "meaning":"the app was deleted or takes no pushes any more; delete the token","found":false}

      """#
    ),
    Case(
      "explain BadPriority",
      """
      # BadPriority

      APNs answers 400: 'apns-priority' is not 1, 5 or 10, or not one that the push type allows.

      The cause stands in the payload or its envelope, where 'pushloc check' looks.

      """
    ),
  ]

  @Test(arguments: cases) func answers(_ item: Case) {
    #expect(ProgramRun(item.words) == item.run)
  }

  @Test func resolvingLooksAtTheProject() {
    let files = MemoryFiles([
      "App/en.lproj/Localizable.strings": #""k" = "v";"#,
      "App/pt.lproj/Localizable.strings": #""k" = "v";"#,
      "push.json": #"{"aps":{"alert":{"loc-key":"k"}}}"#,
    ])
    #expect(ProgramRun(["resolve", "pt-BR"], files: files) == ProgramRun("pt\nen\n"))
    let errors = """
      error: found nothing to check: no string table and no payload
      help: name the folders that hold the '.lproj' folders and the payloads

      """
    #expect(ProgramRun(["resolve", "pt-BR"]) == ProgramRun("", errors, .usage))
  }
}
