import Delivery
import Payloads

/// Values that previews show in place of a payload's arguments and of the holes in them.
///
/// An argument is named by its position (`1`), by the name that a manifest gives it, or by the hole that
/// it is or has in it (`{{sender}}`, `${sender}`), under any name that the `values` setting takes.
public struct ArgumentSamples: Sendable {
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
  func applied(to parts: [AlertContents.Part]) -> [AlertContents.Part] {
    guard !values.isEmpty else { return parts }
    var parts = parts
    for number in parts.indices {
      guard let use = parts[number].use else { continue }
      parts[number].use?.arguments = use.arguments.map { arguments in
        arguments.enumerated().map { index, argument in
          let pieces = use.argumentPieces.flatMap { index < $0.count ? $0[index] : nil } ?? []
          return value(at: index, key: use.key) ?? filled(pieces) ?? argument
        }
      }
    }
    return parts
  }

  /// The value for a whole argument, by what a manifest calls it or by its position.
  private func value(at index: Int, key: String) -> String? {
    if let names = names[key], index < names.count, let value = values[names[index]] {
      return value
    }
    return values["\(index + 1)"]
  }

  /// The argument with the holes filled in whose names have values; nil where none has.
  private func filled(_ pieces: [TemplatePiece]) -> String? {
    var isFilled = false
    let text = pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let literal): text += literal
      case .hole(let hole):
        let value = hole.settingNames.lazy.compactMap { values[$0] }.first
        isFilled = isFilled || value != nil
        text += value ?? hole.sample
      }
    }
    return isFilled ? text : nil
  }
}
