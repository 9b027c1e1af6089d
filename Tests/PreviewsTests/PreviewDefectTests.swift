import Diagnostics
import Previews
import Testing

/// A preview names the rules that a check names for the same text.
struct PreviewDefectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var arguments: String?
    var rules: [String]
    var testDescription: String { text }

    init(_ text: String, _ arguments: String?, _ rules: [String]) {
      (self.text, self.arguments, self.rules) = (text, arguments, rules)
    }
  }

  static let cases = [
    Case("%@ and %@", #"["a", "b"]"#, []),
    Case("%1$@ and %2$@", #"["a"]"#, ["too-few-args"]),
    Case("Hi %@", nil, ["too-few-args"]),
    Case("50%% off", nil, ["doubled-percent-shown"]),
    Case("50%% off, %@", #"["a"]"#, []),
    Case("50%。 %@", #"["a"]"#, ["text-lost"]),
    Case("%d of %@", #"["a", "b"]"#, ["not-an-object-specifier"]),
    Case("100% done, %@", #"["a"]"#, ["accidental-specifier"]),
    Case("％@ wrote", #"["a"]"#, ["foreign-percent"]),
    Case("%0$@", #"["a"]"#, ["zero-position"]),
    Case("{{name}} wrote", #"["a"]"#, ["foreign-placeholder"]),
    Case("% @ wrote", #"["a"]"#, ["broken-specifier"]),
  ]

  @Test(arguments: cases)
  func namesTheRule(_ item: Case) throws {
    let arguments = item.arguments.map { #", "loc-args": \#($0)"# } ?? ""
    let previews = try SamplePreviews.make(
      #"{"loc-key": "k"\#(arguments)}"#,
      english: #""k" = "\#(item.text)";"#
    )
    #expect(previews.flatMap(\.defects).map(\.rule.name) == item.rules)
  }
}
