import SourceText

/// Tells whether a text is to be tried as XML.
enum XMLSniffer {
  /// How much the first `<` looks like XML.
  enum Tag {
    /// `<?xml`, `<!…`, `<plist`: nothing else begins so.
    case certain
    /// `<` and a letter: a tag, or the hexadecimal digits of old-style data.
    case likely
    /// `<` and something else: old-style data or a conflict marker.
    case unlikely
  }

  /// Returns how the first character behind blanks looks; nil when it is no `<`.
  static func firstTag(in source: DecodedSource) -> Tag? {
    var cursor = ByteCursor(source.utf8, from: source.contentStart)
    while let byte = cursor.current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      cursor.advance()
    }
    guard cursor.take(0x3C) else { return nil }
    if cursor.current == 0x3F || cursor.current == 0x21 { return .certain }
    if cursor.starts(with: "plist") { return .certain }
    return cursor.current?.isASCIILetter == true ? .likely : .unlikely
  }
}
