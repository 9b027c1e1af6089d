import FormatStrings
import Foundation
import SourceText
import Testing

struct PushTextTests {
  /// The rows of the model; a lookup row names the text that is found and then filled in.
  @Test func agreesWithEveryRowOfTheModel() throws {
    let rows = try Rows.read("push-substitution.jsonl")
    #expect(rows.count == 60)
    for row in rows {
      let expected = row["expected"] as? [String: Any]
      let text = try #require(found(row))
      let arguments = (row["loc_args"] as? [Any] ?? []).map(argument)
      let shown =
        text.isFilled ? PushText(text.text).render(arguments: arguments) : text.text
      #expect(shown == expected?["text"] as? String, "\(row["name"] ?? "")")
    }
  }

  private func found(_ row: [String: Any]) -> (text: String, isFilled: Bool)? {
    if let template = row["template"] as? String { return (template, true) }
    guard let key = row["loc_key"] as? String, !key.isEmpty else {
      return (row["body"] as? String).map { ($0, false) }
    }
    let body = row["body"] as? String ?? ""
    let table = row["table"] as? [String: String] ?? [:]
    return (table[key] ?? (body.isEmpty ? key : body), true)
  }

  private func argument(_ value: Any) -> PushArgument {
    switch value {
    case let text as String: .text(text)
    case let number as NSNumber:
      String(cString: number.objCType) == "c"
        ? .boolean(number.boolValue) : .integer(number.int64Value)
    default: .null
    }
  }

  @Test func piecesNameWhatBecomesOfEveryByte() {
    #expect(
      PushText("%1$@ %d of 50%é%").pieces == [
        PushPiece(.argument(position: 1, isNumbered: true), ByteRange(0, 4)),
        PushPiece(.literal, ByteRange(4, 5)),
        PushPiece(.dropped, ByteRange(5, 7)),
        PushPiece(.literal, ByteRange(7, 13)),
        PushPiece(.broken, ByteRange(13, 16)),
        PushPiece(.dropped, ByteRange(16, 17)),
      ]
    )
    #expect(PushText("").pieces == [])
    #expect(PushText("Grüße").pieces == [PushPiece(.literal, ByteRange(0, 7))])
    #expect(
      PushText("%%%@%\u{0}%@").pieces == [
        PushPiece(.percent, ByteRange(0, 2)),
        PushPiece(.argument(position: 1, isNumbered: false), ByteRange(2, 4)),
        PushPiece(.dropped, ByteRange(4, 5)),
        PushPiece(.unreachable, ByteRange(5, 8)),
      ]
    )
  }

  @Test func positionsAreCountedAsTheScannerCounts() {
    let text = PushText("%@ %3$@ %@ %0$@ %1$s")
    #expect(text.usedPositions == [1, 2, 3])
    #expect(text.requiredArgumentCount == 3)
    #expect(PushText("%99999999999999999999999$@").requiredArgumentCount == 1_000_000)
    #expect(PushText("%d").requiredArgumentCount == 0)
  }

  @Test func lostTextsAreShownRawWithoutArguments() {
    let text = PushText("50%，%@")
    #expect(text.isLost)
    #expect(text.lossRange == ByteRange(2, 6))
    #expect(text.render(arguments: ["A"]) == nil)
    #expect(text.render(arguments: [String]()) == "50%，%@")
  }

  @Test func numbersAreShownByTheirDescription() {
    let arguments: [PushArgument] = [
      .integer(-5), .real(2), .real(0.1), .real(1e21), .boolean(false), .null,
    ]
    #expect(
      PushText("%@ %@ %@ %@ %@ %@").render(arguments: arguments) == "-5 2 0.1 1e+21 0 <null>"
    )
  }
}
