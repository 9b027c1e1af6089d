import Diagnostics
import SourceText

/// Findings that can only be told when the whole text was read.
extension OpenStepRecovery {
  mutating func finishReports() {
    flushSmartQuotes()
    reportConflicts()
    if let cutCause {
      faults.addAlways(cutCause.diagnostic(path: source.path, lost: named(lost)))
    }
    if let start = scanner.unclosedComment { reportUnclosedComment(at: start) }
  }

  /// Returns each key that the phone does not have, once, where it stands first.
  private func named(_ keys: [PlistText]) -> [(name: String, range: ByteRange)] {
    // What stands before the place, too, is read from there.
    var seen: Set<[UInt8]> = []
    if !keys.isEmpty, verdict.isAccepted, case .dictionary(let members, _)? = verdict.root {
      seen = Set(members.map { $0.key.utf8(in: source) })
    }
    return keys.compactMap { key in
      seen.insert(key.utf8(in: source)).inserted ? (name(key), key.range) : nil
    }
  }

  private mutating func reportConflicts() {
    for region in conflicts.regions {
      var related: [RelatedPlace] = []
      if let end = region.end {
        let place = SourcePlace(path: source.path, range: end)
        related.append(RelatedPlace(place: place, message: "the conflict ends here"))
      }
      let help: Message = "keep one side, and delete the lines with '<<<<<<<', '=======', '>>>>>>>'"
      if region.start.lowerBound == cut {
        cutCause = OpenStepStopCause(
          rule: "merge-conflict-marker",
          range: region.start,
          subject: "a conflict marker",
          help: help,
          related: related
        )
        continue
      }
      faults.add(
        Diagnostic(
          rule: "merge-conflict-marker",
          severity: .error,
          message: "a conflict marker is left in the table",
          place: SourcePlace(path: source.path, range: region.start),
          help: help,
          related: related
        )
      )
    }
  }

  private mutating func reportUnclosedComment(at start: Int) {
    let inside = keysInComment(from: start + 2)
    let cause = OpenStepStopCause(
      rule: "unterminated-comment",
      range: ByteRange(start, min(start + 2, scanner.end)),
      subject: "a comment that never ends",
      help: "close it with '*/'"
    )
    var finding = cause.diagnostic(path: source.path, lost: named(inside))
    if inside.isEmpty { finding.severity = .warning }
    faults.addAlways(finding)
  }

  /// Returns the keys of what look like entries in a comment.
  private func keysInComment(from start: Int) -> [PlistText] {
    var keys: [PlistText] = []
    var index = start
    var isAtLineStart = true
    while index < scanner.end {
      let here = byte(index)
      if isAtLineStart || isQuote(here), let key = entryKey(at: index) {
        keys.append(key)
        index = behindValue(of: key)
        isAtLineStart = false
      } else {
        isAtLineStart = here == 0x0A || here == 0x0D
        index += 1
      }
    }
    return keys
  }

  /// Returns the offset behind the value of an entry in a comment, as far as it can be told.
  private func behindValue(of key: PlistText) -> Int {
    let equals = bytesIndex(of: UInt8(ascii: "="), key.range.upperBound, scanner.end)
    let value = skipSpaces(from: equals.map { $0 + 1 } ?? key.range.upperBound)
    guard isQuote(byte(value)), let close = closeOnLine(ofStringAt: value) else { return value }
    return close + 1
  }
}
