import Diagnostics
import SourceText

/// A tag that begins a section.
struct OpenTag {
  /// Whether what it holds may stand there several times.
  let repeats: Bool
  /// Whether its first branch begins with the next tag.
  let isSelect: Bool
  /// What the end of the section calls it; nil where all ends are alike.
  let name: String?
  /// Where it is.
  let range: ByteRange

  init(_ tag: TemplateTag, at range: ByteRange) {
    repeats = tag.role == .open(repeats: true)
    isSelect = tag.role == .select
    name = tag.name
    self.range = range
  }

  /// Whether an end of a name may end the section.
  func isEnded(by name: String?) -> Bool {
    guard let name, let own = self.name else { return true }
    return own == name
  }
}

/// Sections of templates: which branch a node stands in, and tags that do not match.
extension JSONScanner {
  /// A section that is not closed yet.
  struct OpenSection {
    let group: Int
    /// Index of the branch that is being read.
    var branch: Int
    /// Whether the first branch has not begun.
    var awaitsBranch: Bool
    /// The tag that opened it.
    let tag: OpenTag
  }

  mutating func openSection(_ tag: OpenTag) {
    guard openSections.count < Self.maximumDepth else { return tooManySections() }
    let branch = sections.count
    addBranch(group: groups.count, number: 0, parent: openSections.last?.branch)
    openSections.append(
      OpenSection(group: groups.count, branch: branch, awaitsBranch: tag.isSelect, tag: tag)
    )
    groups.append(JSONSectionGroup(repeats: tag.repeats, branches: 1, isExhaustive: false))
  }

  mutating func nextBranch(isLast: Bool, at range: ByteRange) {
    guard let open = openSections.last else { return strayTag(at: range, isEnd: false) }
    let last = openSections.count - 1
    if isLast { groups[open.group].isExhaustive = true }
    if open.awaitsBranch {
      openSections[last].awaitsBranch = false
      return
    }
    openSections[last].branch = sections.count
    let parent = sections[open.branch].parent
    addBranch(group: open.group, number: groups[open.group].branches, parent: parent)
    groups[open.group].branches += 1
  }

  mutating func closeSection(_ name: String?, at range: ByteRange) {
    guard let open = openSections.last else { return strayTag(at: range, isEnd: true) }
    if open.tag.isEnded(by: name) {
      openSections.removeLast()
      return
    }
    wrongEnd(at: range, of: open.tag)
    // One further out ends here, and those inside it have no end; without one the innermost was meant.
    let index = openSections.lastIndex { $0.tag.isEnded(by: name) } ?? openSections.count - 1
    openSections.removeSubrange(index...)
  }

  private mutating func addBranch(group: Int, number: Int, parent: Int?) {
    sections.append(JSONSection(group: group, branch: number, parent: parent))
  }

  // MARK: Faults

  /// Whether a tag can be judged: the file becomes JSON only with it.
  private var isRendered: Bool { template?.isRendered == true }

  /// The tag as a sentence quotes it.
  private func shown(_ range: ByteRange) -> String { Excerpt.of(source.string(range)) }

  /// Reports a tag without an end, and reads no further: it may reach anywhere.
  mutating func unclosedTag(at range: ByteRange) {
    if isReported(isCertain: false) {
      report(
        "'\(shown(range))' begins a tag that has no end",
        at: range,
        help: "close the tag"
      )
    }
    stopReading()
  }

  /// Reports an end or a branch that stands in no section.
  mutating func strayTag(at range: ByteRange, isEnd: Bool) {
    guard isRendered, isReported(isCertain: false) else { return }
    report(
      isEnd
        ? "'\(shown(range))' ends no section"
        : "'\(shown(range))' stands in no section",
      at: range,
      help: "delete it, or begin the section before it",
      kind: .strayTag
    )
  }

  /// Reports an end that belongs to another kind of section.
  mutating func wrongEnd(at range: ByteRange, of open: OpenTag) {
    guard isRendered, isReported(isCertain: false) else { return }
    report(
      "'\(shown(range))' does not end the section that '\(shown(open.range))' begins",
      at: range,
      help: "end the innermost section first",
      related: [
        RelatedPlace(
          place: SourcePlace(path: source.path, range: open.range),
          message: "the section begins here"
        )
      ],
      kind: .wrongEnd
    )
  }

  /// Reports the innermost section that has no end.
  mutating func unclosedSections() {
    guard isWellFormed, let open = openSections.last?.tag, isRendered,
      isReported(isCertain: false)
    else { return }
    report(
      "the section that '\(shown(open.range))' begins has no end",
      at: open.range,
      help: "close the section"
    )
  }
}
