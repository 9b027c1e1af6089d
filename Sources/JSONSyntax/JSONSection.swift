/// One branch of a section of a template, such as what stands between `{{#if}}` and `{{else}}`.
public struct JSONSection: Hashable, Sendable {
  /// Number of the section in its document, from 0; its branches share it.
  public let group: Int
  /// Number of the branch in the section, from 0.
  public let branch: Int
  /// Index of the branch around it; nil outside all sections.
  let parent: Int?
}

/// What is known of all branches of one section.
public struct JSONSectionGroup: Hashable, Sendable {
  /// Whether what it holds may stand there several times.
  public let repeats: Bool
  /// Number of branches.
  public internal(set) var branches: Int
  /// Whether one of the branches is always taken, because the last has no condition.
  public internal(set) var isExhaustive: Bool
}

extension JSONDocument {
  /// The sections that stand outside of texts, in the order of their openings.
  public var sectionGroups: [JSONSectionGroup] { tree.groups }
  /// The language the document's holes are written in; nil for JSON without holes.
  public var template: JSONTemplate? { tree.template }
}

extension JSONNode {
  /// The branches around the node, the outermost first; empty where it is always there.
  public var sections: [JSONSection] {
    guard !tree.groups.isEmpty, index < tree.sectionOfRecord.count else { return [] }
    var chain: [JSONSection] = []
    var next: Int? = Int(tree.sectionOfRecord[index])
    while let number = next, number >= 0 {
      chain.append(tree.sections[number])
      next = tree.sections[number].parent
    }
    return chain.reversed()
  }

  /// The branches around the node inside its container, the outermost first.
  public var ownSections: ArraySlice<JSONSection> {
    sections.dropFirst(parent?.sections.count ?? 0)
  }

  /// Whether both stand in different branches of one section, so that they never meet.
  public func excludes(_ other: JSONNode) -> Bool {
    let pairs = zip(sections, other.sections)
    for (own, others) in pairs where own != others { return own.group == others.group }
    return false
  }

  /// The values that may stand here: of a member those of its name in different branches, in the order
  /// of the file; of two in one branch the last.
  public var alternatives: [JSONNode] {
    guard !tree.groups.isEmpty, let parent, let key else { return [self] }
    let name = key.string ?? ""
    var found: [JSONNode] = []
    for member in parent.members where member.key.isNamed(name) {
      let sections = member.value.sections
      found.removeAll { $0.sections == sections }
      found.append(member.value)
    }
    return found.isEmpty ? [self] : found
  }

  /// Whether an object may have more members than are seen, because a hole stands among them.
  public var isOpen: Bool { record.flags.contains(.isOpen) }
}
