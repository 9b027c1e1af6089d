import Diagnostics
import JSONSyntax
import SourceText

/// Takes settings that are of no use out of a configuration; comments stay.
struct OverrideRemoval {
  private let source: DecodedSource
  private let overrides: [JSONNode]

  /// Reads the configuration's text again; nil without a file.
  init?(_ configuration: Configuration) {
    guard let source = configuration.source else { return nil }
    self.source = source
    let document = JSONDocument.parse(source, options: .withComments).value
    overrides = document.root?["overrides"].map { Array($0.elements) } ?? []
  }

  /// Returns a fix that deletes a setting, or its override where it is the only one.
  func fix(_ setting: RuleSetting, of override: OverrideSettings) -> Fix? {
    guard let number = overrides.firstIndex(where: { $0.range == override.place.range }),
      let rules = overrides[number]["rules"].map({ Array($0.members) })
    else { return nil }
    let edits: [ByteRange]
    if rules.count == 1 {
      edits = removal(of: number, among: overrides.map(\.range))
    } else {
      let index = rules.firstIndex { $0.key.range == setting.place?.range }
      guard let index else { return nil }
      edits = removal(of: index, among: rules.map { $0.key.range.union($0.value.range) })
    }
    return Fix(
      isSafe: true,
      edits: edits.map { SourceEdit(path: source.path, range: $0, replacement: "") }
    )
  }

  /// What has to go so that one of several items is gone: its bytes and a comma beside it.
  private func removal(of number: Int, among items: [ByteRange]) -> [ByteRange] {
    let own = items[number]
    let next = number + 1 < items.count ? items[number + 1].lowerBound : source.utf8.count
    if let comma = comma(from: own.upperBound, to: next) {
      return joined(own, ByteRange(comma, comma + 1), upTo: next)
    }
    guard number > 0, let comma = comma(from: items[number - 1].upperBound, to: own.lowerBound)
    else { return [own] }
    return joined(ByteRange(comma, comma + 1), own, upTo: own.upperBound)
  }

  /// Two ranges as one where only blanks stand between them; the first takes blanks behind along.
  private func joined(_ first: ByteRange, _ second: ByteRange, upTo end: Int) -> [ByteRange] {
    let between = source.utf8[first.upperBound..<second.lowerBound]
    guard between.allSatisfy(Self.isBlank) else { return [first, second] }
    var upper = second.upperBound
    while upper < end, Self.isBlank(source.utf8[upper]) { upper += 1 }
    // A comment behind keeps its place.
    if upper < end, upper != second.upperBound { upper = second.upperBound }
    return [ByteRange(first.lowerBound, upper)]
  }

  /// Offset of the first comma in a part of the text that holds nothing but blanks and comments.
  private func comma(from start: Int, to end: Int) -> Int? {
    let comments = CommentScanner.comments(in: ByteRange(start, end), of: source)
    return (start..<end).first { index in
      source.utf8[index] == UInt8(ascii: ",")
        && !comments.contains { $0.range.lowerBound <= index && index < $0.range.upperBound }
    }
    .flatMap { comma in
      // A bracket before it belongs to what lies outside.
      let isInside = !(start..<comma).contains { index in
        [0x7D, 0x5D].contains(source.utf8[index])
          && !comments.contains { $0.range.lowerBound <= index && index < $0.range.upperBound }
      }
      return isInside ? comma : nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
