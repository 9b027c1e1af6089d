import Diagnostics
import Rules
import SourceText

/// What is wrong with one suppression.
struct SuppressionFaults {
  let path: String
  let source: DecodedSource?

  /// Returns the faults of a suppression after everything it can suppress has been seen.
  func faults(_ suppression: Suppression, _ all: Suppressions) -> [Diagnostic] {
    let directive = suppression.directive
    guard !directive.names.isEmpty else {
      return [
        finding(
          UnusedSuppression.description,
          directive.range,
          "the suppression names no rule",
          help: "write 'pushloc:ignore RULE -- reason'",
          fix: nil
        )
      ]
    }
    var useless: [Int] = []
    var faults: [Diagnostic] = []
    for (number, subject) in suppression.subjects.enumerated() {
      guard let subject else {
        faults.append(unknown(number, directive, hasReason: directive.hasReason))
        // Without a separator the reason reads like names.
        if !directive.hasReason { break }
        continue
      }
      if !suppression.used.contains(number), all.isJudged(subject) { useless.append(number) }
    }
    let fix = useless.isEmpty ? nil : removal(of: useless, suppression)
    faults += useless.map { unused(directive.names[$0], suppression, fix) }
    if !directive.hasReason, faults.isEmpty {
      faults.append(
        finding(
          SuppressionWithoutReason.description,
          directive.range,
          "this suppression does not say why",
          help: "write the reason behind ' -- '",
          fix: nil
        )
      )
    }
    return faults
  }

  private func unused(
    _ name: SuppressionDirective.Name,
    _ suppression: Suppression,
    _ fix: Fix?
  ) -> Diagnostic {
    finding(
      UnusedSuppression.description,
      name.range,
      suppression.covered == nil
        ? "nothing stands below this suppression of '\(name.text)'"
        : "'\(name.text)' finds nothing here, so nothing has to be suppressed",
      help: "delete it",
      fix: fix
    )
  }

  private func unknown(
    _ number: Int,
    _ directive: SuppressionDirective,
    hasReason: Bool
  ) -> Diagnostic {
    let name = directive.names[number]
    let near = RuleNames.didYouMean(name.text)
    return finding(
      UnusedSuppression.description,
      name.range,
      "'\(name.text)' is no rule",
      help: near ?? (hasReason ? "delete it" : "write the reason behind ' -- '"),
      fix: nil
    )
  }

  private func finding(
    _ rule: RuleDescription,
    _ range: ByteRange,
    _ message: Message,
    help: Message,
    fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id,
      severity: .warning,
      message: message,
      place: SourcePlace(path: path, range: range),
      help: help,
      fix: fix
    )
  }

  /// A fix that takes away the useless names, or the comment when nothing remains of it.
  private func removal(of useless: [Int], _ suppression: Suppression) -> Fix? {
    guard suppression.isDeletable, let source else { return nil }
    let directive = suppression.directive
    var ranges: [ByteRange] = []
    if useless.count == directive.names.count {
      ranges = [whole(directive, source)]
    } else {
      ranges = useless.map { number in
        let own = directive.names[number].range
        if number + 1 < directive.names.count {
          return ByteRange(own.lowerBound, directive.names[number + 1].range.lowerBound)
        }
        return own
      }
      // The last name takes the space before it along, unless its neighbour does.
      if let last = useless.last, last == directive.names.count - 1,
        let keep = directive.names.indices.last(where: { !useless.contains($0) })
      {
        ranges.removeAll { $0.lowerBound >= directive.names[keep].range.upperBound }
        ranges.append(
          ByteRange(
            directive.names[keep].range.upperBound,
            directive.names[last].range.upperBound
          )
        )
      }
    }
    let edits = ranges.map { SourceEdit(path: path, range: $0, replacement: "") }
    return edits.isEmpty ? nil : Fix(isSafe: true, edits: edits)
  }

  /// The comment with its line where it holds nothing else, else the words of the suppression.
  private func whole(_ directive: SuppressionDirective, _ source: DecodedSource) -> ByteRange {
    let bytes = source.utf8
    let comment = directive.comment
    let before = bytes[comment.lowerBound..<directive.range.lowerBound]
    let behind = bytes[directive.range.upperBound..<comment.upperBound]
    guard (before + behind).allSatisfy(Self.isDelimiter) else { return directive.range }
    var start = comment.lowerBound
    while start > source.contentStart, Self.isBlank(bytes[start - 1]) { start -= 1 }
    var end = comment.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    let beginsLine = start == source.contentStart || Self.isLineEnd(bytes[start - 1])
    guard beginsLine, end < bytes.count, Self.isLineEnd(bytes[end]) else { return comment }
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
    return ByteRange(start, end + 1)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    isBlank(byte) || isLineEnd(byte) || Array("/*<!->".utf8).contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
