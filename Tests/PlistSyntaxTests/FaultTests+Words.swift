/// Words, brackets and data where they do not belong.
extension FaultTests {
  static let words: [Case] = [
    Case(
      marked: "↓# note\n\"a\" = \"1\";",
      findings: ["error syntax-error «#»: expected a key, found '#'"],
      keys: ["a"]
    ),
    Case(
      marked: "\u{FEFF}↓\u{FEFF}\"a\" = \"1\";",
      findings: [
        "error syntax-error «\u{FEFF}»: a second byte order mark (U+FEFF) follows the first: Xcode drops "
          + "it when it copies the file, but Apple's reader refuses the file as it stands"
      ],
      keys: ["a"],
      fixed: "\u{FEFF}\"a\" = \"1\";"
    ),
    Case(
      marked: "\"ok\" = \"OK\";\nnew ↓mail = \"Mail\";",
      findings: ["error syntax-error «mail»: expected '=' after the key 'new', found 'mail'"],
      keys: ["ok", "new mail"]
    ),
    Case(
      marked: "\"ok\" = \"OK\";\n↓Don't translate these.\n\"new\" = \"New\";",
      findings: [
        "error syntax-error «Don't translate these.»: expected an entry, found the words "
          + "'Don't translate these.'"
      ],
      keys: ["ok", "new"]
    ),
    Case(
      marked: "↓Section one: the texts that nobody may ever touch\n\"new\" = \"New\";",
      findings: [
        "error syntax-error «Section one: the texts that nobody may ever touch»: expected an entry, "
          + "found the words 'Section one: the texts that nobody may'"
      ],
      keys: ["new"]
    ),
    Case(
      marked: "a↓@b = c;",
      findings: ["error syntax-error «@»: '@' cannot stand in a key without quotes"],
      keys: ["a@b"]
    ),
    Case(
      marked: "\"a\"↓\u{A0}= \"1\";",
      findings: ["error syntax-error «\u{A0}»: NO-BREAK SPACE (U+00A0) is no blank in a table"],
      keys: ["a"],
      fixed: "\"a\"= \"1\";"
    ),
    Case(
      marked: "\"a\" =↓\u{3000}\"1\";",
      findings: [
        "error syntax-error «\u{3000}»: IDEOGRAPHIC SPACE (U+3000) is no blank in a table"
      ],
      keys: ["a"],
      fixed: "\"a\" =\"1\";"
    ),
    Case(
      marked: "\"a\" ↓: \"1\"; b↓: \"2\";",
      findings: [
        "error syntax-error «:»: expected '=' after the key 'a', found ':'",
        "error syntax-error «:»: expected '=' after the key 'b', found ':'",
      ],
      keys: ["a", "b"]
    ),
    Case(
      marked: "\"a\"↓ \"b\"; \"c\" = ↓= \"d\"; \"e\" = ↓; \"f\" = \"g\";",
      findings: [
        "error syntax-error «»: expected '=' after the key 'a'",
        "error syntax-error «=»: expected a value for 'c', found '='",
        "error syntax-error «;»: expected a value for 'e', found ';'",
      ],
      keys: ["a", "c", "f"]
    ),
    Case(
      marked: "\"x\" = \"y\"; \"a\" =↓",
      findings: ["error syntax-error «»: expected a value for 'a'"],
      keys: ["x"]
    ),
    Case(
      marked: "\"a\" = ↓@\"text\";",
      findings: ["error syntax-error «@»: expected a value, found '@'"],
      keys: ["a"],
      fixed: "\"a\" = \"text\";"
    ),
    Case(
      marked: "\"a\" = Gr↓üße;\n\"b\" = 50↓%;",
      findings: [
        "error syntax-error «ü»: 'ü' (U+00FC) cannot stand in a value without quotes",
        "error syntax-error «%»: '%' cannot stand in a value without quotes",
      ],
      keys: ["a", "b"]
    ),
    Case(
      marked: "/* a /* b */ c ↓*/ \"k\" = \"v\";",
      findings: ["error syntax-error «*/»: expected a key, found '*/'"],
      keys: ["k"]
    ),
    Case(
      marked: "\"a\" = \"1\";\n↓-- note\n\"b\" = \"2\"; ↓/ note\nc = d;",
      findings: [
        "error syntax-error «--»: expected a key, found '--', which begins no comment",
        "error syntax-error «/»: expected a key, found '/', which begins no comment",
      ],
      keys: ["a", "b", "c"]
    ),
    Case(
      marked: "↓title\" = \"Hello\"; \"b\" = ↓Hi you\"; \"c\" = ↓> \"d\";",
      findings: [
        "error syntax-error «»: the key 'title' has no opening quote",
        "error syntax-error «»: the value of 'b' has no opening quote",
        "error syntax-error «>»: expected a value for 'c', found '>'",
      ],
      keys: ["title", "b", "c"]
    ),
    Case(
      marked: "\"a\" = \"1\"; ↓/ \"b\" = \"2\";",
      findings: ["error syntax-error «/»: expected a key, found '/', which begins no comment"],
      keys: ["a", "b"]
    ),
    Case(
      marked: "{ \"a\"↓: \"1\", \"b\": \"2\" }",
      findings: [
        "error syntax-error «:»: expected '=' after the first key, found ':'; "
          + "this is JSON, not a table"
      ],
      keys: []
    ),
  ]

  static let objects: [Case] = [
    Case(
      marked: "{ \"a\" = \"b\"; }↓;",
      findings: ["error syntax-error «;»: expected the end of the file, found ';'"],
      keys: ["a"]
    ),
    Case(
      marked: "↓{ \"a\" = \"b\";",
      findings: ["error syntax-error «{»: the '{' that stands here is never closed"],
      keys: ["a"]
    ),
    Case(
      marked: "\"a\" = (x,↓,y); \"b\" = (x↓ y); \"c\" = (x↓;",
      findings: [
        "error syntax-error «,»: expected a value or ')' in the array, found ','",
        "error syntax-error «»: expected ',' or ')' after the value",
        "error syntax-error «;»: expected ',' or ')' after the value, found ';'",
      ],
      keys: ["a", "b", "c"]
    ),
    Case(
      marked: "\"a\" = <0↓ f>; \"b\" = <↓*I5>; \"c\" = <b↓>x</b>; d = e;",
      findings: [
        "error syntax-error « »: "
          + "expected pairs of hexadecimal digits or '>' in data, found SPACE (U+0020)",
        "error syntax-error «*»: "
          + "expected pairs of hexadecimal digits or '>' in data, found '*'",
        "error syntax-error «>»: "
          + "expected pairs of hexadecimal digits or '>' in data, found '>'",
      ],
      keys: ["a", "b", "c", "d"]
    ),
    Case(
      marked: "\"a\" = (\"x\", ↓\");",
      findings: ["error unterminated-string «\"»: the value of 'a' has no closing quote"],
      keys: ["a"],
      isAccepted: true
    ),
  ]
}
