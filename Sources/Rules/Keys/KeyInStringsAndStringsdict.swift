import Catalogs
import Delivery
public import Diagnostics
import Languages
import SourceText

/// A key that stands in both files of a table.
public enum KeyInStringsAndStringsdict: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "key-in-strings-and-stringsdict",
    category: .duplicateKey,
    severity: .error,
    group: .keys,
    summary: "a key stands in both the .strings and the .stringsdict file of a table",
    reason: """
      The .stringsdict wins, and the text in the .strings file is never shown. A warning for keys \
      that no payload uses.
      """,
    source: "CFBundle, as read and run: entries of the .stringsdict replace the others",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "en.lproj/Localizable.stringsdict": #"{"↓hi" = "Hello there";}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "en.lproj/Localizable.stringsdict": #"{"bye" = "Bye";}"#,
      ])
    ]
  )

  /// Reports each key of a .stringsdict that the .strings file beside it has, too.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for folder in context.bundle.folders {
      for table in folder.tables where table.kind == .stringsdict && table.isAccepted {
        guard let strings = folder.strings(table.name), !strings.isCatalog, strings.isAccepted
        else { continue }
        check(table, against: strings, folder: folder.name, context, &findings)
      }
    }
  }

  private static func check(
    _ table: StringTable,
    against strings: StringTable,
    folder: String,
    _ context: AppContext,
    _ findings: inout Findings
  ) {
    table.forEachVisibleEntry { _, entry in
      let bytes = table.bytes(entry.key)
      guard let number = strings.entryNumber(forKey: bytes) else { return }
      let key = table.string(entry.key)
      let isPush = table.name == "Localizable" && context.usedKeys.contains(bytes)
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: isPush ? .error : .warning,
          message: "'\(key)' stands in the .strings file, too; the phone uses this entry",
          place: SourcePlace(path: table.path, range: entry.key.range),
          help: "delete one of the two entries",
          key: key,
          locales: [LanguageID(folder).canonical],
          related: [
            RelatedPlace(
              place: SourcePlace(path: strings.path, range: strings.entries[number].key.range),
              message: "never shown"
            )
          ]
        )
      )
    }
  }
}
