public import Diagnostics
public import SourceText

/// A file of localizations as read: its text, its tables and what was wrong with it.
public struct TableFile: Sendable {
  /// The file's text.
  public let source: DecodedSource
  /// One table for a `.strings` or `.stringsdict` file, one or two a language for a catalog.
  public let tables: [StringTable]
  /// Whether Apple's reader takes the file.
  public let isAccepted: Bool
  /// Whether Apple's reader takes what Xcode's copy step makes of the file, though not the file itself.
  public var isAcceptedWhenCopied: Bool { !isAccepted && tables.contains(where: \.isAccepted) }
  /// What the reader found, without languages.
  public let diagnostics: [Diagnostic]

  /// Creates a table file.
  public init(
    source: DecodedSource,
    tables: [StringTable],
    isAccepted: Bool,
    diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.tables = tables
    self.isAccepted = isAccepted
    self.diagnostics = diagnostics
  }
}
