public import Catalogs
public import Delivery
public import Diagnostics
public import FormatStrings
import Languages
public import SourceText

/// One visible entry of a table with a plain text, as rules see it.
public struct EntryContext: Sendable {
  /// The table it stands in.
  public let table: TableContext
  /// Number of the entry in the table.
  public let number: Int
  /// The entry.
  public let entry: Entry
  /// The entry's text as it stands in the file.
  public let text: TableText
  /// The text, decoded, as UTF-8.
  public let bytes: [UInt8]
  /// What the text's specifiers are and where they are irregular.
  public let analysis: TextAnalysis
  /// Places in payloads that use the entry's key; empty for a key no payload uses.
  public let uses: [KeyUse]
  /// The development language's text of the same key; nil in that language and where it has none.
  public let development: DevelopmentText?

  /// The text of the same key in the development language.
  public struct DevelopmentText: Sendable {
    /// The table it stands in.
    public let table: StringTable
    /// The text as it stands in the file.
    public let text: TableText
    /// What its specifiers are.
    public let analysis: TextAnalysis
  }

  /// The entry's key, decoded.
  public var key: String { table.key(of: entry) }

  /// Whether a payload uses the key.
  public var isPush: Bool { !uses.isEmpty }

  /// Whether a payload uses the key and sends arguments with it.
  public var hasPushArguments: Bool { uses.contains(where: \.mayHaveArguments) }

  /// Whether the table is in a region or script of the development language.
  public var isSameLanguageAsDevelopment: Bool {
    guard let own = table.table.folder, let other = development?.table.folder else { return true }
    let base = other == "Base" ? table.app.bundle.developmentLanguage : other
    return LanguageID(own).language == LanguageID(base).language
  }

  /// The text's language: of a folder `Base` the development language, of a file outside any language
  /// folder none.
  var language: LanguageID {
    let folder = table.table.folder ?? "und"
    return LanguageID(folder == "Base" ? table.app.bundle.developmentLanguage : folder)
  }

  /// Returns the place in the file of a part of the decoded text.
  public func place(of part: ByteRange) -> SourcePlace {
    table.place(table.table.sourceRange(of: part, in: text))
  }

  /// The place of the whole text.
  public var textPlace: SourcePlace { table.place(text.range) }

  /// The place of the key.
  public var keyPlace: SourcePlace { table.place(entry.key.range) }

  /// The payload places that use the key, as related places.
  public var relatedUses: [RelatedPlace] {
    uses.map(\.argumentsRelated)
  }

  /// Makes a finding about a part of the text, with key, language and payloads filled in.
  public func finding(
    _ rule: RuleDescription,
    severity: Severity,
    category: Category? = nil,
    at part: ByteRange,
    _ message: Message,
    help: Message? = nil,
    related: [RelatedPlace]? = nil,
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id,
      severity: severity,
      category: category,
      message: message,
      place: place(of: part),
      help: help,
      key: key,
      locales: table.locales,
      payload: uses.first?.place.path,
      pointer: uses.first?.pointer,
      related: related ?? relatedUses,
      fix: fix
    )
  }

  /// Returns a fix that replaces a part of the decoded text; nil where the file's syntax cannot hold
  /// the replacement there.
  public func fix(_ part: ByteRange, with replacement: String, isSafe: Bool) -> Fix? {
    let change = TextReplacement(part, replacement)
    return edit(change).map { Fix(isSafe: isSafe && isKept(by: [change]), edits: [$0]) }
  }

  /// Returns the edit of the file that changes a part of the decoded text.
  func edit(_ change: TextReplacement) -> SourceEdit? {
    // A key that stands in for its text is what code and payloads name: it stays as it is.
    guard !entry.isKeyAsText, let written = table.table.escaped(change.text, in: text) else {
      return nil
    }
    let range = table.table.sourceRange(of: change.range, in: text)
    return SourceEdit(path: table.table.path, range: range, replacement: written)
  }

  /// Whether the changed text is read as the text is meant: without it no fix is safe.
  func isKept(by changes: [TextReplacement]) -> Bool {
    analysis.staysAsMeant(after: changes, reader: isPush ? .push : .app)
  }
}
