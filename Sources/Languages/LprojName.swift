/// What the name of a language folder, `X.lproj`, says, and what is wrong with it.
public struct LprojName: Hashable, Sendable {
  /// What a folder is for.
  public enum Role: Hashable, Sendable {
    /// Texts in one language.
    case language
    /// `Base`: texts and layouts of the development language.
    case base
    /// `mul`: a catalog of several languages beside a layout.
    case severalLanguages
    /// `zxx`: the app has no language.
    case noLanguage
  }

  /// What is wrong with a name.
  public enum Fault: Hashable, Sendable {
    /// The right parts in the wrong case: found on a phone, lost by tools. The right spelling.
    case miscased(String)
    /// A name of former times, which still works. Today's name.
    case legacy(String)
    /// No code that ISO 639, 15924 or 3166 knows. What is likely meant, if anything.
    case unknown(suggestion: String?)
    /// `zh`: phones in simplified Chinese read it, phones in traditional Chinese never do.
    case ambiguous
  }

  /// A code that exists but is more often written for another language.
  public struct Confusion: Hashable, Sendable {
    /// The language that the code stands for, in English.
    public let meaning: String
    /// The code of the language that is often meant.
    public let suggestion: String
  }

  /// The name as written, without `.lproj`.
  public let written: String
  /// The name's parts.
  public let language: LanguageID
  /// What the folder is for.
  public let role: Role
  /// What is wrong; nil where nothing is.
  public let fault: Fault?

  /// Creates the description of a folder's name, written without `.lproj`.
  public init(_ written: String) {
    self.written = written
    language = LanguageID(written)
    switch language.canonical {
    case "Base": role = .base
    case "mul": role = .severalLanguages
    case "zxx": role = .noLanguage
    default: role = .language
    }
    fault = LprojFaults.fault(of: written, language, role)
  }

  /// Creates the description of a folder; nil when its name does not end in exactly `.lproj`.
  public init?(folder: String) {
    guard folder.utf8.count > Self.suffix.utf8.count, folder.hasSuffix(Self.suffix) else {
      return nil
    }
    self.init(String(folder.dropLast(Self.suffix.utf8.count)))
  }

  /// The name in canonical spelling, for example `pt-BR` for `pt_br`.
  public var canonical: String { language.canonical }

  /// Returns what a code that exists was likely written for by mistake, in an app with these folders.
  ///
  /// For example Korean for `kr`, which is Kanuri, also where the app has Korean. Nil where the app has a
  /// language that goes with the code: `se` beside `nb` is Northern Sami.
  public func confusion(among folders: [LanguageID]) -> Confusion? {
    guard let known = LprojMistakes.confusion(of: language) else { return nil }
    let isClear = folders.contains { known.neighbours.contains($0.modern.language) }
    return isClear ? nil : known.confusion
  }

  /// The ending of a language folder.
  public static let suffix = ".lproj"

  /// Returns what a folder's name should be when its ending only looks like `.lproj`.
  ///
  /// For example `de.lproj` for `de.Iproj`. Nil for other endings, and where the name before the
  /// ending is no language.
  public static func misspelt(folder: String) -> String? {
    guard !folder.hasSuffix(suffix), let dot = folder.utf8.lastIndex(of: UInt8(ascii: ".")),
      isNearSuffix(String(folder[folder.utf8.index(after: dot)...]))
    else { return nil }
    let name = LprojName(String(folder[..<dot]))
    if case .unknown = name.fault { return nil }
    return name.written + suffix
  }

  private static func isNearSuffix(_ ending: String) -> Bool {
    let bytes = ending.lowercasedASCII.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "1"), UInt8(ascii: "|"), UInt8(ascii: "i"): UInt8(ascii: "l")
      case UInt8(ascii: "0"): UInt8(ascii: "o")
      default: byte
      }
    }
    let right = Array("lproj".utf8)
    switch ending {
    case "proj", "xproj": return false  // Project files of other tools.
    case "lproject": return true
    default: return bytes == right || Typo.isOneEdit(bytes, right)
    }
  }
}
