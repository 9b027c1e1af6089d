/// The name of a language as tables, folders and phones write it, for example `pt-BR` or `zh_Hans`.
///
/// Takes `-` and `_`, any case, and the English names of old folders (`German`). Two identifiers
/// are equal when their canonical spellings are. Never fails: what is no language stays a name that
/// `isKnown` denies.
public struct LanguageID: Hashable, Sendable, CustomStringConvertible {
  /// The name as it was written.
  public let written: String
  /// The language subtag in lower case, for example `pt`.
  public let language: String
  /// The script subtag in title case, for example `Hans`; empty where there is none.
  public let script: String
  /// The region subtag in upper case, for example `BR` or `419`; empty where there is none.
  public let region: String
  /// The variant subtags in lower case, for example `valencia`.
  public let variants: [String]
  /// What follows a subtag of one letter, in lower case, for example `u-nu-arab`.
  public let extensions: String

  /// Creates an identifier from a name.
  public init(_ written: String) {
    self.written = written
    let lowercased = written.lowercasedASCII
    let old = OldNames.language(of: lowercased)
    let subtags = Subtags(old ?? Self.withoutEmptyParts(written))
    language = subtags.language
    script = subtags.script
    region = subtags.region
    variants = subtags.variants.filter { !$0.isEmpty }.map(\.lowercasedASCII)
    extensions = Self.extensions(lowercased)
  }

  /// The usual spelling, with `-`, as in `pt-BR`, `zh-Hans` and `ca-ES-valencia`.
  public var canonical: String {
    if language == "base", script.isEmpty, region.isEmpty, variants.isEmpty { return "Base" }
    var parts = [language]
    if !script.isEmpty { parts.append(script) }
    if !region.isEmpty { parts.append(region) }
    parts += variants
    if !extensions.isEmpty { parts.append(extensions) }
    return parts.joined(separator: "-")
  }

  /// The canonical spelling.
  public var description: String { canonical }

  /// Whether ISO 639 knows the language and ISO 15924 and ISO 3166 know the script and the region.
  public var isKnown: Bool {
    KnownCodes.isLanguage(language) && (script.isEmpty || KnownCodes.isScript(script))
      && (region.isEmpty || KnownCodes.isRegion(region))
  }

  /// The identifier without deprecated codes.
  ///
  /// For example `iw` is `he`, `zh-CN` is `zh-Hans`, `no` is `nb`, `en-UK` is `en-GB`.
  public var modern: LanguageID {
    ModernNames.modern(of: self).map(LanguageID.init) ?? self
  }

  /// Returns whether two identifiers have the same canonical spelling.
  public static func == (first: LanguageID, second: LanguageID) -> Bool {
    first.canonical.isIdentical(to: second.canonical)
  }

  /// Hashes the canonical spelling.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonical)
  }

  /// Separators at the ends and double ones mean nothing; ICU would see empty places between them.
  private static func withoutEmptyParts(_ written: String) -> String {
    written.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
      .joined(separator: "-")
  }

  private static func extensions(_ lowercased: String) -> String {
    let parts = withoutEmptyParts(lowercased).split(separator: "-")
    guard let start = parts.dropFirst().firstIndex(where: { $0.utf8.count == 1 }) else { return "" }
    return parts[start...].joined(separator: "-")
  }
}
