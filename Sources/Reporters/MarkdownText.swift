import Diagnostics

/// Text for Markdown as GitHub and GitLab render it: nothing from a file becomes markup, a mention
/// or a link.
public enum MarkdownText {
  /// Returns a text from a file as a code span, where nothing is obeyed.
  public static func code(_ text: String) -> String {
    let safe = TerminalText.short(text)
    var longest = 0
    var run = 0
    for byte in safe.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A space inside keeps backticks at the ends, blanks and nothing at all apart from the fence.
    let isPlain = !safe.isEmpty && safe.first != "`" && safe.last != "`" && safe.first != " "
    return isPlain ? fence + safe + fence : "\(fence) \(safe) \(fence)"
  }

  /// Returns words of our own with markup characters escaped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "#", "|", "~", "&", "@":
        result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// Returns a message with its arguments as code spans instead of in quotes.
  static func message(_ message: Message, _ words: MessageRenderer) -> String {
    let unquoted = MessageRenderer { withoutQuotes(words.template($0)) }
    return unquoted.text(message, literal: escaped, argument: code)
  }

  /// Takes the quotes off text arguments of a sentence: `'%@'` becomes `%@`, `'%1$@'` `%1$@`.
  private static func withoutQuotes(_ template: String) -> String {
    let parts = template.split(separator: "'", omittingEmptySubsequences: false)
    var result = String(parts[0])
    var index = 1
    while index < parts.count {
      if index + 1 < parts.count, isTextSpecifier(parts[index]) {
        result += parts[index] + parts[index + 1]
        index += 2
      } else {
        result += "'" + parts[index]
        index += 1
      }
    }
    return result
  }

  private static func isTextSpecifier(_ text: Substring) -> Bool {
    guard text.hasPrefix("%"), text.hasSuffix("@") else { return false }
    let inside = text.dropFirst().dropLast()
    if inside.isEmpty { return true }
    return inside.hasSuffix("$") && Int(inside.dropLast()) != nil
  }
}
