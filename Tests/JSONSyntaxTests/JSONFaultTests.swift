import Diagnostics
import JSONSyntax
import SourceText
import Testing

/// Faults of JSON: where each is, what is said, and what its fix makes of the file.
///
/// In a text `↓` stands before the first byte of a finding's range and `↑` behind its last one.
struct JSONFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let marked: String
    let messages: [String]
    /// The text after the fix; nil where there is none.
    let fixed: String?
    var isSafe = true

    init(
      _ testDescription: String,
      _ marked: String,
      _ messages: [String],
      fixed: String? = nil,
      isSafe: Bool = true
    ) {
      self.testDescription = testDescription
      self.marked = marked
      self.messages = messages
      self.fixed = fixed
      self.isSafe = isSafe
    }
  }

  static let structure = [
    Case("an empty file", "↓↑", ["expected a JSON value; the file is empty"]),
    Case("white space only", "↓↑ \n", ["expected a JSON value; the file is empty"]),
    Case(
      "a trailing comma in an object",
      #"{"a":1↓,↑ }"#,
      ["expected a name in double quotes after ','; JSON has no trailing comma"],
      fixed: #"{"a":1 }"#
    ),
    Case(
      "a trailing comma in an array",
      "[1,2↓,↑\n]",
      ["expected a value after ','; JSON has no trailing comma"],
      fixed: "[1,2\n]"
    ),
    Case(
      "a comma too many in an object",
      #"{"a":1,↓,↑"b":2}"#,
      ["expected a name in double quotes before ','"],
      fixed: #"{"a":1,"b":2}"#
    ),
    Case(
      "a comma too many in an array",
      "[1,↓,↑2]",
      ["expected a value before ','"],
      fixed: "[1,2]",
      isSafe: false
    ),
    Case(
      "a missing comma between lines",
      "{\"a\":\"x\"↓↑\n\"b\":2}",
      ["expected ',' or '}' after the value"],
      fixed: "{\"a\":\"x\",\n\"b\":2}"
    ),
    Case(
      "a missing comma between items",
      "[1↓↑ 2]",
      ["expected ',' or ']' after the value"],
      fixed: "[1, 2]"
    ),
    Case(
      "a semicolon for a comma",
      #"{"a":{}↓;↑"b":2}"#,
      ["expected ',' or '}' after the value, not ';'"],
      fixed: #"{"a":{},"b":2}"#
    ),
    Case(
      "a semicolon at the end",
      #"{"a":1↓;↑}"#,
      ["expected ',' or '}' after the value, not ';'"],
      fixed: #"{"a":1}"#
    ),
    Case(
      "a missing colon",
      #"{"a"↓↑ 1}"#,
      ["expected ':' after the name"],
      fixed: #"{"a": 1}"#
    ),
    Case(
      "an equals sign for a colon",
      #"{"a" ↓=↑ 1}"#,
      ["expected ':' after the name"],
      fixed: #"{"a" : 1}"#
    ),
    Case(
      "an arrow for a colon",
      #"{"a" ↓=>↑ 1}"#,
      ["expected ':' after the name"],
      fixed: #"{"a" : 1}"#
    ),
    Case(
      "a missing value",
      #"{"a":↓↑ , "b":2}"#,
      ["expected a value after ':'"]
    ),
    Case(
      "a name alone",
      #"{"a"↓↑ }"#,
      ["expected ':' and a value after the name"]
    ),
    Case(
      "an unquoted name",
      #"{↓loc-key↑: "a"}"#,
      ["expected double quotes around the name 'loc-key'"],
      fixed: #"{"loc-key": "a"}"#
    ),
    Case(
      "the file ends in an object",
      #"{"a":{"b":1↓↑"# + "\n",
      ["expected ',' or '}' after the value, but the file ends"]
    ),
    Case(
      "the file ends behind a comma",
      "[1,↓↑",
      ["expected a value or ']', but the file ends"]
    ),
    Case(
      "the file ends behind a colon",
      #"{"a":↓↑"#,
      ["expected a value after ':'"]
    ),
    Case(
      "text after the end",
      #"{"a":1} ↓x↑ {}"#,
      ["expected the end of the file after the top-level value"]
    ),
    Case(
      "a bracket too many",
      #"{"a":1}↓}↑"#,
      ["expected the end of the file; this '}' closes nothing"]
    ),
    Case(
      "a bracket of the other kind",
      #"{"a":1↓]↑"#,
      ["expected '}', not ']'"],
      fixed: #"{"a":1}"#,
      isSafe: false
    ),
    Case(
      "an object that is not closed in an array",
      #"[{"a":1↓]↑"#,
      ["expected '}', not ']'"]
    ),
    Case(
      "an array that is not closed in an object",
      #"{"a":["b"↓}↑"#,
      ["expected ']', not '}'"]
    ),
    Case(
      "a name that is a number",
      #"{↓1↑: 2}"#,
      ["expected double quotes around the name '1'"],
      fixed: #"{"1": 2}"#
    ),
    Case(
      "an object for a name",
      #"{↓{↑"a":1}}"#,
      ["expected a name in double quotes"]
    ),
  ]

  static let texts = [
    Case(
      "single quotes",
      #"{↓'↑a': "b"}"#,
      [
        "expected '\"' around the text; an apostrophe does not delimit text in JSON"
      ],
      fixed: #"{"a": "b"}"#
    ),
    Case(
      "single quotes around a double one",
      #"[↓'↑a "b" it\'s']"#,
      [
        "expected '\"' around the text; an apostrophe does not delimit text in JSON"
      ],
      fixed: #"["a \"b\" it's"]"#
    ),
    Case(
      "smart quotes",
      "{\"a\": ↓“↑b”}",
      [
        "expected '\"' around the text; '“' (LEFT DOUBLE QUOTATION MARK, U+201C) "
          + "does not delimit text in JSON"
      ],
      fixed: #"{"a": "b"}"#
    ),
    Case(
      "smart quotes around smart quotes",
      "[↓“↑he said “no” and went”]",
      [
        "expected '\"' around the text; '“' (LEFT DOUBLE QUOTATION MARK, U+201C) "
          + "does not delimit text in JSON"
      ],
      fixed: "[\"he said “no” and went\"]"
    ),
    Case(
      "German quotes",
      "[↓„↑b“]",
      [
        "expected '\"' around the text; '„' (DOUBLE LOW-9 QUOTATION MARK, U+201E) "
          + "does not delimit text in JSON"
      ],
      fixed: #"["b"]"#
    ),
    Case(
      "a smart quote at the end alone",
      "{\"a\": \"b↓”↑,\n\"c\": 1}",
      [
        "expected '\"' at the end of the text; '”' (RIGHT DOUBLE QUOTATION MARK, U+201D) "
          + "does not end it"
      ],
      fixed: "{\"a\": \"b\",\n\"c\": 1}"
    ),
    Case(
      "a text without an end",
      "{\"a\": ↓\"↑Hello,\n\"b\": 1}",
      ["expected a closing quotation mark on this line; the text begins here"],
      fixed: "{\"a\": \"Hello\",\n\"b\": 1}",
      isSafe: false
    ),
    Case(
      "a text without an end in the last line",
      "{\"a\": ↓\"↑Hello}",
      ["expected a closing quotation mark on this line; the text begins here"],
      fixed: "{\"a\": \"Hello\"}",
      isSafe: false
    ),
    Case(
      "a quote inside a text",
      #"{"a": "He said "↓hi" to me"↑, "b": 1}"#,
      ["expected ',' or '}' after the value"]
    ),
    Case(
      "a line end inside a text",
      "{\"a\": \"one↓\n↑two\", \"b\": 1}",
      ["a line end inside a text is written '\\n' in JSON"],
      fixed: "{\"a\": \"one\\ntwo\", \"b\": 1}"
    ),
    Case(
      "a tab inside a text",
      "[\"one↓\t↑two\t\"]",
      ["TAB (U+0009) inside a text is written '\\t' in JSON"],
      fixed: "[\"one\\ttwo\\t\"]"
    ),
    Case(
      "an unknown escape",
      #"["50↓\%↑"]"#,
      [#"'\%' is no escape of JSON; a backslash is written '\\'"#],
      fixed: #"["50\\%"]"#,
      isSafe: false
    ),
    Case(
      "an escaped apostrophe",
      #"["it↓\'↑s"]"#,
      [#"'\'' is no escape of JSON; a backslash is written '\\'"#],
      fixed: #"["it's"]"#
    ),
    Case(
      "an escape of too few digits",
      #"["↓\u00e↑x"]"#,
      [#"expected four hexadecimal digits after '\u', not '\u00e'"#]
    ),
    Case(
      "half a surrogate pair",
      #"["↓\ud83d↑ \ud83d\ude00"]"#,
      [#"'\ud83d' is half of a character; the other half is missing"#]
    ),
    Case(
      "the other half of a surrogate pair",
      #"["↓\uDE00↑"]"#,
      [#"'\uDE00' is half of a character; the other half is missing"#]
    ),
    Case(
      "a text without quotes",
      #"{"a": ↓Hello world↑, "b": 1}"#,
      ["expected a value; a text stands in double quotes"]
    ),
  ]

  static let words = [
    Case(
      "a plus sign",
      "[↓+1↑]",
      ["expected a number without '+', not '+1'"],
      fixed: "[1]"
    ),
    Case(
      "leading zeros that are read one way",
      "[↓007↑]",
      ["expected a number without leading zeros, not '007'"],
      fixed: "[7]"
    ),
    Case(
      "leading zeros that may be octal",
      "[↓010↑]",
      ["expected a number without leading zeros, not '010'"],
      fixed: "[10]",
      isSafe: false
    ),
    Case(
      "a hexadecimal number",
      "[↓0x1F↑]",
      ["expected a decimal number, not '0x1F'"],
      fixed: "[31]"
    ),
    Case(
      "a dot in front",
      "[↓.5↑]",
      ["expected digits on both sides of '.', not '.5'"],
      fixed: "[0.5]"
    ),
    Case(
      "a dot at the end",
      "[↓-5.↑]",
      ["expected digits on both sides of '.', not '-5.'"],
      fixed: "[-5.0]"
    ),
    Case(
      "digits in groups",
      "[↓1_000↑]",
      ["expected a number without '_', not '1_000'"],
      fixed: "[1000]"
    ),
    Case("not a number", "[↓NaN↑]", ["expected a value; JSON has no 'NaN'"]),
    Case("infinity", "[↓-Infinity↑]", ["expected a value; JSON has no '-Infinity'"]),
    Case(
      "Python's true",
      "[↓True↑]",
      ["expected a value; JSON has no 'True'"],
      fixed: "[true]"
    ),
    Case(
      "Python's null",
      "[↓None↑]",
      ["expected a value; JSON has no 'None'"],
      fixed: "[null]"
    ),
  ]

  static let trivia = [
    Case(
      "a line comment",
      "{\"a\":1 ↓// one↑\n}",
      ["JSON has no comments"],
      fixed: "{\"a\":1 \n}"
    ),
    Case(
      "a block comment",
      "↓/* é */↑{}",
      ["JSON has no comments"],
      fixed: "{}"
    ),
    Case(
      "a comment without an end",
      "{} ↓/*↑ x",
      ["expected '*/'; the comment begins here and takes the rest of the file"]
    ),
    Case(
      "a no-break space",
      "[↓\u{A0}↑1,\u{A0}2]",
      ["NO-BREAK SPACE (U+00A0) is no white space in JSON"],
      fixed: "[ 1, 2]"
    ),
    Case(
      "a byte order mark",
      "↓\u{FEFF}↑{}",
      ["expected a JSON value; the file begins with a byte order mark (U+FEFF)"],
      fixed: "{}"
    ),
    Case(
      "a byte order mark between tokens",
      "{}↓\u{FEFF}↑",
      ["BYTE ORDER MARK (U+FEFF) is no white space in JSON"],
      fixed: "{}"
    ),
    Case(
      "a merge conflict",
      "{\n↓<<<<<<<↑ HEAD\n\"a\": 1\n=======\n\"a\": 2\n>>>>>>> other\n}",
      ["a merge conflict is left in the file"]
    ),
  ]

  static let several = [
    Case(
      "two causes",
      "{↓a↑: 1, \"b\": [1↓,↑]}",
      [
        "expected double quotes around the name 'a'",
        "expected a value after ','; JSON has no trailing comma",
      ],
      fixed: #"{"a": 1, "b": [1]}"#
    ),
    Case(
      "a fault in each line",
      "{\"a\": ↓+1↑↓↑\n\"b\": ↓True↑}",
      [
        "expected a number without '+', not '+1'",
        "expected ',' or '}' after the value",
        "expected a value; JSON has no 'True'",
      ],
      fixed: "{\"a\": 1,\n\"b\": true}"
    ),
  ]

  @Test(arguments: structure + texts + words + trivia + several)
  func faultIsReportedOnceAtItsPlace(_ row: Case) throws {
    let (text, ranges) = Self.unmark(row.marked)
    let source = DecodedSource(utf8: SourceFile(path: "a.json", text: text))
    let outcome = JSONDocument.parse(source)
    #expect(outcome.diagnostics.map(\.place.range) == ranges)
    #expect(outcome.diagnostics.map(\.message.description) == row.messages)
    #expect(!outcome.value.isWellFormed)
    let fixes = outcome.diagnostics.compactMap(\.fix)
    if let fixed = row.fixed {
      #expect(fixes.count == row.messages.count)
      #expect(fixes.allSatisfy { $0.isSafe == row.isSafe })
      let result = Self.apply(fixes, to: text)
      #expect(result == fixed)
      let again = JSONDocument.parse(DecodedSource(utf8: SourceFile(path: "a", text: result)))
      #expect(again.diagnostics.isEmpty)
    } else {
      #expect(fixes.isEmpty)
    }
  }

  static func unmark(_ marked: String) -> (String, [ByteRange]) {
    var text: [UInt8] = []
    var ranges: [ByteRange] = []
    var start = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "↓": start = text.count
      case "↑": ranges.append(ByteRange(start, text.count))
      default: text += Array(String(scalar).utf8)
      }
    }
    return (String(decoding: text, as: UTF8.self), ranges)
  }

  static func apply(_ fixes: [Fix], to text: String) -> String {
    var bytes = Array(text.utf8)
    let edits = fixes.flatMap(\.edits).sorted { $0.range.start < $1.range.start }
    for edit in edits.reversed() {
      bytes.replaceSubrange(edit.range.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
