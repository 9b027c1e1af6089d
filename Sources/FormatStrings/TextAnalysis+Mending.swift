import SourceText

extension TextAnalysis {
  /// Whether a change of the text is read as it was meant, so that it may be made without asking.
  ///
  /// Every argument keeps its number and, in an app, its type; what is written at a changed place is
  /// read there; nothing that was read before is lost. What is meant is decided before, by the faults:
  /// this holds the machine's reading of the new text against it.
  public func staysAsMeant(
    after replacements: [TextReplacement],
    reader: ArgumentReader
  ) -> Bool {
    guard let mended = Mending(text, replacements) else { return false }
    let new = TextAnalysis(mended.text)
    guard new.uses.count == uses.count, !(new.push.isLost && !push.isLost && reader == .push),
      new.stumbles(reader) <= stumbles(reader)
    else { return false }
    return zip(uses, new.uses).allSatisfy { old, new in
      let isChanged = mended.touches(old.range)
      guard old.position == new.position, old.isMeasure == new.isMeasure else { return false }
      if reader == .app, old.kind != new.kind { return false }
      return isChanged || reader.takes(new) || !reader.takes(old)
    } && mended.places.allSatisfy { new.isRead($0, reader) }
  }

  /// Whether the machine takes a changed place for what stands there: no fault is left in it.
  private func isRead(_ place: ByteRange, _ reader: ArgumentReader) -> Bool {
    for fault in faults where fault.range.overlaps(place) || fault.range == place {
      switch fault.kind {
      case .mixedNumbered, .numberGap, .unnumberedSeveral, .unbalancedBidi, .doubledPercent:
        continue
      case .notAnObject, .variable: if reader == .app { continue }
      default: break
      }
      return false
    }
    guard text[place.range].elementsEqual("%%".utf8) else { return true }
    switch reader {
    case .push: return push.piece(at: place.lowerBound)?.range == place
    case .app: return format.piece(at: place.lowerBound)?.range == place
    }
  }

  /// How many meant specifiers the machine reads as another argument, or not at all.
  private func stumbles(_ reader: ArgumentReader) -> Int {
    uses.count { use in
      guard reader.takes(use), !use.isMeasure else { return true }
      switch reader {
      case .app: return format.specifier(at: use.range.lowerBound)?.slot != use.position
      case .push:
        guard case .argument(use.position, _) = push.piece(at: use.range.lowerBound)?.kind else {
          return true
        }
        return false
      }
    }
  }
}

extension ArgumentReader {
  /// Whether the reader takes the argument of a use.
  fileprivate func takes(_ use: ArgumentUse) -> Bool {
    self == .push ? use.isReadByPush : use.isReadByApp
  }
}

/// A text with replacements made.
private struct Mending {
  private(set) var text: [UInt8] = []
  /// What was written, in the new text; a specifier around an insertion is not part of it.
  private(set) var places: [ByteRange] = []
  private let changed: [ByteRange]

  /// Nil where two replacements overlap.
  init?(_ old: [UInt8], _ replacements: [TextReplacement]) {
    let sorted = replacements.sorted { $0.range.lowerBound < $1.range.lowerBound }
    changed = sorted.map(\.range)
    var position = 0
    for replacement in sorted {
      guard replacement.range.lowerBound >= position, replacement.range.upperBound <= old.count
      else { return nil }
      text += old[position..<replacement.range.lowerBound]
      let start = text.count
      text += Array(replacement.text.utf8)
      places.append(ByteRange(start, text.count))
      position = replacement.range.upperBound
    }
    text += old[position...]
  }

  func touches(_ range: ByteRange) -> Bool {
    changed.contains {
      $0.overlaps(range) || $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound
    }
  }
}
