import Foundation
import JSONSyntax
import Testing

struct JSONWriterTests {
  private func sample(_ json: inout JSONWriter) {
    json.object { json in
      json.member("b", 1)
      json.member("a") { json in
        json.array { json in
          json.number(1.5)
          json.number(Double.nan)
          json.number(UInt64.max)
          json.boolean(false)
          json.null()
          json.object { _ in }
          json.array([])
        }
      }
      json.member("absent", String?.none)
      json.member("list", ["x", "y"])
      json.key("raw")
      json.number(literal: "1e400")
    }
  }

  @Test func compactKeepsTheOrderOfTheCalls() {
    var json = JSONWriter()
    sample(&json)
    #expect(
      json.text
        == #"{"b":1,"a":[1.5,null,18446744073709551615,false,null,{},[]],"list":["x","y"],"raw":1e400}"#
    )
  }

  @Test func outerLevelsStandOnLinesOfTheirOwn() {
    var json = JSONWriter(brokenLevels: 1)
    sample(&json)
    #expect(
      json.text == """
        {
          "b":1,
          "a":[1.5,null,18446744073709551615,false,null,{},[]],
          "list":["x","y"],
          "raw":1e400
        }
        """
    )
  }

  @Test func prettyBreaksEverywhere() {
    var json = JSONWriter.pretty
    json.object { json in
      json.member("empty") { $0.object { _ in } }
      json.member("list", ["x", "y"])
    }
    #expect(
      json.text == """
        {
          "empty": {},
          "list": [
            "x",
            "y"
          ]
        }
        """
    )
  }

  @Test func stringsAreEscapedOnlyWhereTheyMustBe() {
    var json = JSONWriter()
    json.string("\"\\/\n\r\t\u{0}\u{1B}[31m\u{7F}\u{9B}é\u{A0}\u{2028}\u{FFFE}\u{202E}😀%")
    #expect(
      json.text == #""\"\\/\n\r\t\u0000\u001B[31m\u007F\u009Bé"# + "\u{A0}" + #"\u2028\uFFFE"#
        + "\u{202E}😀%\""
    )
  }

  @Test func everyScalarComesBackThroughAnotherReader() throws {
    for start in stride(from: UInt32(0), through: 0x10FFFF, by: 0x1000) {
      var text = ""
      for value in start..<(start + 0x1000) {
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      var json = JSONWriter()
      json.array([text])
      let back = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String]
      #expect(back.map { Array($0[0].unicodeScalars) } == Array(text.unicodeScalars))
    }
  }
}
