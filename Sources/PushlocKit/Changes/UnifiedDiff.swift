import SourceText

/// Writes the differences of two texts as `git diff` does.
public enum UnifiedDiff {
  /// Lines shown before and behind a difference.
  private static let context = 3

  /// Returns the differences as UTF-8; empty for equal texts.
  ///
  /// - Parameters:
  ///   - path: The file's path, as both sides name it.
  ///   - old: The text before, as UTF-8.
  ///   - new: The text behind, as UTF-8.
  /// - Returns: Two lines that name the file, then the hunks.
  public static func text(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
    let difference = LineDifference(old, new)
    guard !difference.stretches.isEmpty else { return [] }
    var result = Array("--- \(name("a/" + path))\n+++ \(name("b/" + path))\n".utf8)
    for group in groups(difference.stretches) { write(group, of: difference, to: &result) }
    return result
  }

  /// Stretches whose surroundings touch stand in one hunk.
  private static func groups(
    _ stretches: [LineDifference.Stretch]
  ) -> [[LineDifference.Stretch]] {
    var groups: [[LineDifference.Stretch]] = []
    for stretch in stretches {
      if let last = groups.last?.last,
        stretch.old.lowerBound - last.old.upperBound <= 2 * context
      {
        groups[groups.count - 1].append(stretch)
      } else {
        groups.append([stretch])
      }
    }
    return groups
  }

  private static func write(
    _ group: [LineDifference.Stretch],
    of difference: LineDifference,
    to result: inout [UInt8]
  ) {
    guard let first = group.first, let last = group.last else { return }
    let before = min(context, first.old.lowerBound)
    let behind = min(context, difference.old.count - last.old.upperBound)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + behind)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + behind)
    result += "@@ -\(place(old)) +\(place(new)) @@\n".utf8
    var position = old.lowerBound
    for stretch in group {
      write(" ", difference.old[position..<stretch.old.lowerBound], to: &result)
      write("-", difference.old[stretch.old], to: &result)
      write("+", difference.new[stretch.new], to: &result)
      position = stretch.old.upperBound
    }
    write(" ", difference.old[position..<old.upperBound], to: &result)
  }

  /// The first line, from 1, and the number of lines; a range without lines names the one before it.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private static func write(
    _ sign: String,
    _ lines: ArraySlice<ArraySlice<UInt8>>,
    to result: inout [UInt8]
  ) {
    for line in lines {
      result += sign.utf8
      result += line
      if line.last != 0x0A { result += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// The name in quotes, with escapes, where git would write it so.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }
    if isPlain { return path }
    var quoted = "\""
    for byte in path.utf8 {
      switch byte {
      case 0x22, 0x5C: quoted += "\\" + String(UnicodeScalar(byte))
      case 0x0A: quoted += "\\n"
      case 0x09: quoted += "\\t"
      case ..<0x20, 0x7F...:
        let digits = String(byte, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: quoted += String(UnicodeScalar(byte))
      }
    }
    return quoted + "\""
  }
}
