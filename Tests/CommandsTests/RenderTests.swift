import Commands
import FileAccess
import Testing

struct RenderTests {
  struct Case: Sendable {
    var words: [FilePath]
    var run: ProgramRun

    init(_ words: FilePath..., output: String, errors: String = "") {
      self.words = ["render"] + words
      run = ProgramRun(output, errors)
    }
  }

  static let cases = [
    Case("%2$@, %1$@", "a", "b", output: "b, a\n"),
    Case("100%%", output: "100%%\n"),
    Case("100%%", "x", output: "100%\n"),
    Case("--format", "json", "%@ é", "\"q\"", output: #"{"version":1,"text":"\"q\" é"}"# + "\n"),
    Case("--format=json", "--", "-%@", "-x", output: #"{"version":1,"text":"--x"}"# + "\n"),
    Case("a\n%@", "\u{1B}[31m", output: "a\n␛[31m\n"),
    Case(
      "100％ %é",
      "x",
      output: "",
      errors: "note: iOS loses the whole text at '%é'\n"
    ),
    Case(
      "--format",
      "json",
      "%У",
      "x",
      output: #"{"version":1,"text":null,"reason":"iOS loses the whole text at '%У'"}"# + "\n"
    ),
  ]

  @Test(arguments: cases) func fillsAsIOSDoes(_ item: Case) {
    #expect(ProgramRun(item.words) == item.run)
  }
}
