import Diagnostics
import JSONSyntax
import SourceText

/// Reads a string catalog by the rules of Apple's compiler, in time linear in its size.
///
/// Never fails. A file that is no JSON gives the catalog that was most likely meant, and no finding but
/// those of the JSON reader.
struct CatalogReader {
  /// Most findings a file; a broken one can have one in each of a million texts.
  static let maximumFindings = 200

  let json: JSONDocument
  var diagnostics: [Diagnostic] = []
  var isAccepted: Bool
  var languages: [CatalogLanguage] = []
  var entries: [CatalogEntry] = []
  var duplicates: [CatalogDuplicate] = []
  var strays: [JSONMember] = []
  /// The entry and language that is being read, for findings.
  var place = Place()

  private var languageNumbers: [String: Int] = [:]
  /// For each language the number of the last entry that named it.
  private var lastEntry: [Int] = []
  /// For each language the name's node in that entry.
  private var lastMember: [JSONMember?] = []
  private var sourceLanguage: JSONNode?

  /// The entry and language that is being read.
  struct Place {
    var entry: Int?
    var key: JSONNode?
    var language: Int?
  }

  /// Reads a file.
  static func read(_ file: SourceFile) -> Outcome<CatalogDocument> {
    // Apple's own JSON reader steps over a byte order mark.
    let options = JSONOptions(rule: "catalog-json-error", allowsByteOrderMark: true)
    let outcome = JSONDocument.parse(DecodedSource(utf8: file), options: options)
    var reader = CatalogReader(json: outcome.value)
    reader.readRoot()
    reader.checkLanguages()
    let document = CatalogDocument(
      json: outcome.value,
      sourceLanguage: reader.sourceLanguage,
      languages: reader.languages,
      entries: reader.entries,
      duplicates: reader.duplicates,
      strays: reader.strays,
      isAccepted: reader.isAccepted
    )
    let own = reader.diagnostics.sorted { $0.place.range.start < $1.place.range.start }
    return Outcome(document, diagnostics: outcome.diagnostics + own)
  }

  private init(json: JSONDocument) {
    self.json = json
    isAccepted = json.isWellFormed
  }

  // MARK: Root

