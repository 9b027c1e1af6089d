public import Diagnostics
public import JSONSyntax
public import SourceText

/// A string catalog (`.xcstrings`) as read: every key with its texts in all languages, in the order of
/// the file.
///
/// Of two members with one name the first counts, as for Apple's compiler; the others are in
/// `duplicates`.
///
///     {"sourceLanguage" : "en", "version" : "1.0", "strings" : {
///       "hi" : {"localizations" : {"de" : {"stringUnit" : {"state" : "translated", "value" : "…"}}}}}}
///
/// Source: recorded runs of `xcstringstool compile` (`spec/catalogs.md` A).
public final class CatalogDocument: Sendable {
  /// The file as JSON.
  public let json: JSONDocument
  /// The language that the keys' own texts are in, as written; `en` where the file does not say.
  public let sourceLanguage: String
  /// The folder that the source language is compiled into, without `.lproj`.
  public let sourceFolder: String
  /// Where the source language stands; nil where it is missing.
  public let sourceLanguageRange: ByteRange?
  /// All languages that entries name, in the order of their first appearance.
  public let languages: [CatalogLanguage]
  /// The keys in the order of the file, each once.
  public let entries: [CatalogEntry]
  /// Members that another one with the same name hides, in the order of the file; not more than can
  /// be reported.
  public let duplicates: [CatalogDuplicate]
  /// Members of the file that look like entries and stand outside `strings`.
  public let strays: [JSONMember]
  /// Whether Apple's compiler takes the file.
  public let isAccepted: Bool

  init(
    json: JSONDocument,
    sourceLanguage: JSONNode?,
    languages: [CatalogLanguage],
    entries: [CatalogEntry],
    duplicates: [CatalogDuplicate],
    strays: [JSONMember],
    isAccepted: Bool
  ) {
    self.json = json
    self.sourceLanguage = sourceLanguage?.string ?? "en"
    sourceFolder = CatalogLanguage.folder(of: self.sourceLanguage)
    sourceLanguageRange = sourceLanguage?.contentRange
    self.languages = languages
    self.entries = entries
    self.duplicates = duplicates
    self.strays = strays
    self.isAccepted = isAccepted
  }

  /// Reads a file.
  ///
  /// Never fails; problems are in `diagnostics`.
  public static func read(_ file: SourceFile) -> Outcome<CatalogDocument> {
    CatalogReader.read(file)
  }

  /// The file's text, which all ranges count in.
  public var source: DecodedSource { json.source }

  /// Whether a language, by its number in `languages`, is the source language under any name.
  public func isSource(_ language: Int) -> Bool {
    languages.indices.contains(language) && languages[language].folder == sourceFolder
  }

  /// Returns a text of the catalog, decoded.
  public func string(_ text: TableText) -> String {
    TextDecoder.withBytes(of: text, in: source) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a text of the catalog as UTF-8.
  public func bytes(_ text: TableText) -> [UInt8] {
    TextDecoder.withBytes(of: text, in: source) { Array($0) }
  }
}

/// A member of a catalog that an earlier one with the same name hides.
public struct CatalogDuplicate: Sendable {
  /// The member that counts.
  public let kept: JSONMember
  /// The member that is never read.
  public let hidden: JSONMember
  /// Number of the entry they belong to or are; nil outside `strings`.
  public let entry: Int?
  /// Number of the language they belong to or are; nil outside of any.
  public let language: Int?

  /// Whether both have the same value, white space aside.
  public var isSame: Bool { kept.value.hasSameContent(as: hidden.value) }
}
