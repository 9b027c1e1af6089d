import Diagnostics
import SourceText

/// Help lines that suggest near names.
enum DidYouMean {
  /// Returns a question with the nearest names; nil without any.
  static func question(_ name: String, among names: some Sequence<String>) -> Message? {
    let near = EditDistance.nearNames(to: name, in: names)
    guard let first = near.first else { return nil }
    if near.count == 1 { return "did you mean '\(first)'?" }
    return "did you mean one of \(near.map { "'\($0)'" }.joined(separator: ", "))?"
  }
}
