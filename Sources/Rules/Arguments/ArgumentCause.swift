import FormatStrings
import SourceText

/// Which faults of a text have a rule of their own that tells why an argument is missing.
enum ArgumentCause {
  /// Whether a rule reports the fault as an error in a push that sends arguments.
  ///
  /// `hasSource` says whether the development language has a text that shows what is missing.
  static func isReportedInPush(_ fault: SpecifierFault, hasSource: Bool) -> Bool {
    switch fault.kind {
    case .zeroPosition, .notAnObject, .variable, .substitutionArgument, .percentNumber,
      .accidentalSpecifier, .textLost, .foreignPlaceholder:
      true
    case .foreignPercent, .brokenSpecifier: fault.confidence > .possible
    // With a source the lost argument is the better finding, at the same place.
    case .mistypedPercent: !hasSource
    default: false
    }
  }

  /// Whether a rule reports the fault in a text that the app formats, held against its source.
  static func isReportedInApp(_ fault: SpecifierFault) -> Bool {
    switch fault.kind {
    case .zeroPosition, .accidentalSpecifier, .lonePercent, .textLost, .urlEscape: true
    case .foreignPercent, .foreignPlaceholder: fault.confidence > .possible
    case .brokenSpecifier(.decorated): false
    case .brokenSpecifier: fault.confidence > .possible
    default: false
    }
  }

  /// Whether the numbering of a text is reported by a rule of its own, which explains what is missing.
  static func isNumberingReported(_ analysis: TextAnalysis) -> Bool {
    analysis.faults.contains { $0.kind == .numberGap } || isMixed(analysis, .app)
  }

  /// Whether plain and numbered specifiers of a text get in each other's way.
  static func isMixed(_ analysis: TextAnalysis, _ reader: ArgumentReader) -> Bool {
    analysis.faults.contains { $0.kind == .mixedNumbered } && !analysis.showsEachOnce(reader)
  }
}

extension TextAnalysis {
  /// Whether every argument up to the last one is shown, each once, as the text is read.
  func showsEachOnce(_ reader: ArgumentReader) -> Bool {
    let isRead = uses.allSatisfy { reader == .push ? $0.isReadByPush : $0.isReadByApp }
    return isRead && uses.map(\.position).sorted() == Array(1...max(uses.count, 1))
  }

  /// How an argument that the text lacks is to be written, so that it goes with what is there.
  func spelling(ofArgument position: Int) -> String {
    let isPlain = !uses.isEmpty && uses.allSatisfy { !$0.isNumbered }
    return isPlain && position == uses.count + 1 ? "%@" : "%\(position)$@"
  }

  /// The place of a percent sign with one digit, such as `%1`: a placeholder of an app's own or of
  /// Qt, or a percentage in Turkish; nil for every other fault.
  ///
  /// Before a space and a letter it is an accidental specifier as well: `%1 of`.
  func numberPlaceholder(_ fault: SpecifierFault) -> ByteRange? {
    let start = fault.range.lowerBound
    switch fault.kind {
    case .percentNumber: return fault.range
    case .accidentalSpecifier where fault.confidence == .possible:
      guard start + 1 < text.count, text[start + 1].isASCIIDigit else { return nil }
      return ByteRange(start, start + 2)
    default: return nil
    }
  }
}

extension KeyContext.Text {
  /// The arguments that the text shows, or would show but for a fault that a rule of its own reports.
  ///
  /// `hasSource` says whether another text, the development language's, shows what is missing.
  func explainedPositions(hasSource: Bool) -> Set<Int> {
    func isExplained(_ fault: SpecifierFault) -> Bool {
      ArgumentCause.isReportedInPush(fault, hasSource: hasSource)
    }
    let isMixed = ArgumentCause.isMixed(analysis, .push)
    var positions: Set<Int> = []
    var unplaced = 0
    for use in analysis.uses {
      if isMixed, !use.isNumbered {
        unplaced += 1
      } else if let fault = use.fault, !use.isReadByPush, !isExplained(analysis.faults[fault]) {
        continue
      } else if use.position > 0 {
        positions.insert(use.position)
      } else {
        unplaced += 1
      }
    }
    unplaced += analysis.faults.count { fault in
      if analysis.numberPlaceholder(fault) != nil { return true }
      return fault.meansArgument && fault.position == nil && fault.kind != .zeroPosition
        && isExplained(fault)
    }
    // What has no number is taken for the arguments that nothing else shows.
    var free = 1
    for _ in 0..<unplaced {
      while positions.contains(free) { free += 1 }
      positions.insert(free)
    }
    return positions
  }
}
