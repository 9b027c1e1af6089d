import Catalogs
import JSONSyntax
import Payloads
import SourceText

/// Finds the suppressions in the comments of a file.
enum SuppressionFinder {
  /// Returns the suppressions of a table's file, in order.
  static func suppressions(in file: TableFile) -> [Suppression] {
    guard file.source.encoding != .binary,
      SuppressionDirective.isMentioned(in: file.source.utf8)
    else { return [] }
    return file.tables.contains(where: \.isCatalog)
      ? inCatalog(file) : file.tables.first.map { inTable($0) } ?? []
  }

  /// Returns the suppressions of a payload file, in order.
  static func suppressions(in file: PayloadFile) -> [Suppression] {
    let source = file.source
    guard !file.document.comments.isEmpty, SuppressionDirective.isMentioned(in: source.utf8) else {
      return []
    }
    let nodes = Array(file.document.nodes)
    var number = nodes.startIndex
    return file.document.comments.flatMap { comment -> [Suppression] in
      let content = CommentScanner.content(of: comment, in: source)
      let directives = SuppressionDirective.find(in: comment, content: content, of: source)
      guard !directives.isEmpty else { return [] }
      while number < nodes.endIndex, nodes[number].range.start < comment.end { number += 1 }
      let covered = number < nodes.endIndex ? member(nodes[number], below: comment, source) : nil
      return directives.map { Suppression($0, covered: covered) }
    }
  }

  /// The range of a comment and the member or element right below it.
  private static func member(
    _ node: JSONNode,
    below comment: ByteRange,
    _ source: DecodedSource
  ) -> ByteRange? {
    // A bracket that closes stands between the comment and what is below it.
    let gap = source.utf8[comment.upperBound..<max(comment.upperBound, node.range.lowerBound)]
    guard !gap.contains(where: { $0 == 0x7D || $0 == 0x5D }) else { return nil }
    let range = node.value.map { node.range.union($0.range) } ?? node.range
    return comment.union(range)
  }

  private static func inTable(_ table: StringTable) -> [Suppression] {
    let source = table.source
    var found: [Suppression] = []
    var end = source.contentStart
    var previous: ByteRange?
    for entry in table.entries + [nil] {
      let next = entry?.range
      let start = next?.lowerBound ?? source.utf8.count
      if start > end {
        for comment in CommentScanner.comments(in: ByteRange(end, start), of: source) {
          let isBehind = previous.map { isOnLine(of: $0, comment.range, source) } ?? false
          let covered = isBehind ? previous : next
          found += SuppressionDirective.find(
            in: comment.range,
            content: comment.content,
            of: source
          )
          .map { Suppression($0, covered: covered.map { $0.union(comment.range) }) }
        }
      }
      previous = next
      end = max(end, next?.upperBound ?? end)
    }
    return found
  }

  /// Whether a comment stands behind an entry, on the line where that ends, and nothing follows it.
  private static func isOnLine(
    of entry: ByteRange,
    _ comment: ByteRange,
    _ source: DecodedSource
  ) -> Bool {
    let between = source.utf8[entry.upperBound..<max(entry.upperBound, comment.lowerBound)]
    guard !between.contains(where: isLineEnd) else { return false }
    let rest = source.utf8[min(comment.upperBound, source.utf8.count)...]
    return rest.first { $0 != 0x20 && $0 != 0x09 }.map(isLineEnd) ?? true
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// In a catalog the words stand in the entry's comment, once for all languages.
  private static func inCatalog(_ file: TableFile) -> [Suppression] {
    var seen: Set<ByteRange> = []
    var found: [Suppression] = []
    for entry in file.tables.flatMap(\.entries) {
      guard let comment = entry.comment, seen.insert(comment).inserted else { continue }
      found += SuppressionDirective.find(in: comment, content: comment, of: file.source)
        .map { Suppression($0, covered: entry.range, isDeletable: false) }
    }
    return found
  }
}
