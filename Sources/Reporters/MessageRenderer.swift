public import Diagnostics

/// Turns messages into text: picks the sentence of a language, fills in the arguments.
///
/// Arguments mostly come from files; each channel passes a closure that makes them harmless there.
public struct MessageRenderer: Sendable {
  /// Returns the sentence for a message, with `%@`, `%lld` or numbered specifiers.
  public let template: @Sendable (Message) -> String

  /// Creates a renderer from a lookup of sentences.
  public init(template: @escaping @Sendable (Message) -> String) {
    self.template = template
  }

  /// The sentences as they stand in the code.
  public static let english = MessageRenderer { $0.template }

  /// Returns the text of a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - literal: escapes the sentence's own words.
  ///   - argument: escapes an argument.
  ///   - quoted: writes an argument that stands between single quotes, quotes included; nil where
  ///     such an argument is like others.
  /// - Returns: the sentence with its arguments filled in.
  public func text(
    _ message: Message,
    literal: (String) -> String = { $0 },
    argument: (String) -> String = { $0 },
    quoted: ((String) -> String)? = nil
  ) -> String {
    fill(
      template(message),
      message.arguments,
      literal: literal,
      argument: argument,
      quoted: quoted
    )
  }

  /// Returns the text of a message for a terminal, where nothing from a file is obeyed.
  public func terminalText(_ message: Message) -> String {
    text(message, argument: TerminalText.quoted)
  }

  func fill(
    _ template: String,
    _ arguments: [Message.Argument],
    literal: (String) -> String,
    argument: (String) -> String,
    quoted: ((String) -> String)? = nil
  ) -> String {
    var result = ""
    var words = ""
    var next = 0
    var rest = Substring(template)[...]
    while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      words += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.utf8.first == UInt8(ascii: "%") {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = Self.takeSpecifier(&rest, &next)
      guard arguments.indices.contains(index) else { continue }
      if let quoted, case .text(let text) = arguments[index], words.last == "'", rest.first == "'" {
        result += literal(String(words.dropLast())) + quoted(text)
        rest = rest.dropFirst()
        words = ""
        continue
      }
      result += literal(words)
      words = ""
      switch arguments[index] {
      case .text(let text): result += argument(text)
      case .number(let number): result += String(number)
      case .message(let message):
        result += text(message, literal: literal, argument: argument, quoted: quoted)
      }
    }
    return result + literal(words + rest)
  }

  /// Steps over a specifier behind its percent sign; returns which argument it takes, from 0.
  private static func takeSpecifier(_ rest: inout Substring, _ next: inout Int) -> Int {
    var index = next
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
      index = number - 1
      rest = rest.dropFirst(digits.count + 1)
    } else {
      next += 1
    }
    rest = rest.dropFirst(rest.hasPrefix("lld") ? 3 : 1)
    return index
  }
}
