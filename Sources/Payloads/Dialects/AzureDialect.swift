import JSONSyntax
import SourceText

/// Azure Notification Hubs: `$(name)`, `#(name)`, `%(name)`, `.(name, length)`, `{'text' + $(name)}`.
///
/// The service puts values in as JSON. A text that is `#(name)` becomes a number, without quotes.
///
/// Source: Microsoft, "Templates", template expression language.
struct AzureDialect: TemplateDialect {
  static let name = "azure"

  let starters: [UInt8] = [0x24, 0x23, 0x25, 0x2E, 0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.current == 0x7B {
      guard isInText, let next = cursor.peek(), [0x27, 0x24, 0x23].contains(next) else {
        return nil
      }
      return hole(cursor.length(balancing: 0x7B, 0x7D, behind: 1), cursor)
    }
    guard cursor.peek() == 0x28 else { return nil }
    return hole(cursor.length(balancing: 0x28, 0x29, behind: 2), cursor)
  }

  private func hole(_ length: Int?, _ cursor: ByteCursor) -> TemplateTag? {
    guard let length, !cursor.words(from: 0, to: length).utf8.contains(0x22) else { return nil }
    return TemplateTag(.hole, length: length)
  }

  func takesQuotes(_ cursor: ByteCursor) -> Bool { cursor.starts(with: "#(") }

  func describe(_ hole: Substring) -> TemplateHole {
    let isExpression = hole.hasPrefix("{")
    let name = Substring(hole.utf8.drop { $0 != 0x28 }).dropFirst().prefix {
      $0 != "," && $0 != ")"
    }
    return TemplateHole(
      name: isExpression ? nil : name.path,
      escaping: .json,
      text: String(hole),
      // `.(name, 10)` is cut off.
      isChanged: isExpression || hole.contains(",") || hole.hasPrefix(".")
    )
  }
}
