/// A path pattern: `*` for anything but `/`, `?` for one character but `/`, `**` for any folders.
public struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Creates a pattern.
  public init(_ pattern: String) {
    self.pattern = Array(pattern.utf8)
  }

  /// Whether a whole path fits; in time at most the product of both lengths.
  public func matches(_ path: String) -> Bool {
    let text = Array(path.utf8)
    // reachable[j]: the pattern so far fits the first j bytes of the path.
    var reachable = [Bool](repeating: false, count: text.count + 1)
    reachable[0] = true
    var index = 0
    while index < pattern.count {
      var next = [Bool](repeating: false, count: text.count + 1)
      if pattern[index] == UInt8(ascii: "*") {
        let crosses = index + 1 < pattern.count && pattern[index + 1] == UInt8(ascii: "*")
        index += crosses ? 2 : 1
        let eatsSlash = crosses && index < pattern.count && pattern[index] == UInt8(ascii: "/")
        if eatsSlash { index += 1 }
        next = Self.star(reachable, text, crosses: crosses, wholeFolders: eatsSlash)
      } else {
        for place in text.indices where reachable[place] {
          let fits =
            pattern[index] == UInt8(ascii: "?")
            ? text[place] != UInt8(ascii: "/") : text[place] == pattern[index]
          if fits { next[place + 1] = true }
        }
        index += 1
      }
      reachable = next
    }
    return reachable[text.count]
  }

  /// Where a star can end: `**/` only behind a slash or where it began.
  private static func star(
    _ reachable: [Bool],
    _ text: [UInt8],
    crosses: Bool,
    wholeFolders: Bool
  ) -> [Bool] {
    var next = [Bool](repeating: false, count: text.count + 1)
    var isOpen = false
    for place in 0...text.count {
      if place > 0, !crosses, text[place - 1] == UInt8(ascii: "/") { isOpen = false }
      if reachable[place] {
        isOpen = true
        next[place] = true
      }
      guard isOpen else { continue }
      next[place] =
        !wholeFolders || reachable[place] || (place > 0 && text[place - 1] == UInt8(ascii: "/"))
    }
    return next
  }
}
