import Diagnostics
import JSONSyntax
import SourceText

/// Holds a value of a payload against a list of names in the configuration.
enum DeclaredNames {
  /// Returns the name that a value holds when it is not in the list; nil when it is, and for what is
  /// no name, or known only when the template is filled in.
  static func undeclared(_ value: JSONNode, in declared: [DeclaredName]) -> String? {
    guard value.kind == .string, !value.hasHoles, let name = value.string, !name.isEmpty,
      !declared.contains(where: { $0.name.utf8.elementsEqual(name.utf8) })
    else { return nil }
    return name
  }

  /// Returns what to do about an undeclared name.
  static func help(_ name: String, in declared: [DeclaredName], list: String) -> Message {
    Wording.didYouMean(nearest(to: name, in: declared).map(\.name), for: name)
      ?? "add '\(name)' to '\(list)' where the app has it"
  }

  /// Returns the places of near names.
  static func related(_ name: String, in declared: [DeclaredName]) -> [RelatedPlace] {
    nearest(to: name, in: declared).prefix(1).map {
      RelatedPlace(place: $0.place, message: "declared here")
    }
  }

  private static func nearest(to name: String, in declared: [DeclaredName]) -> [DeclaredName] {
    let near = EditDistance.nearNames(to: name, in: declared.map(\.name))
    return near.compactMap { found in declared.first { $0.name == found } }
  }
}
