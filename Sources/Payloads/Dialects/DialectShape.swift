import SourceText

/// Tells the language of a template by the tags in it.
///
/// Source: `spec/payload.md` D2.2, the set that is recognized without being asked for.
enum DialectShape {
  /// The tags that were seen.
  private struct Seen {
    var curly = false
    var handlebars = false
    var go = false
    var statement = false
    var erb = false
    var freemarker = false
    var dollar = false
    var azure = false
  }

  /// Returns the language whose tags a text holds; nil without any.
  static func dialect(in utf8: [UInt8]) -> (any TemplateDialect)? {
    if FormatDialect.isDoubled(utf8) { return FormatDialect() }
    var seen = Seen()
    for index in utf8.indices.dropLast() {
      let next = utf8[index + 1]
      switch (utf8[index], next) {
      case (0x7B, 0x7B): look(atCurly: ByteCursor(utf8, from: index + 2), &seen)
      case (0x7B, 0x25): seen.statement = true
      case (0x3C, 0x25): seen.erb = true
      case (0x3C, 0x23): seen.freemarker = true
      case (0x24, 0x7B): seen.dollar = true
      case (0x24, 0x28), (0x23, 0x28): seen.azure = true
      default: break
      }
    }
    if seen.statement { return LiquidDialect() }
    if seen.curly, seen.go { return GoDialect() }
    if seen.curly, seen.handlebars { return HandlebarsDialect() }
    if seen.curly { return MustacheDialect() }
    if seen.erb { return ERBDialect() }
    if seen.freemarker { return FreemarkerDialect() }
    if seen.dollar { return DollarDialect() }
    return seen.azure ? AzureDialect() : nil
  }

  /// Whether a field such as `.Name` stands behind a word of a tag, as only Go has it.
  private static func hasField(_ cursor: ByteCursor) -> Bool {
    /// Bytes in which a field is looked for.
    let most = 64
    var distance = 0
    while distance < most, let byte = cursor.peek(distance), byte != 0x7D, byte != 0x0A {
      if byte == 0x20, cursor.peek(distance + 1) == 0x2E,
        cursor.peek(distance + 2)?.isASCIILetter == true
      {
        return true
      }
      distance += 1
    }
    return false
  }

  private static func look(atCurly cursor: ByteCursor, _ seen: inout Seen) {
    // A quotation mark follows in JSON whose braces are doubled for a formatter.
    if cursor.current == 0x22 { return }
    seen.curly = true
    var cursor = cursor
    while let byte = cursor.current, byte == 0x20 || byte == 0x2D || byte == 0x7E || byte == 0x7B {
      cursor.advance()
    }
    let isGo =
      cursor.current == 0x2E && cursor.peek() != 0x2E && cursor.peek() != 0x2F
      || cursor.current == 0x24
      || ["if ", "range ", "with ", "end}", "end -", "end }", "else if "].contains {
        cursor.starts(with: $0)
      }
    if isGo || hasField(cursor) { seen.go = true }
    let isHandlebars =
      ["#if ", "#each ", "#unless ", "#with ", "else}", "!--"].contains {
        cursor.starts(with: $0)
      }
    if isHandlebars { seen.handlebars = true }
  }
}
