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

  init(
    source: DecodedSource,
    records: [JSONRecord],
    comments: [ByteRange],
    holes: [ByteRange],
    isWellFormed: Bool,
    isStructureCertain: Bool
  ) {
    self.source = source
    self.records = records
    self.comments = comments
    self.holes = holes
    self.isWellFormed = isWellFormed
    self.isStructureCertain = isStructureCertain
  }
}
