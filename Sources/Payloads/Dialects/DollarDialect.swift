import JSONSyntax
import SourceText

/// `${name}`, as the shell, JavaScript and Spring write it.
struct DollarDialect: TemplateDialect {
  static let name = "dollar"

  let starters: [UInt8] = [0x24]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    guard cursor.current == 0x24, cursor.peek() == 0x7B else { return nil }
    let length = cursor.length(balancing: 0x7B, 0x7D, behind: 2)
    return length.map { TemplateTag(.hole, length: $0) } ?? TemplateTag(.unclosed, length: 2)
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = hole.dropFirst(2).dropLast()
    return TemplateHole(
      name: inner.path,
      escaping: inner.mentions(["json", "escape", "number("]) ? .json : .none,
      text: String(hole),
      isChanged: !inner.isPlainPath
    )
  }
}
