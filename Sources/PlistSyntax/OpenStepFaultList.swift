import Diagnostics
import SourceText

/// The diagnostics of one file, with a limit.
struct OpenStepFaultList {
  /// Most diagnostics of one file.
  ///
  /// A damaged file can hold a fault for every few bytes; nobody reads more.
  static let limit = 1000

  /// What was found so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether nothing more is taken.
  var isFull: Bool { diagnostics.count >= Self.limit }

  /// Adds a diagnostic, unless the limit is reached.
  mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard !isFull else { return }
    diagnostics.append(diagnostic())
  }

  /// Adds a diagnostic that must not be left out.
  mutating func addAlways(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }
}

extension [Diagnostic] {
  /// Orders by place; diagnostics of one place keep their order.
  mutating func sortByPlace() {
    let ordered = enumerated().sorted {
      ($0.element.place.range.start, $0.offset) < ($1.element.place.range.start, $1.offset)
    }
    self = ordered.map(\.element)
  }
}
