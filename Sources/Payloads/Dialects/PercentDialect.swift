import JSONSyntax
import SourceText

/// `%{name}`, `%<name>s` and `#{name}`, as Ruby and Elixir write it.
///
/// Source: Ruby, "Format specifications"; Gettext for Elixir.
struct PercentDialect: TemplateDialect {
  static let name = "percent"

  let starters: [UInt8] = [0x25, 0x23]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.peek() == 0x7B {
      let length = cursor.length(balancing: 0x7B, 0x7D, behind: 2)
      return length.map { TemplateTag(.hole, length: $0) } ?? TemplateTag(.unclosed, length: 2)
    }
    guard cursor.starts(with: "%<"), let length = cursor.length(balancing: 0x3C, 0x3E, behind: 2)
    else { return nil }
    // The conversion behind the name.
    var end = length
    while let byte = cursor.peek(end), byte.isASCIIDigit || byte == 0x2E { end += 1 }
    if cursor.peek(end)?.isASCIILetter == true { end += 1 }
    return TemplateTag(.hole, length: end)
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let isFormat = hole.hasPrefix("%<")
    let isPlain =
      isFormat ? hole.hasSuffix(">s") : hole.dropFirst(2).dropLast().isPlainPath
    return TemplateHole(
      name: hole.dropFirst(2).path,
      escaping: hole.mentions(["json", ".inspect"]) ? .json : .none,
      text: String(hole),
      isChanged: !isPlain
    )
  }
}
