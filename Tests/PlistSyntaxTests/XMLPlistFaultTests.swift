import Diagnostics
import SourceText
import Testing

@testable import PlistSyntax

/// What is said about XML property lists, and where.
struct XMLPlistFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The text; `«` and `»` stand round each range that must be reported.
    let text: String
    let messages: [String]
    var rule: RuleID = "plist-structure"
    var severity = Severity.error
    var isAccepted = false
    var key: String?
    var testDescription: String { text }
  }

  static let lenient = "; Apple's reader takes it, other tools refuse the file"

  static let structure = [
    Case(
      text: "<plist><dict><key>a</key>«»</dict></plist>",
      messages: ["expected a value for the key 'a'"],
      key: "a"
    ),
    Case(
      text: "<dict><key>a</key>«»<key>b</key><string>c</string></dict>",
      messages: ["expected a value for the key 'a'"]
    ),
    Case(
      text: "<dict>«<string>»a</string><key>b</key><true/></dict>",
      messages: ["expected '<key>', found '<string>': the value has no key"]
    ),
    Case(
      text: "<dict><key>a</key>«<key>b</key>»</dict>",
      messages: ["'<key>' where a value belongs: it is read as the text 'b'"],
      severity: .warning,
      isAccepted: true
    ),
    Case(
      text: "<dict><key>a</key><«foo»>b</foo><key>c</key><«sting»>d</sting></dict>",
      messages: [
        "'foo' is no element of a property list", "'sting' is no element of a property list",
      ],
      key: "a"
    ),
    Case(
      text: "<dict><«ke»>a</ke><string>b</string><key>c</key><string>d</string></dict>",
      messages: ["'ke' is no element of a property list"]
    ),
    Case(text: "<«ke»/>n</key>", messages: ["'ke' is no element of a property list"]),
    Case(
      text: "<dict>«text»<key>a</key><true/></dict>",
      messages: ["text outside an element"]
    ),
    Case(
      text: "<dict>«<![CDATA[» ]]><key>a</key><true/></dict>",
      messages: ["a CDATA section may only stand in '<string>' or '<key>'"]
    ),
    Case(
      text: "<dict><key>a</key><string>b«<!-- c -->»d</string></dict>",
      messages: ["a comment inside a text makes Apple's reader refuse the file"],
      key: "a"
    ),
    Case(
      text: "<dict><key>a</key><string>b «<b>»c</b></string></dict>",
      messages: ["expected '</string>', found '<b>'"],
      key: "a"
    ),
    Case(
      text: "<dict><key>a</key><true>«x»</true></dict>",
      messages: ["expected '</true>', found 'x'"],
      key: "a"
    ),
    Case(
      text: "<plist><integer>1«x»</integer></plist>",
      messages: ["expected a digit, found 'x'"]
    ),
    Case(text: "<plist><integer>«»</integer></plist>", messages: ["expected a whole number"]),
    Case(
      text: "<integer>«18446744073709551616»</integer>",
      messages: ["'18446744073709551616' is outside -2^63 to 2^64 - 1"]
    ),
    Case(
      text: "«<data/>»",
      messages: ["'<data/>' holds no value, and Apple's reader refuses the file"]
    ),
    Case(text: "<data>«é»</data>", messages: ["'é' cannot stand in Base64 data"]),
    Case(text: "<real>«1e»</real>", messages: ["'1e' is no number that Apple's reader knows"]),
    Case(text: "<date>«now»</date>", messages: ["'now' is no date that Apple's reader knows"]),
    Case(text: "«<plist>»</plist>", messages: ["'<plist>' holds no value"]),
    Case(
      text: "<plist><true/>«<false/>»</plist>",
      messages: ["'<plist>' holds one value, here begins another"]
    ),
    Case(
      text: "<string>«&#000000065;»</string>",
      messages: ["'&#000000065;' has more than 8 digits"]
    ),
    Case(
      text: "«<!--»--><true/>",
      messages: ["Apple's reader does not find the end of this comment"]
    ),
  ]

  static let markup = [
    Case(
      text: "<dict><key>a</key><string>b «&» c</string><key>d</key><string>«&»e</string></dict>",
      messages: ["'&' begins no reference", "'&' begins no reference"]
    ),
    Case(text: "<string>«&amp» b</string>", messages: ["expected ';' after '&amp'"]),
    Case(text: "<string>«&#»X41;</string>", messages: ["expected digits after '&#'"]),
    Case(
      text: "<string>«&nbsp;»</string>",
      messages: ["'&nbsp;' is no reference that Apple's reader knows"]
    ),
    Case(text: "<string>«&#xD800;»</string>", messages: ["'&#xD800;' names no character"]),
    Case(
      text: "<string>a«\u{1}»</string>",
      messages: ["the character U+0001 is not allowed in XML" + lenient],
      isAccepted: true
    ),
    Case(
      text: "<string>a«\u{0}»</string>",
      messages: ["the character U+0000 is not allowed in XML" + lenient],
      isAccepted: true
    ),
    Case(
      text: "<string><![CDATA[a«\u{8}»]]></string>",
      messages: ["the character U+0008 is not allowed in XML" + lenient],
      isAccepted: true
    ),
    Case(
      text: "\n«<?xml» version='1.0'?><true/>",
      messages: ["an XML declaration may only be the very first thing in a file" + lenient],
      isAccepted: true
    ),
    Case(
      text: "<plist><true/></plist>\n«junk»\n",
      messages: ["Apple's reader ignores what stands behind the property list's end"],
      severity: .warning,
      isAccepted: true
    ),
    Case(
      text: "<dict><key>a</key><string>b«</dict>»",
      messages: ["expected '</string>', found '</dict>'"],
      key: "a"
    ),
    Case(
      text: "<dict><key>a</key><string>b</string>«»",
      messages: ["the file ends before '</dict>'"]
    ),
    Case(text: "<dict><key«»</dict>", messages: ["expected '>' after '<key'"]),
    Case(text: "<dict>«<!--»", messages: ["the comment that begins here never ends"]),
    Case(text: "<string>«<![CDATA[»a", messages: ["the CDATA section that begins here never ends"]),
    Case(
      text: "<dict><!-- a «--» b --><key>c</key><true/></dict>",
      messages: ["'--' inside a comment" + lenient],
      isAccepted: true
    ),
  ].map {
    Case(
      text: $0.text,
      messages: $0.messages,
      rule: "xml-not-well-formed",
      severity: $0.isAccepted ? .warning : .error,
      isAccepted: $0.isAccepted,
      key: $0.key
    )
  }

  static let other = [
    Case(
      text: "<!DOCTYPE plist «[<!ENTITY a 'b'>]»><string>&a;</string>",
      messages: [
        "declarations of its own ('[…]') make a property list unreadable; no entity was expanded"
      ],
      rule: "xml-entity-declaration"
    )
  ]

  @Test(arguments: structure + markup + other)
  func faultsAreToldAtTheirBytes(_ row: Case) {
    let (text, ranges) = Marks.take(row.text)
    let outcome = XMLPlistReader.read(DecodedSource(utf8: SourceFile(path: "t", bytes: text)))
    #expect(outcome.diagnostics.map(\.message.description) == row.messages)
    #expect(outcome.diagnostics.map(\.place.range) == ranges)
    #expect(outcome.diagnostics.map(\.rule) == row.messages.map { _ in row.rule })
    #expect(outcome.diagnostics.map(\.severity) == row.messages.map { _ in row.severity })
    #expect(outcome.value.isAccepted == row.isAccepted)
    if let key = row.key { #expect(outcome.diagnostics.first?.key == key) }
  }

  @Test func declarationsOfAnotherEncodingAreTold() {
    let list = "?><string>\u{E9}</string>"
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rows: [(bytes: [UInt8], severities: [Severity], value: String?)] = [
      (Array("<?xml version='1.0' encoding='UTF-8'\(list)".utf8), [], "\u{E9}"),
      (Array("<?xml version='1.0' encoding='utf_8'\(list)".utf8), [], "\u{E9}"),
      (Array("<?xml version='1.0'\(list)".utf8), [], "\u{E9}"),
      (mark + Array("<?xml version='1.0' encoding='X-NONE'\(list)".utf8), [.warning], "\u{E9}"),
      (Array("<?xml version='1.0' encoding='US-ASCII'\(list)".utf8), [.error], "\u{C3}\u{A9}"),
      (Array("<?xml version='1.0' encoding='ISO-8859-1'\(list)".utf8), [], "\u{C3}\u{A9}"),
      (Array("<?xml version='1.0' encoding='X-NONE'\(list)".utf8), [.error], nil),
    ]
    for row in rows {
      let outcome = PlistReader.read(SourceFile(path: "t", bytes: row.bytes))
      let text = String(decoding: row.bytes, as: UTF8.self)
      #expect(outcome.diagnostics.map(\.severity) == row.severities, "\(text)")
      #expect(outcome.diagnostics.allSatisfy { $0.rule == "unknown-xml-encoding" }, "\(text)")
      let shape = outcome.value.isAccepted ? Shape(outcome.value) : nil
      #expect(shape == row.value.map { .string(Array($0.utf8)) }, "\(text)")
      #expect(Oracle.read(row.bytes) == shape, "\(text)")
    }
  }

  @Test func badBytesCountOnlyWhereTextIsRead() {
    let parts: [(before: String, after: String, isAccepted: Bool)] = [
      ("<string>caf", "</string>", false),
      ("<dict><key>caf", "</key><true/></dict>", false),
      ("<string><![CDATA[caf", "]]></string>", false),
      ("<array><!-- caf", " --></array>", true),
      ("<array><?caf ", "?></array>", true),
      ("<array a='caf", "'></array>", true),
      ("<plist><true/></plist>", "", true),
    ]
    for part in parts {
      let before = Array(part.before.utf8)
      let bytes = before + [0xE9] + Array(part.after.utf8)
      let source = DecodedSource(utf8: SourceFile(path: "t", bytes: bytes))
      let outcome = XMLPlistReader.read(source)
      #expect(outcome.value.isAccepted == part.isAccepted, "\(part.before)")
      #expect((Oracle.read(bytes) != nil) == part.isAccepted, "\(part.before)")
      let ranges = outcome.diagnostics.map(\.place.range)
      #expect(ranges == [ByteRange(before.count, before.count + 1)], "\(part.before)")
    }
  }

  @Test func theValueBehindAMissingOneKeepsItsKey() {
    let text = "<dict><key>a</key><key>b</key><string>c</string><key>d</key><true/></dict>"
    let source = DecodedSource(utf8: SourceFile(path: "t", text: text))
    let shape = Shape(XMLPlistReader.read(source).value)
    #expect(
      shape
        == .dictionary([Array("b".utf8): .string(Array("c".utf8)), Array("d".utf8): .boolean(true)])
    )
  }

  @Test func depthIsApplesAndNamed() {
    func nested(_ depth: Int) -> Outcome<PlistDocument> {
      let open = String(repeating: "<array>", count: depth)
      let close = String(repeating: "</array>", count: depth)
      let source = DecodedSource(utf8: SourceFile(path: "t", text: open + close))
      return XMLPlistReader.read(source)
    }
    #expect(nested(256).diagnostics == [])
    let beyondXML = nested(512)
    #expect(beyondXML.value.isAccepted)
    #expect(
      beyondXML.diagnostics.map(\.message.description) == [
        "elements are nested deeper than 256 levels, where XML readers stop; Apple's reader takes it"
      ]
    )
    #expect(beyondXML.diagnostics.map(\.severity) == [.warning])
    let beyondApple = nested(513)
    #expect(!beyondApple.value.isAccepted)
    #expect(
      beyondApple.diagnostics.map(\.message.description) == [
        "nested deeper than 512 levels, where Apple's reader stops"
      ]
    )
    #expect(beyondApple.diagnostics.map(\.place.range) == [ByteRange(7 * 512, 7 * 513)])
  }
}
