import Diagnostics
import JSONSyntax
import Payloads
import SourceText
import Testing

/// Templates that are large, broken or cut off.
struct TemplateRobustnessTests {
  private static let whole = """
    {% if a %}{"aps": {"alert": {"loc-key": "push.{{ kind }}", "loc-args": [
    {% for x in list %}"{{ x | json }}"{% unless last %},{% endunless %}{% endfor %}, "{{ y }}"]},
    "badge": {{ n }}{% if s %}, "sound": "{{ s }}"{% endif %}}}{% else %}{"aps": {}}{% endif %}
    """

  @Test(arguments: ["liquid", "mustache", "hbs", "erb", "tmpl", "ftl"])
  func truncationAnywhereIsRead(_ ending: String) {
    let bytes = Array(Self.whole.utf8)
    for end in bytes.indices {
      let file = SourceFile(path: "a.json.\(ending)", bytes: Array(bytes[..<end]))
      _ = PayloadReader.read(file, isExpected: true)
    }
  }

  @Test(arguments: [
    #""{{a}}","#, #""{{a","#, "{{#a}}", "{{/a}}", "{{{", "{{", "}}", #""${","#, "${${", "<%", "{%",
    "<#if (", #""%(","#,
  ])
  func manyTagsTakeLinearTime(_ piece: String) {
    let text = #"{"aps":{"alert":{"loc-key":"k","loc-args":["#
    let bytes = Array((text + String(repeating: piece, count: 20_000)).utf8)
    for ending in ["hbs", "liquid", "erb", "ftl"] {
      let file = SourceFile(path: "a.json.\(ending)", bytes: bytes)
      #expect(PayloadReader.read(file).value.document.source.utf8.count == bytes.count)
    }
  }

  @Test func holesInAnSNSTextHavePlacesInTheFile() throws {
    let text = #"{"default":"x","APNS":"{\"aps\":{\"alert\":{\"loc-key\":\"a.{{k}}\"}}}"}"#
    let file = SourceFile(path: "a.json", bytes: Array(text.utf8))
    let payload = try #require(PayloadReader.read(file).value.payloads.first)
    let key = try #require(payload.alert?.body.key)
    let range = payload.outerRange(key.node.contentRange)
    #expect(String(decoding: Array(text.utf8)[range.range], as: UTF8.self) == "a.{{k}}")
  }
}
