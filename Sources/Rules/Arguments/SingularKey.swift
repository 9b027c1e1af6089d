import Catalogs
import FormatStrings
import SourceText

/// A key whose text is for one thing, or for none: `files_1`, `files.one`, `filesSingular`.
///
/// The code that chooses among such keys passes the number to each of them.
struct SingularKey {
  /// Whether the key says so in a word, not in a digit that may be a mere count of keys.
  private let isWord: Bool
  /// What the texts for several things take in the development language, by position.
  private let taken: [Int: ArgumentKind.Family]
  /// Whether there is a text for several things.
  private let hasSibling: Bool

  /// Nil for any other key.
  init?(_ context: EntryContext, _ development: EntryContext.DevelopmentText) {
    guard let (pieces, index) = Self.marker(in: context.key) else { return nil }
    isWord = !pieces[index].utf8.allSatisfy(\.isASCIIDigit)
    var taken: [Int: ArgumentKind.Family] = [:]
    var hasSibling = false
    for key in Self.siblings(pieces, index) {
      guard let text = development.table.entry(forKey: key)?.text else { continue }
      hasSibling = true
      for use in TextAnalysis(development.table.bytes(text)).uses {
        taken[use.position] = use.kind.family
      }
    }
    self.taken = taken
    self.hasSibling = hasSibling
  }

  /// Whether the app passes an argument that the development language's text leaves out.
  func passes(_ extra: ArgumentComparison.Extra, in analysis: TextAnalysis) -> Bool {
    guard let use = analysis.uses.first(where: { $0.range == extra.range }) else { return false }
    if hasSibling { return taken[extra.position] == use.kind.family }
    return isWord && extra.position == 1 && [.integer, .object].contains(use.kind.family)
  }

  /// Whether an argument is the number, which one thing does not need.
  func mayLeaveOut(_ missing: ArgumentComparison.Missing, of source: TextAnalysis) -> Bool {
    let use = source.uses.first { $0.position == missing.position }
    guard missing.cause == nil, let use else { return false }
    return use.kind.family == .integer || hasSibling && source.uses.count == 1
  }

  // MARK: Names

  private static let singular: Set<String> = [
    "0", "1", "zero", "none", "one", "single", "singular",
  ]
  private static let plural = [
    "2", "5", "n", "N", "x", "two", "few", "many", "more", "multiple", "other", "others", "plural",
    "several",
  ]

  /// The key in words and what stands between them, and which word says that it is for one thing.
  private static func marker(in key: String) -> (pieces: [String], index: Int)? {
    var pieces: [String] = []
    for character in key {
      let isWord = character.isLetter || character.isNumber
      let wasWord = pieces.last?.last.map { $0.isLetter || $0.isNumber }
      // `filesOne` is two words, `URL` is one.
      let isNew = character.isUppercase && pieces.last?.last?.isLowercase == true
      if wasWord == isWord, !isNew {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    let found = pieces.lastIndex { singular.contains($0.lowercased()) }
    return found.flatMap { $0 > 0 ? (pieces, $0) : nil }
  }

  /// Keys that may hold the text for several things.
  private static func siblings(_ pieces: [String], _ index: Int) -> [String] {
    let isCapital = pieces[index].first?.isUppercase == true
    var keys = plural.map { word in
      var changed = pieces
      changed[index] = isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
      return changed.joined()
    }
    var bare = pieces
    bare.remove(at: index)
    let isSeparated = bare[index - 1].allSatisfy { !$0.isLetter && !$0.isNumber }
    if isSeparated { bare.remove(at: index - 1) }
    keys += [bare.joined(), bare.joined() + "s"]
    return keys
  }
}
