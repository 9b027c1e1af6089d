import SourceText

extension StringTable {
  /// Returns a text as it is written in place of a part of another one, with the escapes that the
  /// file's syntax needs.
  ///
  /// - Parameters:
  ///   - replacement: The characters that are meant.
  ///   - text: The text of which a part is replaced.
  /// - Returns: What is written; nil where it cannot be written without changing more than the part.
  public func escaped(_ replacement: String, in text: TableText) -> String? {
    guard source.encoding != .binary, text.range.lowerBound > 0,
      text.range.upperBound <= source.utf8.count
    else { return nil }
    let delimiter = source.utf8[text.range.lowerBound - 1]
    switch delimiter {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return Self.quoted(replacement, delimiter: delimiter, isJSON: isCatalog)
    case UInt8(ascii: ">"):
      // Between the brackets of a CDATA section nothing is escaped, and nothing can be.
      let cdata = Array("<![CDATA[".utf8)
      guard !source.utf8[text.range.range].contains(cdata) else { return nil }
      return Self.markup(replacement)
    default:
      let isWord = replacement.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
      return isWord ? replacement : nil
    }
  }

  private static func quoted(_ text: String, delimiter: UInt8, isJSON: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n" where isJSON: result += "\\n"
      case "\t" where isJSON: result += "\\t"
      case _ where scalar.value == UInt32(delimiter): result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func markup(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
