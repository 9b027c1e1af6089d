import Diagnostics

/// The previews of one payload, with what is wrong in all of them told once.
struct PreviewGroup {
  /// The payload with its kind and its size.
  var head: String
  /// The previews, those of a language one after the other.
  var previews: [Preview] = []
  /// What a check finds about the payload whatever the language.
  private(set) var common: [Preview.Defect] = []

  /// Returns the previews by payload, in their order.
  static func groups(of previews: [Preview]) -> [PreviewGroup] {
    var groups: [PreviewGroup] = []
    for preview in previews {
      if groups.last?.head != preview.head { groups.append(PreviewGroup(head: preview.head)) }
      groups[groups.count - 1].previews.append(preview)
    }
    for number in groups.indices { groups[number].findCommon() }
    return groups
  }

  private mutating func findCommon() {
    guard previews.count > 1, let first = previews.first else { return }
    common = first.defects.filter { defect in
      !defect.isAboutText && previews.allSatisfy { $0.defects.contains(defect) }
    }
  }

  /// Returns what is wrong in one language and not in all.
  func own(_ preview: Preview) -> [Preview.Defect] {
    preview.defects.filter { !common.contains($0) }
  }

  /// Number of findings, each counted as often as it is told.
  var count: Int { common.count + previews.reduce(0) { $0 + own($1).count } }

  /// What matters most among the findings; nil without any.
  var worst: Severity? { previews.flatMap { $0.defects.map(\.severity) }.max() }

  /// Number of alerts of the template that are not shown.
  var leftOut: Int { previews.map(\.leftOut).max() ?? 0 }
}
