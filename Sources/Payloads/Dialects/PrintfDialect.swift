import JSONSyntax
import SourceText

/// `%s`, `%d` and `%(name)s`, as C, Go and Python write it; only where it is configured, because `%@` is
/// data in a payload.
///
/// Source: C, `printf`; Python, "printf-style String Formatting".
struct PrintfDialect: TemplateDialect {
  static let name = "printf"

  let starters: [UInt8] = [0x25]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.peek() == 0x25 { return TemplateTag(.silent, length: 2) }
    var end = 1
    if cursor.peek() == 0x28 {
      guard let length = cursor.length(balancing: 0x28, 0x29, behind: 2) else { return nil }
      end = length
    }
    while let byte = cursor.peek(end), Self.flags.contains(byte), end < 24 { end += 1 }
    guard let conversion = cursor.peek(end), Self.conversions.contains(conversion) else {
      return nil
    }
    return TemplateTag(.hole, length: end + 1)
  }

  /// Flags, width, precision, positions and the lengths of integers.
  private static let flags = Set("0123456789.-+ #'*$lhzjt".utf8).subtracting([0x74])
  private static let conversions = Set("sdifFgGeEuxXocvqtTp".utf8)

  func describe(_ hole: Substring) -> TemplateHole {
    let isText = hole.last == "s" || hole.last == "v"
    return TemplateHole(
      name: hole.hasPrefix("%(") ? hole.dropFirst(2).path : nil,
      escaping: isText ? .none : .json,
      text: String(hole),
      isChanged: !hole.hasSuffix(")s") && !hole.hasSuffix(")d")
    )
  }
}
