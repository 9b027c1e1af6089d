import Diagnostics
import SourceText

/// Help lines that suggest near names.
enum DidYouMean {
  /// Returns a question with the nearest names; nil without any.
  static func question(_ name: String, among names: some Sequence<String>) -> Message? {
    .didYouMean(EditDistance.nearNames(to: name, in: names), for: name)
  }
}
