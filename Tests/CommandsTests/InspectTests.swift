import Commands
import FileAccess
import TestSupport
import Testing

struct InspectTests {
  private func inspect(
    _ path: FilePath,
    _ text: String,
    _ flags: FilePath...
  ) -> ProgramRun {
    let files = MemoryFiles()
    files[path] = Array(text.utf8)
    return ProgramRun(["inspect", path] + flags, files: files)
  }

  @Test func payloadsAreShownAsJSON() {
    let text = "{\"a\": 1.50e3, \"b\": {\"c\": [true, null]}, \"a\": \"\\u00e9\"}\n"
    let run = inspect("p.json", text, "--format", "json")
    let head = #"{"version":1,"file":"p.json","kind":"payload","syntax":"json","encoding":"utf-8","#
    #expect(run.status == .success)
    #expect(
      run.output.hasPrefix(
        head + #""accepted":true,"value":{"a":"é","b":{"c":[true,null]}},"entries":[],"#
      )
    )
  }

  @Test func whatIsNotAcceptedHasNoValue() {
    let run = inspect("p.json", "{\"a\": }", "--format", "json")
    #expect(run.status == .findings)
    #expect(run.output.contains(#""accepted":false,"entries":[],"diagnostics":[{"rule":"#))
  }

  @Test func xmlTablesAreShownWithTheirTypes() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <!-- about t -->
        <key>t</key><string>a &amp; b</string>
        <key>d</key><data>AAH/</data>
        <key>w</key><date>2024-02-29T23:59:59Z</date>
        <key>n</key><array><integer>-5</integer><real>1.5</real><true/></array>
        <key>t</key><string>last</string>
      </dict></plist>

      """
    let run = inspect("a.strings", text, "--format", "json")
    let value =
      #""value":{"t":"last","d":{"$data":"0001ff"},"w":{"$date":"2024-02-29T23:59:59Z"},"#
      + #""n":[-5,1.5,true]},"entries":[{"key":"t","value":"a & b","line":4,"column":3"#
    #expect(run.output.contains(value))
  }

  @Test func oldStyleTablesAreShownByLine() {
    let text = "/* the\n title */\n\"a\" = \"\\U00e9 \u{202E}\";\n// two\n\"b\" = \"2\";\n"
    let run = inspect("x/a.strings", text)
    let expected = """
      x/a.strings: strings, openstep, utf-8; Apple's reader takes it
      3:1       a = é <U+202E>
      5:1       b = 2

      """
    #expect(run == ProgramRun(expected))
    let json = inspect("x/a.strings", text, "--format", "json").output
    #expect(
      json.contains(
        #""key":"a","value":"é \#u{202E}","line":3,"column":1,"comment":"the\n title"}"#
      )
    )
  }

  @Test func standardInputHasTheNameItIsGiven() {
    let run = ProgramRun(["inspect", "-", "--stdin-path", "/project/x.json", "--format=json"]) {
      $0.readInput = { _ throws(FileAccessError) in Array("{}".utf8) }
    }
    #expect(run.output.hasPrefix(#"{"version":1,"file":"x.json","kind":"payload","#))
  }

  @Test func aFileThatIsNotThereIsAFailure() {
    let errors = "error: cannot read 'no.strings': no such file or directory\n"
    #expect(ProgramRun(["inspect", "no.strings"]) == ProgramRun("", errors, .failure))
  }

  @Test func catalogsAreShownWithTheirKeysAndSourceTexts() {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"comment": "of \\"a\\"", "localizations": {"en": {"stringUnit":
          {"state": "translated", "value": "A"}}}},
        "b": {}, "a": {"comment": "hidden"},
        "c": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit":
          {"state": "x", "value": "C"}}}}}}}
      }}
      """
    let run = inspect("L.xcstrings", text, "--format", "json")
    #expect(run.status == .success)
    #expect(run.output.contains(#""kind":"xcstrings","syntax":"json""#))
    #expect(run.output.contains(#""accepted":true,"value":{"sourceLanguage":"en""#))
    let entries =
      #""entries":[{"key":"a","value":"A","line":2,"column":3,"comment":"of \"a\""},"#
      + #"{"key":"b","value":"b","line":4,"column":3},{"key":"c","line":5,"column":3}]"#
    #expect(run.output.contains(entries), "\(run.output)")
  }

  @Test func aCatalogThatAppleRefusesHasNoValue() {
    let text = #"{"sourceLanguage": "en", "strings": {"a": {}}}"#
    let run = inspect("L.xcstrings", text, "--format", "json")
    #expect(run.status == .findings)
    #expect(run.output.contains(#""accepted":false,"entries":[{"key":"a","value":"a","#))
    #expect(run.output.contains(#""rule":"catalog-shape","category":"catalog-structure""#))
  }
}
