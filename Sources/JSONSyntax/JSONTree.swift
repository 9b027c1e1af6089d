import SourceText

/// The storage of a document, shared by its nodes.
final class JSONTree: Sendable {
  let source: DecodedSource
  let records: [JSONRecord]
  /// Comments in the order of the file, delimiters included.
  let comments: [ByteRange]
  /// Template holes in the order of the file, delimiters included.
  let holes: [ByteRange]
  let isWellFormed: Bool
  let isStructureCertain: Bool
  /// The language of the holes; nil for JSON without holes.
  let template: JSONTemplate?
  /// The branches of sections, in the order of their beginnings.
  let sections: [JSONSection]
  let groups: [JSONSectionGroup]
  /// Index of the branch that each record stands in, -1 for none; empty without sections.
  let sectionOfRecord: [Int32]
  /// The elements of arrays that have many, by the array's index.
  let longArrays: [UInt32: [UInt32]]

  /// Takes over what a scanner has read.
  init(_ scanner: JSONScanner) {
    source = scanner.source
    records = scanner.records
    comments = scanner.comments
    holes = scanner.holes
    isWellFormed = scanner.isWellFormed
    isStructureCertain = scanner.isStructureCertain
    template = scanner.template
    sections = scanner.sections
    groups = scanner.groups
    sectionOfRecord = scanner.groups.isEmpty ? [] : scanner.sectionOfRecord
    longArrays = scanner.longArrays
  }
}
