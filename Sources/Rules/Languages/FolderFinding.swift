import Catalogs
import Delivery
import Diagnostics
import SourceText

/// Findings about the name of a language folder.
enum FolderFinding {
  /// Makes a finding at the first table of a folder, `Localizable` before others; nil when nothing in
  /// the folder is known.
  static func make(
    _ rule: RuleDescription,
    _ severity: Severity,
    _ folder: LocalizationFolder,
    locale: String,
    _ message: Message,
    help: Message
  ) -> Diagnostic? {
    let table =
      folder.tables.first { $0.name == "Localizable" && !$0.isCatalog }
      ?? folder.tables.first { !$0.isCatalog } ?? folder.tables.first
    let place =
      table.map { SourcePlace(path: $0.path, range: range(of: folder, in: $0)) }
      ?? folder.memberPath.map { SourcePlace(path: $0, range: ByteRange(0, 0)) }
    guard let place else { return nil }
    return Diagnostic(
      rule: rule.id,
      severity: severity,
      message: message,
      place: place,
      help: help,
      locales: [locale]
    )
  }

  /// Says what to do with a folder whose texts belong in one of another name.
  ///
  /// - Parameters:
  ///   - name: The right name, without `.lproj`.
  ///   - bundle: The folder's bundle, which may have that one as well.
  ///   - otherwise: What to do where it has not; by default to rename the folder.
  /// - Returns: The help.
  static func help(
    movingTo name: String,
    in bundle: LocalizedBundle,
    otherwise: Message? = nil
  ) -> Message {
    guard bundle.folder(named: name) == nil else {
      return "move its texts into '\(name).lproj', which is there already, and delete this folder"
    }
    return otherwise ?? "rename the folder to '\(name).lproj'"
  }

  /// The start of a file, or where a catalog names the language first.
  private static func range(of folder: LocalizationFolder, in table: StringTable) -> ByteRange {
    let language = table.catalog?.languages.first { $0.folder == folder.name }
    return language?.range ?? table.catalog?.sourceLanguageRange
      ?? ByteRange.empty(at: table.source.contentStart)
  }
}
