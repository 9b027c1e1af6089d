/// Text for XML documents.
enum XMLText {
  /// The first line of a document.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Returns the text for content and for attributes.
  ///
  /// Characters that XML 1.0 cannot hold, not even as references, are made visible first.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.safe(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
