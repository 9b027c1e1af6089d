import Delivery
import Payloads

/// Values that previews show in place of a payload's arguments and of the holes in them.
///
/// An argument is named by its position (`1`), by the name that a manifest gives it, or by the hole that
/// it is (`{{sender}}`, `${sender}`, `{sender}`).
public struct ArgumentSamples: Sendable {
  /// Pairs of signs that holes stand between, longest first.
  private static let fences = [("{{", "}}"), ("${", "}"), ("{", "}")]

  private let values: [String: String]
  private let names: [String: [String]]

  /// Takes values by name, and the names that the manifests of a project give arguments.
  public init(_ values: [String: String], project: Project) {
    self.values = values
    var names: [String: [String]] = [:]
    for use in project.manifests.flatMap(\.uses) {
      if let own = use.argumentNames, own.count > names[use.key]?.count ?? 0 {
        names[use.key] = own
      }
    }
    self.names = names
  }

  /// Returns an alert with the values in the places of its arguments.
  func applied(to contents: AlertContents) -> AlertContents {
    guard !values.isEmpty else { return contents }
    var contents = contents
    for number in contents.parts.indices {
      guard let use = contents.parts[number].use else { continue }
      contents.parts[number].use?.arguments = use.arguments.map { arguments in
        arguments.enumerated().map { value(of: $0.element, at: $0.offset, key: use.key) }
      }
    }
    return contents
  }

  private func value(of argument: String, at index: Int, key: String) -> String {
    if let names = names[key], index < names.count, let value = values[names[index]] {
      return value
    }
    if let value = values["\(index + 1)"] { return value }
    for (open, close) in Self.fences where argument.contains(open) {
      return filled(argument, open, close)
    }
    return argument
  }

  /// Fills in the holes whose names have values; others stay as they are.
  private func filled(_ text: String, _ open: String, _ close: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: open),
      let end = rest[start.upperBound...].firstRange(of: close)
    {
      let name = rest[start.upperBound..<end.lowerBound].filter { $0 != " " }
      result += rest[..<start.lowerBound]
      result += values[name] ?? String(rest[start.lowerBound..<end.upperBound])
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
