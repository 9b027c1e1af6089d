import FormatStrings
import Foundation
import Testing

struct AppFormatterTests {
  @Test func agreesWithEveryRecordedRun() throws {
    let rows = try Rows.read("format.jsonl")
    #expect(rows.count == 169)
    for row in rows {
      let format = try #require(row["format"] as? String)
      let words = try #require(row["args"] as? [String])
      let locale = row["locale"] as? String
      let symbols = try locale.map { try #require(LocaleSymbols.table[$0]) }
      let arguments = try words.map { try #require(AppArgument($0)) }
      let shown = AppFormatter(format).render(arguments: arguments, symbols: symbols)
      let result = row["result"] as? [String: Any]
      #expect(
        shown.text == result?["ok"] as? String,
        "\(format) \(words) \(locale ?? "without locale")"
      )
    }
  }
}