  private mutating func readRoot() {
    guard let root = json.root, root.kind == .object else {
      if let root = json.root { expect("an object", for: "the catalog", at: root) }
      return
    }
    var version: JSONMember?
    var language: JSONMember?
    var strings: JSONMember?
    for member in root.members {
      if member.key.isNamed("version") {
        take(member, into: &version)
      } else if member.key.isNamed("sourceLanguage") {
        take(member, into: &language)
      } else if member.key.isNamed("strings") {
        take(member, into: &strings)
      } else if Self.looksLikeEntry(member.value) {
        strays.append(member)
        entryOutsideStrings(member)
      }
    }
    readVersion(version, in: root)
    readSourceLanguage(language, in: root)
    guard let strings else { return missingMember("strings", #""strings" : {}"#, in: root) }
    guard strings.value.kind == .object else {
      return expect("an object", for: "'strings'", at: strings.value)
    }
    readEntries(strings.value)
  }

  private mutating func readVersion(_ version: JSONMember?, in root: JSONNode) {
    guard let version else { return missingMember("version", #""version" : "1.0""#, in: root) }
    guard version.value.kind != .string, version.value.kind != .number else { return }
    expect("a text such as \"1.0\"", for: "'version'", at: version.value)
  }

  private mutating func readSourceLanguage(_ language: JSONMember?, in root: JSONNode) {
    guard let language else {
      return missingMember("sourceLanguage", #""sourceLanguage" : "en""#, in: root)
    }
    guard language.value.kind == .string else {
      return expect("a language such as \"en\"", for: "'sourceLanguage'", at: language.value)
    }
    sourceLanguage = language.value
  }

  private static func looksLikeEntry(_ node: JSONNode) -> Bool {
    ["localizations", "extractionState", "shouldTranslate", "stringUnit"]
      .contains { node.first($0) != nil }
  }

  // MARK: Entries

  private mutating func readEntries(_ strings: JSONNode) {
    var index = KeyIndex(capacity: strings.members.reduce(into: 0) { count, _ in count += 1 })
    var keys: [JSONMember] = []
    for member in strings.members {
      let name = TableText(member.key)
      let hash = TextDecoder.withBytes(of: name, in: json.source) { KeyIndex.hash($0) }
      let source = json.source
      let isEqual = { (number: Int) in
        TextDecoder.areEqual(name, TableText(keys[number].key), in: source)
      }
      if let first = index.find(hash: hash, isEqual: isEqual) {
        place = Place(entry: first, key: keys[first].key)
        hide(member, behind: keys[first])
        continue
      }
      _ = index.insert(entries.count, hash: hash) { _ in false }
      keys.append(member)
      place = Place(entry: entries.count, key: member.key)
      readEntry(member)
    }
    place = Place()
  }

  private mutating func readEntry(_ member: JSONMember) {
    var entry = CatalogEntry(
      key: TableText(member.key),
      range: member.key.range.union(member.value.range)
    )
    defer { entries.append(entry) }
    guard member.value.kind == .object else {
      return expect("an object", for: "the entry", at: member.value)
    }
    var comment: JSONMember?
    var state: JSONMember?
    var translate: JSONMember?
    var localizations: JSONMember?
    for field in member.value.members {
      if field.key.isNamed("comment") {
        take(field, into: &comment)
      } else if field.key.isNamed("extractionState") {
        take(field, into: &state)
      } else if field.key.isNamed("shouldTranslate") {
        take(field, into: &translate)
      } else if field.key.isNamed("localizations") {
        take(field, into: &localizations)
      }
    }
    entry.comment = text(comment, "a text", for: "'comment'")
    if let text = text(state, "a text", for: "'extractionState'") {
      entry.extractionStateRange = text.range
      entry.extractionState = .init(state?.value)
    }
    if let node = translate?.value, !node.isNull {
      if let flag = node.boolean {
        entry.shouldTranslate = flag
      } else {
        expect("true or false", for: "'shouldTranslate'", at: node)
      }
    }
    guard let localizations else { return }
    guard localizations.value.kind == .object else {
      return expect("an object of languages", for: "'localizations'", at: localizations.value)
    }
    entry.localizations = readLocalizations(localizations.value)
  }

  private mutating func readLocalizations(_ node: JSONNode) -> [CatalogLocalization] {
    var found: [CatalogLocalization] = []
    for member in node.members {
      let language = number(of: member.key)
      place.language = language
      if lastEntry[language] == place.entry, let kept = lastMember[language] {
        hide(member, behind: kept)
        continue
      }
      lastEntry[language] = place.entry ?? -1
      lastMember[language] = member
      if member.value.isNull { continue }
      if let localization = readLocalization(member, language) { found.append(localization) }
    }
    place.language = nil
    return found
  }

  /// The number of a language; most entries name the same languages in the same order.
  private mutating func number(of key: JSONNode) -> Int {
    let guess = (place.language ?? -1) + 1
    if guess < languages.count, key.isNamed(languages[guess].name) { return guess }
    let name = key.string ?? ""
    if let number = languageNumbers[name] { return number }
    languageNumbers[name] = languages.count
    languages.append(CatalogLanguage(name: name, range: key.contentRange))
    lastEntry.append(-1)
    lastMember.append(nil)
    return languages.count - 1
  }
}

extension CatalogEntry.ExtractionState {
  /// Reads a word.
  fileprivate init(_ node: JSONNode?) {
    self =
      switch node?.string {
      case "manual": .manual
      case "extracted_with_value": .extractedWithValue
      case "stale": .stale
      default: .other
      }
  }
}
