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

  /// Faults that were passed over because another finding tells of them.
  private var consequences = 0

  /// Whether nothing more is taken.
  var isFull: Bool { diagnostics.count + consequences >= Self.limit }

  /// Counts a fault that another finding tells of.
  ///
  /// They count like others, because finding them takes as long.
  mutating func countConsequence() {
    consequences += 1
  }

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
