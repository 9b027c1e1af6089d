public import Catalogs
public import Delivery
public import Diagnostics
public import FileAccess
public import Payloads
public import SourceText

/// Everything that was found and read: tables grouped into bundles, payload files, and problems.
public struct Project: Sendable {
  /// Folders of localizations, sorted by path.
  public var bundles: [LocalizedBundle]
  /// Files of tables, sorted by path.
  public var tableFiles: [TableFile]
  /// Files that hold payloads, sorted by path.
  public var payloadFiles: [PayloadFile]
  /// Findings of readers and of discovery.
  public var diagnostics: [Diagnostic]
  /// Files that could not be read.
  public var failures: [FileAccessError]
  /// Texts of all files that were read, by path.
  public var sources: [String: DecodedSource]
  /// The development language and how it was found.
  public var developmentLanguage: DevelopmentLanguage

  /// Number of files that were read as tables or payloads.
  public var fileCount: Int { tableFiles.count + payloadFiles.count }

  /// Whether any table was found.
  public var hasTables: Bool { !tableFiles.isEmpty }
}
