import SourceText

/// The regions between conflict markers.
struct OpenStepConflicts {
  /// One region: from its first marker to its last.
  struct Region {
    var start: ByteRange
    var end: ByteRange?
  }

  private(set) var regions: [Region] = []
  private var isOpen = false
  private var last = -1

  /// Notes a marker line; one that was seen before is passed over.
  mutating func note(_ kind: ConflictMarkers.Kind, _ range: ByteRange, limit: Int) {
    guard range.lowerBound > last, regions.count < limit else { return }
    last = range.lowerBound
    if kind == .start || !isOpen {
      regions.append(Region(start: range))
      isOpen = kind != .end
    } else {
      regions[regions.count - 1].end = range
      isOpen = kind != .end
    }
  }
}
