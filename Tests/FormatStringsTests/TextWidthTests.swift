import Testing

@testable import FormatStrings

@Suite("Width of texts")
struct TextWidthTests {
  @Test(
    "each script has its width",
    arguments: [
      ("", 0), ("Hello", 370), ("Привет", 492), ("سلام", 248), ("日本", 300), ("한글", 300),
      ("ไทย", 225), ("é", 74), ("e\u{301}", 74), ("👍🏽", 150), ("👨‍👩‍👧", 150), ("❤️", 150), ("1️⃣", 150),
      ("1", 74), ("\r\n", 0),
      ("a\u{200B}b", 148), ("क", 80),
    ]
  )
  func widths(text: String, tenths: Int) {
    #expect(TextWidth.tenths(of: text) == tenths)
  }

  /// 39 Latin letters are 288.6 points wide, 40 are 296: wider than a line of 290.
  @Test("a title is cut where its line ends")
  func title() {
    let fits = String(repeating: "a", count: 39)
    #expect(NotificationSpace.title.visiblePart(of: fits) == nil)
    // 37 letters and the ellipsis: 273.8 + 15.
    #expect(
      NotificationSpace.title.visiblePart(of: fits + "a").map(String.init)
        == String(repeating: "a", count: 37)
    )
    #expect(NotificationSpace.title.visiblePart(of: fits + "  ") == nil)
  }

  @Test("a body is cut in its last line")
  func body() {
    let word = String(repeating: "w", count: 20)
    // A word and a space are 155.4 wide: a second word does not fit on a line.
    #expect(NotificationSpace.bannerBody.visiblePart(of: "\(word) \(word)") == nil)
    let visible = NotificationSpace.bannerBody.visiblePart(of: "\(word) \(word) \(word)")
    #expect(visible.map(String.init) == "\(word) \(word) " + String(repeating: "w", count: 16))
    #expect(NotificationSpace.listBody.visiblePart(of: "\(word) \(word) \(word)") == nil)
  }

  @Test("line breaks end lines")
  func newlines() {
    #expect(NotificationSpace.title.visiblePart(of: "one\ntwo").map(String.init) == "one")
    #expect(NotificationSpace.title.visiblePart(of: "one\n") == nil)
    #expect(NotificationSpace.bannerBody.visiblePart(of: "one\r\ntwo") == nil)
    #expect(
      NotificationSpace.bannerBody.visiblePart(of: "one\ntwo\nthree").map(String.init) == "one\ntwo"
    )
  }

  @Test(
    "lines are counted",
    arguments: [
      ("", 0), ("a", 1), ("a\nb", 2), (String(repeating: "a", count: 40), 2),
      (String(repeating: "日", count: 19), 1), (String(repeating: "日", count: 20), 2),
      // The full stop takes the character before it to the next line.
      (String(repeating: "日", count: 19) + "。", 2), (String(repeating: "a ", count: 39), 2),
    ]
  )
  func lineCounts(text: String, lines: Int) {
    #expect(NotificationSpace.listBody.lineCount(of: text) == lines)
  }
}

struct RoomTests {
  /// What is said to fit at a glance must fit when it is measured.
  @Test(arguments: 1...20)
  func aGlanceIsNeverWrong(_ seed: Int) {
    var generator = PropertyTests.Generator(state: UInt64(seed))
    let parts = [
      "a", "word ", "Wort", " ", "сообщение ", "رسالة ", "संदेश ", "メッセージ", "消息", "👨‍👩‍👧 ", "©\u{FE0F}",
      "é ",
      "ข้อความ", "\u{2028}", "…", "’", "averyveryverylongwordwithoutanyspace", "\u{A0}",
    ]
    var held = 0
    for _ in 0..<500 {
      let text = (0..<generator.next(14)).map { _ in parts[generator.next(parts.count)] }.joined()
      for space in [NotificationSpace.title, .bannerBody, .listBody]
      where space.certainlyHolds(text.utf8) {
        held += 1
        #expect(space.measuredPart(of: text) == nil, "\(text)")
      }
    }
    #expect(held > 100)
  }
}
