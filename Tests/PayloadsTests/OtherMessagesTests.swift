import Diagnostics
import Payloads
import SourceText
import TestSupport
import Testing

/// Messages that are not for Apple's devices are counted, and texts that FCM fills in are read.
struct OtherMessagesTests {
  /// A file with the number of its payloads and of its messages for other systems, as one that was
  /// found and as one that was named.
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let found: [Int]
    let named: [Int]

    init(_ text: String, found: [Int], named: [Int]? = nil) {
      self.text = text
      self.found = found
      self.named = named ?? found
    }

    var testDescription: String { text }
  }

  static let rows = [
    Row(#"{"message":{"token":"t","notification":{"title":"x"}}}"#, found: [1, 0]),
    Row(#"{"message":{"topic":"t","data":{"a":"notification"}}}"#, found: [0, 0], named: [0, 1]),
    Row(
      #"{"message":{"token":"t","android":{"notification":{"title":"x"}}}}"#,
      found: [0, 1]
    ),
    Row(
      #"""
      [{"message":{"token":"t","notification":{"title":"x"}}},
       {"message":{"token":"t","android":{"notification":{}}}}]
      """#,
      found: [1, 1]
    ),
    Row(
      #"""
      {"notifications":[{"platform":1,"tokens":[]},{"platform":2,"tokens":[]},
        {"platform":3,"tokens":[]},{"id":1}]}
      """#,
      found: [1, 2]
    ),
    Row(#"{"to":"t","notification":{"title":"x"}}"#, found: [0, 0], named: [1, 0]),
    Row(#"{"to":"t","data":{"notification":1}}"#, found: [0, 0], named: [0, 1]),
    // Other JSON with the same words.
    Row(#"{"message":"notification","topic":"t"}"#, found: [0, 0], named: [1, 0]),
    Row(#"{"messages":{"email":{},"notification":{}}}"#, found: [0, 0], named: [1, 0]),
    Row(#"{"default":"a","FCM":"b","notification":1}"#, found: [0, 0], named: [1, 0]),
  ]

  @Test(arguments: rows)
  func messagesAreCounted(_ row: Row) {
    for (isExpected, counts) in [(false, row.found), (true, row.named)] {
      let file = PayloadReader.read(
        SourceFile(path: "a.json", text: row.text),
        isExpected: isExpected
      ).value
      #expect([file.payloads.count, file.otherMessages] == counts)
      #expect(file.isPayloadFile == (isExpected || counts != [0, 0]))
    }
  }

  @Test(arguments: [
    #"{"message":{"token":"t","notification":{"title":"x","body":"y"}}}"#,
    #"{"message":{"notification":{"title":"x","body":"y"},"apns":{"payload":{"id":1}}}}"#,
    #"{"message":{"notification":{"title":"x","body":"y"},"apns":{"payload":{"aps":{}}}}}"#,
    #"{"token":"t","notification":{"title":"x","body":"y"}}"#,
    #"{"to":"t","notification":{"title":"x","body":"y"}}"#,
    #"{"to":["t"],"data":{},"notification":{"title":"x","body":"y"}}"#,
  ])
  func theTextsOfANotificationAreTheAlert(_ text: String) {
    let file = PayloadReader.read(SourceFile(path: "a.json", text: text), isExpected: true).value
    let shown = file.payloads.map { [$0.alert?.title.literalText, $0.alert?.body.literalText] }
    #expect(shown == [["x", "y"]])
  }

  @Test func aSmartQuoteInATextIsToldOnceAndMended() throws {
    let text = #"{"default":"a","APNS":"{\“aps\”: {\"alert\": \“Hi\”}}"}"#
    let outcome = PayloadReader.read(SourceFile(path: "a.json", text: text))
    let first = text.utf8.count - #"\“aps\”: {\"alert\": \“Hi\”}}"}"#.utf8.count
    let second = text.utf8.count - #"\“Hi\”}}"}"#.utf8.count
    // Places in the file itself, backslashes included.
    #expect(
      outcome.diagnostics.map(\.place.range) == [
        ByteRange(first, first + 4), ByteRange(second, second + 4),
      ]
    )
    var mended = Array(text.utf8)
    let edits = outcome.diagnostics.flatMap { $0.fix?.edits ?? [] }
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      mended.replaceSubrange(edit.range.range, with: Array(edit.replacement.utf8))
    }
    #expect(
      String(decoding: mended, as: UTF8.self)
        == #"{"default":"a","APNS":"{\"aps\": {\"alert\": \"Hi\"}}"}"#
    )
  }
}
