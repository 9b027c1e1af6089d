import Diagnostics
import Payloads
import SourceText
import Testing

/// A template and what is read of it.
struct TemplateRow: Sendable, CustomTestStringConvertible {
  /// The name of the file, whose ending says the language.
  let path: String
  let title: String
  let text: String
  /// The name of the language where the configuration says it.
  var dialect: String?
  /// One line for each text: `name "literal" key=K arity`; findings of the reader come last.
  let expected: [String]

  init(
    _ path: String,
    _ title: String,
    _ text: String,
    dialect: String? = nil,
    _ expected: [String]
  ) {
    self.path = path
    self.title = title
    self.text = text
    self.dialect = dialect
    self.expected = expected
  }

  var testDescription: String { "\(path): \(title)" }

  /// Reads the template.
  func read() -> Outcome<PayloadFile> {
    PayloadReader.read(SourceFile(path: path, bytes: Array(text.utf8)), dialect: dialect)
  }

  /// What is read, a line for each text.
  func lines() -> [String] {
    let outcome = read()
    let lines = outcome.value.payloads.flatMap { payload in
      (payload.otherAlerts + [payload.alert].compactMap { $0 }).flatMap(\.parts).flatMap(Self.lines)
    }
    return lines + outcome.diagnostics.map { "\($0.severity) \($0.rule) \($0.message)" }
  }

  private static func lines(_ part: AlertPart) -> [String] {
    guard !part.isAbsent else { return [] }
    let literal = part.literalText.map { " \"\($0)\"" } ?? ""
    guard !part.choices.isEmpty else { return ["\(part.name)\(literal)"] }
    return part.choices.map { choice in
      "\(part.name)\(literal) key=\(choice.key.text) \(describe(choice.arity))"
        + (choice.arguments.map { " [\($0.elements.map(\.text).joined(separator: ", "))]" } ?? "")
    }
  }

  static func describe(_ arity: Arity) -> String {
    switch arity {
    case .exact(let count): "\(count)"
    case .either(let counts): "\(counts.lowerBound) or \(counts.upperBound)"
    case .range(let counts): "\(counts.lowerBound)...\(counts.upperBound)"
    case .atLeast(let count): "\(count)..."
    case .unknown: "?"
    }
  }
}
