import Diagnostics
import JSONSyntax
import Payloads
import SourceText
import Testing

struct PayloadReaderTests {
  @Test func localizedAlertIsReadWhole() throws {
    let text = #"{"aps":{"alert":{"title-loc-key":"t","loc-key":"b","loc-args":["Anna",5]}}}"#
    let outcome = PayloadReader.read(SourceFile(path: "push/a.json", text: text))
    #expect(outcome.diagnostics.isEmpty)
    let payload = try #require(outcome.value.payloads.first)
    let alert = try #require(payload.alert)
    #expect(payload.pointer == "")
    #expect(alert.title.key?.text == "t")
    #expect(alert.body.key?.pointer == "/aps/alert/loc-key")
    #expect(alert.body.argumentTexts == ["Anna", "5"])
    #expect(alert.body.arity == .exact(2))
    #expect(alert.subtitle.isAbsent)
  }
}
