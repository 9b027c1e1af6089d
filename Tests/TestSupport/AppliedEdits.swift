public import SourceText

/// Returns a text with edits carried out; nil when two of them overlap or one lies outside.
///
/// Works on the decoded text, as the ranges of edits do.
public func applying(_ edits: [SourceEdit], to text: [UInt8]) -> [UInt8]? {
  var result: [UInt8] = []
  var position = 0
  for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
    guard edit.range.lowerBound >= position, edit.range.upperBound <= text.count else { return nil }
    result += text[position..<edit.range.lowerBound]
    result += Array(edit.replacement.utf8)
    position = edit.range.upperBound
  }
  return result + text[position...]
}
