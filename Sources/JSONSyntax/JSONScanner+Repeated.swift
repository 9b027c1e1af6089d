import Diagnostics
import SourceText

/// A fault that stands in a file many times for one reason, such as comments in JSON.
struct RepeatedFault {
  /// What makes faults alike: what is wrong, and how sure the correction is.
  struct Kind: Hashable {
    /// What is wrong.
    enum Name {
      case comment
      case trailingComma
      case superfluousComma
      case missingComma
      case semicolon
      case wrongColon
      case missingColon
      case quotes
      case escape
      case unicodeEscape
      case surrogate
      case controlCharacter
      case number
      case word
      case bareName
      case strayTag
      case wrongEnd
    }

    let name: Name
    /// Whether the correction is safe; nil without one.
    let isSafe: Bool?
  }

  /// Faults that are told one by one; more are one finding.
  static let mostSingle = 3
  /// Places that are named beside the first.
  static let mostRelated = 4

  /// Number of faults.
  var count = 0
  /// The findings of the first few.
  var findings: [Int] = []
  /// The places behind those, as far as they are named.
  var places: [ByteRange] = []
  /// The edits of all faults that have no finding.
  var edits: [SourceEdit] = []
}

extension JSONScanner {
  /// Notes a fault of a kind; returns whether there are so many that it is counted only.
  mutating func isRepeated(_ kind: RepeatedFault.Kind, at range: ByteRange, _ fix: Fix?) -> Bool {
    repeated[kind, default: RepeatedFault()].count += 1
    guard let count = repeated[kind]?.count, count > RepeatedFault.mostSingle else {
      repeated[kind]?.findings.append(diagnostics.count)
      return false
    }
    if count <= RepeatedFault.mostRelated + 1 { repeated[kind]?.places.append(range) }
    if let fix { repeated[kind]?.edits += fix.edits }
    return true
  }

  /// The findings, those of a kind that there are many of as one with their number.
  var gathered: [Diagnostic] {
    let many = repeated.values.filter { $0.count > RepeatedFault.mostSingle }
    guard !many.isEmpty else { return diagnostics }
    var result = diagnostics
    var dropped: Set<Int> = []
    for fault in many {
      guard let first = fault.findings.first else { continue }
      let others = fault.findings.dropFirst()
      dropped.formUnion(others)
      let message = result[first].message
      result[first].message = "\(message); \(fault.count - 1) more such places follow"
      let places = others.map { diagnostics[$0].place.range } + fault.places
      result[first].related += places.prefix(RepeatedFault.mostRelated).map { range in
        RelatedPlace(
          place: SourcePlace(path: source.path, range: range),
          message: "the same is wrong here"
        )
      }
      let edits = others.flatMap { diagnostics[$0].fix?.edits ?? [] } + fault.edits
      result[first].fix?.edits += edits
    }
    return result.indices.filter { !dropped.contains($0) }.map { result[$0] }
  }
}
