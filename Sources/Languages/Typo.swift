/// Slips of one key.
enum Typo {
  /// Returns whether one insertion, deletion, replacement or swap of neighbours turns one text into
  /// the other.
  static func isOneEdit(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    var start = 0
    while start < min(first.count, second.count), first[start] == second[start] { start += 1 }
    let a = first[start...]
    let b = second[start...]
    if a.isEmpty, b.isEmpty { return false }
    if a.dropFirst().elementsEqual(b) || b.dropFirst().elementsEqual(a)
      || a.dropFirst().elementsEqual(b.dropFirst())
    {
      return true
    }
    let swapped = Array(a.prefix(2).reversed()) + a.dropFirst(2)
    return swapped.elementsEqual(b)
  }
}
