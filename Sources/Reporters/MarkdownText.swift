public import Diagnostics

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

  /// Returns a message whose quoted arguments are code spans instead; others are words like its own.
  public static func message(_ message: Message, _ words: MessageRenderer) -> String {
    words.text(message, literal: escaped, argument: prose, quoted: code)
  }

  /// Returns words that may come from a file; no part of them becomes a link.
  private static func prose(_ text: String) -> String {
    var result = ""
    for scalar in escaped(TerminalText.short(text)).unicodeScalars {
      if scalar == ":" || scalar == "." { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
