import Diagnostics
import PlistSyntax
import SourceText
import Testing

/// What is said about a text, and where.
struct FaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The text, with `↓` before each place.
    let marked: String
    /// The findings in order.
    let findings: [String]
    /// The keys of the value, in order.
    let keys: [String]
    var isAccepted = false
    /// The text after the first finding's fix; nil where it has none.
    var fixed: String?

    var testDescription: String { marked.debugDescription }
  }

  static let semicolons: [Case] = [
    Case(
      marked: "\"a\" = \"1\"↓\n\"b\" = \"2\";\n",
      findings: ["error missing-semicolon «»: expected ';' after the value of 'a'"],
      keys: ["a", "b"],
      fixed: "\"a\" = \"1\";\n\"b\" = \"2\";\n"
    ),
    Case(
      marked: "\"a\" = \"1\"↓ // c\n\n/* d */ \"b\" = \"2\"↓",
      findings: [
        "error missing-semicolon «»: expected ';' after the value of 'a'",
        "error missing-semicolon «»: expected ';' after the value of 'b'",
      ],
      keys: ["a", "b"],
      fixed: "\"a\" = \"1\"; // c\n\n/* d */ \"b\" = \"2\""
    ),
    Case(
      marked: "\"a\" = \"1\"↓, \"b\" = \"2\";",
      findings: ["error missing-semicolon «,»: expected ';' after the value of 'a', found ','"],
      keys: ["a", "b"],
      fixed: "\"a\" = \"1\"; \"b\" = \"2\";"
    ),
    Case(
      marked: "\"a\" = \"1\"↓ \"b\" = \"2\";",
      findings: ["error missing-semicolon «»: expected ';' after the value of 'a'"],
      keys: ["a", "b"],
      fixed: "\"a\" = \"1\"; \"b\" = \"2\";"
    ),
    Case(
      marked: "\"a\" = \"1\"↓:\n\"b\" = \"2\";",
      findings: ["error missing-semicolon «:»: expected ';' after the value of 'a', found ':'"],
      keys: ["a", "b"],
      fixed: "\"a\" = \"1\";\n\"b\" = \"2\";"
    ),
    Case(
      marked: "\"a\" = \"1\"↓；\n",
      findings: [
        "error missing-semicolon «；»: expected ';' after the value of 'a', "
          + "found '；' (FULLWIDTH SEMICOLON, U+FF1B)"
      ],
      keys: ["a"],
      fixed: "\"a\" = \"1\";\n"
    ),
    Case(
      marked: "{ \"a\" = { b = c↓ }; }",
      findings: ["error missing-semicolon «»: expected ';' after the value of 'b'"],
      keys: ["a"],
      fixed: "{ \"a\" = { b = c; }; }"
    ),
    Case(
      marked: "\"a\" = \"one \"\n  ↓\"two \"\n  \"three\";\n",
      findings: [
        "error syntax-error «\"two \"\n  \"three\"»: "
          + "expected ';' after the value of 'a', found another string"
      ],
      keys: ["a"]
    ),
    Case(
      marked: "\"a\" = \"Hello\" ↓World;\n\"b\" = \"2\";\n",
      findings: ["error syntax-error «World»: expected ';' after the value of 'a', found 'World'"],
      keys: ["a", "b"]
    ),
    Case(
      marked: "a = b ↓c;",
      findings: ["error syntax-error «c»: expected ';' after the value of 'a', found 'c'"],
      keys: ["a"]
    ),
  ]

  static let quotes: [Case] = [
    Case(
      marked: "\"a\" = \"say \"↓hi\" now\";\n\"b\" = \"2\";",
      findings: [
        "error unescaped-quote «hi»: text after the closing quote of the value of 'a'"
      ],
      keys: ["a", "b"],
      fixed: "\"a\" = \"say \\\"hi\\\" now\";\n\"b\" = \"2\";"
    ),
    Case(
      marked: "\"say \"↓hi\"\" = \"x\";",
      findings: ["error unescaped-quote «hi»: text after the closing quote of a key"],
      keys: ["say \"hi\""],
      fixed: "\"say \\\"hi\\\"\" = \"x\";"
    ),
    Case(
      marked: "\"a\" = ↓\"b;\n\"c\" = \"d\";\n",
      findings: ["error unterminated-string «\"»: the value of 'a' has no closing quote"],
      keys: ["a", "c"]
    ),
    Case(
      marked: "\"a\" = ↓\"b\n\"c\" = \"d\";\n\"e\" = \"f\";\n",
      findings: ["error unterminated-string «\"»: the value of 'a' has no closing quote"],
      keys: ["a", "c", "e"]
    ),
    Case(
      marked: "\"a\" = ↓\"b\\",
      findings: ["error unterminated-string «\"»: the value of 'a' has no closing quote"],
      keys: ["a"]
    ),
    Case(
      marked: "↓\"a = \"1\";\n\"b\" = \"2\";",
      findings: [
        "error unterminated-string «\"»: the key that begins here has no closing quote"
      ],
      keys: ["a", "b"]
    ),
    Case(
      marked: "\"a\" = \"1\";\n↓\"b = 2;\n",
      findings: [
        "error unterminated-string «\"»: the phone stops reading at a quote that never closes, "
          + "without an error; keys lost: 'b'"
      ],
      keys: ["a"],
      isAccepted: true
    ),
    Case(
      marked: "↓“gift” = “%@ sent \"it\"”;\n",
      findings: [
        "error smart-quote-delimiter «“»: "
          + "'“' (LEFT DOUBLE QUOTATION MARK, U+201C) is no quote in a table"
      ],
      keys: ["gift"],
      fixed: "\"gift\" = \"%@ sent \\\"it\\\"\";\n"
    ),
    Case(
      marked: "\"a\" = \"text↓”;\n\"b\" = \"c\";\n",
      findings: [
        "error smart-quote-delimiter «”»: "
          + "'”' (RIGHT DOUBLE QUOTATION MARK, U+201D) is no quote in a table"
      ],
      keys: ["a", "b"],
      fixed: "\"a\" = \"text\";\n\"b\" = \"c\";\n"
    ),
    Case(
      marked: "\"a\" = \"1\";\n↓„b“ = \"2\";\n\"c\" = \"3\";\n",
      findings: [
        "error smart-quote-delimiter «„»: the phone stops reading at '„' "
          + "(DOUBLE LOW-9 QUOTATION MARK, U+201E), without an error; keys lost: 'b', 'c'"
      ],
      keys: ["a"],
      isAccepted: true,
      fixed: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n"
    ),
    Case(
      marked: "\"a\" = \"« hi »\"; \"b\" = \"“x”\";",
      findings: [],
      keys: ["a", "b"],
      isAccepted: true
    ),
  ]

  static let cuts: [Case] = [
    Case(
      marked: "\"a\" = \"1\";↓;\n\"b\" = \"2\";\n\"c\" = \"3\";\n",
      findings: [
        "error table-cut-short «;»: the phone stops reading at a stray ';', without an error; "
          + "keys lost: 'b', 'c'"
      ],
      keys: ["a"],
      isAccepted: true,
      fixed: "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n"
    ),
    Case(
      marked: "\"a\" = \"1\";↓;\n// the end\n",
      findings: [
        "warning table-cut-short «;»: the phone stops reading at a stray ';', without an error; "
          + "what follows is ignored"
      ],
      keys: ["a"],
      isAccepted: true,
      fixed: "\"a\" = \"1\";\n// the end\n"
    ),
    Case(
      marked: "\"a\" = \"1\";↓\u{A0}\n\"b\" = \"2\";↓\u{200B} ; \u{FEFF}\n\"c\" = \"3\";",
      findings: [
        "error table-cut-short «\u{A0}»: the phone stops reading at NO-BREAK SPACE (U+00A0), "
          + "without an error; keys lost: 'b', 'c'",
        "error table-cut-short «\u{200B}»: ZERO WIDTH SPACE (U+200B) begins no key; "
          + "the phone would stop reading here, without an error",
      ],
      keys: ["a"],
      isAccepted: true,
      fixed: "\"a\" = \"1\";\n\"b\" = \"2\";\u{200B} ; \u{FEFF}\n\"c\" = \"3\";"
    ),
    Case(
      marked: "a=1; b=2;↓\u{0}c=3; d=4; e=5; f=6; g=7; c=8;",
      findings: [
        "error table-cut-short «\u{0}»: the phone stops reading at NUL (U+0000), "
          + "without an error; keys lost: 'c', 'd', 'e', 'f', 'g'"
      ],
      keys: ["a", "b"],
      isAccepted: true,
      fixed: "a=1; b=2;c=3; d=4; e=5; f=6; g=7; c=8;"
    ),
    Case(
      marked: "\"a\" = \"1\"; ↓} \"b\" = \"2\";",
      findings: [
        "error table-cut-short «}»: the phone stops reading at a stray '}', without an error; "
          + "keys lost: 'b'"
      ],
      keys: ["a"],
      isAccepted: true
    ),
    Case(
      marked: "\"a\" = \"1\";\n↓# one\n# two\n\"b\" = \"2\";",
      findings: [
        "error table-cut-short «#»: the phone stops reading at '#', without an error; "
          + "keys lost: 'b'"
      ],
      keys: ["a"],
      isAccepted: true
    ),
    Case(
      marked: "\"a\" = \"1\";\n↓почта = \"2\";\n\"b\" = \"3\";",
      findings: [
        "error table-cut-short «п»: the phone stops reading at 'п' (U+043F), without an error; "
          + "keys lost: 'почта', 'b'"
      ],
      keys: ["a"],
      isAccepted: true
    ),
    Case(
      marked: "↓/* oops \"b\" = \"2\";\n c = d;",
      findings: [
        "error unterminated-comment «/*»: the phone stops reading at a comment that never ends, "
          + "without an error; keys lost: 'b', 'c'"
      ],
      keys: [],
      isAccepted: true
    ),
    Case(
      marked: "\"a\" ↓/* \"b\" = \"c\";",
      findings: [
        "error unterminated-comment «/*»: the phone stops reading at a comment that never ends, "
          + "without an error; keys lost: 'b'"
      ],
      keys: [],
      isAccepted: true
    ),
    Case(
      marked: "\"a\" = \"1\"; ↓/* the end",
      findings: [
        "warning unterminated-comment «/*»: the phone stops reading at a comment that never ends, "
          + "without an error; what follows is ignored"
      ],
      keys: ["a"],
      isAccepted: true
    ),
    Case(
      marked: """
        "a" = "1";
        ↓<<<<<<< HEAD
        "b" = "2";
        =======
        "b" = "3";
        >>>>>>> x
        "c" = "4";
        ↓=======
        """,
      findings: [
        "error merge-conflict-marker «<<<<<<< HEAD»: the phone stops reading at a conflict "
          + "marker, without an error; keys lost: 'b', 'c'",
        "error merge-conflict-marker «=======»: a conflict marker is left in the table",
      ],
      keys: ["a"],
      isAccepted: true
    ),
    Case(
      marked: "↓<<<<<<< HEAD\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> x\n",
      findings: [
        "error merge-conflict-marker «<<<<<<< HEAD»: a conflict marker is left in the table"
      ],
      keys: ["b", "b"]
    ),
  ]

  @Test(arguments: semicolons + quotes + cuts + words + objects)
  func faultsAreNamedWhereTheyStand(_ row: Case) throws {
    let marked = MarkedText(row.marked)
    let outcome = Reading.read(marked.text)
    let source = outcome.value.source
    #expect(outcome.diagnostics.map { Reading.line($0, source) } == row.findings)
    #expect(outcome.diagnostics.map(\.place.range.lowerBound) == marked.places)
    #expect(outcome.value.isAccepted == row.isAccepted)
    var keys: [String] = []
    if case .dictionary(let members, _)? = outcome.value.root {
      keys = members.map { $0.key.string(in: source) }
    }
    #expect(keys == row.keys)
    let fix = outcome.diagnostics.first?.fix
    #expect(fix.map { Reading.apply($0, to: marked.text) } == row.fixed)
  }

  @Test func everyLostKeyHasItsOwnPlace() throws {
    let text = "a = 1;; \"b\" = 2; c = { d = e; }; b = 3; 'f' = g;"
    let outcome = Reading.read(text)
    let related = try #require(outcome.diagnostics.first).related
    let source = outcome.value.source
    #expect(
      related.map { "\($0.message) «\(source.string($0.place.range))» \($0.place.range.start)" }
        == [
          "'b' is lost «b» 9", "'c' is lost «c» 17", "'f' is lost «f» 41",
        ]
    )
  }

  @Test func helpFitsTheQuote() {
    let texts = ["a = \"C:\\\";\nb = \"c\";", "a = 'it's here';", "a = \"say \"hi\" now\";"]
    #expect(
      texts.map { Reading.read($0).diagnostics.map { $0.help?.description } } == [
        ["the last quote is escaped: write '\\\\' for a backslash before it"],
        ["write '\\'' for a quote inside the text"], ["write '\\\"' for a quote inside the text"],
      ]
    )
  }

  @Test func findingsCarryTheLocalizationKey() {
    let outcome = Reading.read("\"a\" = { b = c d; }\n\"e\" = \"\\q\";\n")
    #expect(
      outcome.diagnostics.map { "\($0.rule) \($0.key ?? "-")" } == [
        "syntax-error a", "missing-semicolon a", "unknown-escape e",
      ]
    )
  }
}
