import Diagnostics
import PlistSyntax
import SourceText
import Testing

/// Strings that Apple's reader takes, but reads as something else than they look like.
struct EscapeFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// What stands between the quotes of the value.
    let written: String
    let findings: [String]
    /// What stands between the quotes after all fixes.
    var fixed: String?

    var testDescription: String { written.debugDescription }
  }

  static let cases: [Case] = [
    Case(written: #"\n\r\t\"\'\\ \U00e9\U41\UE9! \UD83D\UDE00"#, findings: []),
    Case(written: "a\\\nb\\\r\nc\\\u{2028}d\te\nf", findings: []),
    Case(
      written: #"\q 100\% \é"#,
      findings: [
        #"warning unknown-escape «\q»: '\q' is no escape: the backslash vanishes and 'q' stays"#,
        #"warning unknown-escape «\%»: '\%' is no escape: the backslash vanishes and '%' stays"#,
        #"warning unknown-escape «\é»: '\é' is no escape: the backslash vanishes and 'é' stays"#,
      ],
      fixed: "q 100% é"
    ),
    Case(
      written: #"\u00e9"#,
      findings: [
        #"error lowercase-u-escape «\u00e9»: '\u00e9' is no escape: the phone shows 'u00e9'"#
      ],
      fixed: #"\U00e9"#
    ),
    Case(
      written: #"\ud83d\ude00"#,
      findings: [
        #"error lowercase-u-escape «\ud83d\ude00»: "#
          + #"'\ud83d\ude00' is no escape: the phone shows 'ud83dude00'"#
      ],
      fixed: #"\Ud83d\Ude00"#
    ),
    Case(
      written: #"\u{e9}\u{1F600}"#,
      findings: [
        #"error lowercase-u-escape «\u{e9}»: '\u{e9}' is no escape: the phone shows 'u{e9}'"#,
        #"error lowercase-u-escape «\u{1F600}»: "#
          + #"'\u{1F600}' is no escape: the phone shows 'u{1F600}'"#,
      ],
      fixed: #"\U00e9\Ud83d\Ude00"#
    ),
    Case(
      written: #"\user"#,
      findings: [
        #"warning unknown-escape «\u»: '\u' is no escape: the backslash vanishes and 'u' stays"#
      ],
      fixed: "user"
    ),
    Case(
      written: #"\x41"#,
      findings: [#"error lowercase-u-escape «\x41»: '\x41' is no escape: the phone shows 'x41'"#],
      fixed: #"\U0041"#
    ),
    Case(
      written: #"\U0001F600\U1f600 \U000000e9"#,
      findings: [
        #"error long-unicode-escape «\U0001F600»: "#
          + #"'\U' takes four digits: '\U0001F600' does not give '😀' (U+1F600)"#,
        #"error long-unicode-escape «\U1f600»: "#
          + #"'\U' takes four digits: '\U1f600' does not give '😀' (U+1F600)"#,
        #"error long-unicode-escape «\U000000e9»: "#
          + #"'\U' takes four digits: '\U000000e9' does not give 'é' (U+00E9)"#,
      ],
      fixed: #"\Ud83d\Ude00\Ud83d\Ude00 \U00e9"#
    ),
    Case(written: #"\U00e9a \U00e9abc \U1F60x"#, findings: []),
    Case(
      written: #"\Utwórz"#,
      findings: [#"error empty-unicode-escape «\U»: '\U' without digits gives NUL (U+0000)"#],
      fixed: "Utwórz"
    ),
    Case(
      written: #"\UD83D \UDE00"#,
      findings: [
        #"error lone-surrogate «\UD83D»: "#
          + #"'\UD83D' is half of a surrogate pair and is shown as '�'"#,
        #"error lone-surrogate «\UDE00»: "#
          + #"'\UDE00' is half of a surrogate pair and is shown as '�'"#,
      ]
    ),
    Case(
      written: #"\341\12"#,
      findings: [
        #"warning octal-escape «\341»: "#
          + #"'\341' gives 'Æ' (U+00C6), from the NeXTSTEP character set"#,
        #"warning octal-escape «\12»: "#
          + #"'\12' gives LINE FEED (U+000A), from the NeXTSTEP character set"#,
      ],
      fixed: #"\U00e1\U000a"#
    ),
    Case(
      written: #"\0\b\U0007\033"#,
      findings: [
        #"error nul-or-control-character «\0»: '\0' gives NUL (U+0000), which no phone shows"#,
        #"error nul-or-control-character «\b»: "#
          + #"'\b' gives BACKSPACE (U+0008), which no phone shows"#,
        #"error nul-or-control-character «\U0007»: "#
          + #"'\U0007' gives BELL (U+0007), which no phone shows"#,
        #"error nul-or-control-character «\033»: "#
          + #"'\033' gives ESCAPE (U+001B), which no phone shows"#,
      ]
    ),
    Case(
      written: "\u{0}x\u{7F}\u{85}",
      findings: [
        "error nul-or-control-character «\u{0}»: "
          + "NUL (U+0000) stands in the text, which no phone shows",
        "error nul-or-control-character «\u{7F}»: "
          + "DELETE (U+007F) stands in the text, which no phone shows",
        "error nul-or-control-character «\u{85}»: "
          + "NEXT LINE (U+0085) stands in the text, which no phone shows",
      ]
    ),
  ]

  @Test(arguments: cases)
  func escapesAreJudged(_ row: Case) {
    let text = "\"k\" = \"\(row.written)\";\n"
    let outcome = Reading.read(text)
    let source = outcome.value.source
    #expect(outcome.value.isAccepted)
    #expect(outcome.diagnostics.map { Reading.line($0, source) } == row.findings)
    #expect(outcome.diagnostics.allSatisfy { $0.key == "k" })
    let edits = outcome.diagnostics.compactMap(\.fix).flatMap(\.edits)
    let fixed = edits.isEmpty ? nil : Reading.apply(edits, to: text)
    #expect(fixed == row.fixed.map { "\"k\" = \"\($0)\";\n" })
  }

  /// Fixes that cannot be wrong are safe.
  @Test(arguments: [
    (#"\u00e9"#, true), (#"\x41"#, true), (#"\xe9"#, false), (#"\U0001F600"#, true),
    (#"\q"#, false), (#"\341"#, false), (#"\Uzz"#, false),
  ])
  func fixesSayWhetherTheyAreSafe(_ row: (written: String, isSafe: Bool)) {
    let outcome = Reading.read("k = \"\(row.written)\";")
    #expect(outcome.diagnostics.map { $0.fix?.isSafe } == [row.isSafe])
  }

  @Test func escapesInKeysNestedValuesAndLostEntriesAreJudged() {
    let outcome = Reading.read(#""\q" = ({ a = "\w"; "\e"; });; "b" = "\u00e9";"#)
    #expect(
      outcome.diagnostics.map { "\($0.rule) \($0.key ?? "-")" } == [
        "unknown-escape q", "unknown-escape q", "key-without-value q", "unknown-escape q",
        "table-cut-short -", "lowercase-u-escape b",
      ]
    )
  }

  @Test func keysWithoutValuesAreReported() throws {
    let text = "\"a b\";\nc;\n"
    let outcome = Reading.read(text)
    #expect(
      outcome.diagnostics.map { Reading.line($0, outcome.value.source) } == [
        "warning key-without-value «\"a b\"»: 'a b' has no value; the phone shows the key",
        "warning key-without-value «c»: 'c' has no value; the phone shows the key",
      ]
    )
    let edits = outcome.diagnostics.compactMap(\.fix).flatMap(\.edits)
    #expect(Reading.apply(edits, to: text) == "\"a b\" = \"a b\";\nc = c;\n")
  }
}
