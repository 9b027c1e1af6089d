/// A sentence as data: an English template with its arguments, so that it can be translated.
///
/// Write it as an interpolated literal: `"expected ';' after the value of '\(key)'"` has the template
/// `expected ';' after the value of '%@'` and one argument. Texts become `%@`, integers `%lld`; several
/// arguments are numbered when the sentence is looked up in the tool's own catalog.
/// Style: lower case, no final period, names in single quotes.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// One argument of a sentence.
  public enum Argument: Hashable, Sendable {
    /// A text, usually from a file: data, escaped by whoever shows it.
    case text(String)
    /// A number of things.
    case number(Int)
    /// Another sentence inside this one.
    case message(Message)
  }

  /// The English sentence with `%@` and `%lld` for its arguments and `%%` for a percent sign.
  public let template: String
  /// The arguments in the order of the template.
  public let arguments: [Argument]

  /// Creates a message from a template and its arguments.
  public init(template: String, arguments: [Argument]) {
    self.template = template
    self.arguments = arguments
  }

  /// Creates a message without arguments.
  public init(stringLiteral value: String) {
    var interpolation = StringInterpolation(
      literalCapacity: value.utf8.count,
      interpolationCount: 0
    )
    interpolation.appendLiteral(value)
    self.init(stringInterpolation: interpolation)
  }

  /// Creates a message from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
    arguments = stringInterpolation.arguments
  }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""
    var arguments: [Argument] = []

    /// Creates an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Adds literal words.
    public mutating func appendLiteral(_ literal: String) {
      // Hundreds of sentences are made at the start of every run; few have a percent sign.
      guard literal.utf8.contains(UInt8(ascii: "%")) else {
        template += literal
        return
      }
      for character in literal {
        template.append(character)
        if character == "%" { template.append("%") }
      }
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: String) {
      template += "%@"
      arguments.append(.text(text))
    }

    /// Adds a rule's id.
    public mutating func appendInterpolation(_ rule: RuleID) {
      appendInterpolation(rule.name)
    }

    /// Adds a number.
    public mutating func appendInterpolation(_ number: Int) {
      template += "%lld"
      arguments.append(.number(number))
    }

    /// Adds another sentence.
    public mutating func appendInterpolation(_ message: Message) {
      template += "%@"
      arguments.append(.message(message))
    }
  }
}

extension Message: CustomStringConvertible {
  /// The English sentence with its arguments filled in.
  public var description: String {
    Message.fill(template, arguments) { $0.description }
  }

  /// Fills arguments into a template; the closure renders sentences inside the sentence.
  public static func fill(
    _ template: String,
    _ arguments: [Argument],
    nested: (Message) -> String
  ) -> String {
    var result = ""
    var next = 0
    var rest = Substring(template)
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      var index = next
      let digits = rest.prefix(while: \.isNumber)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
        index = number - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      rest = rest.hasPrefix("lld") ? rest.dropFirst(3) : rest.dropFirst(1)
      guard arguments.indices.contains(index) else { continue }
      switch arguments[index] {
      case .text(let text): result += text
      case .number(let number): result += String(number)
      case .message(let message): result += nested(message)
      }
    }
    return result + rest
  }
}
