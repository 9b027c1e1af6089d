import Catalogs
public import Diagnostics
import SourceText

/// Two keys of one file that differ in what nobody sees.
public enum NearDuplicateKey: TableRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "near-duplicate-key",
    category: .duplicateKey,
    severity: .warning,
    group: .keys,
    summary: "two keys of a file differ only in spaces, in normalization or, for symbols, in case",
    reason: """
      The phone compares keys byte by byte, so these are two keys, and a payload reaches only the one \
      that it spells exactly.
      """,
    source: "CFDictionary compares keys literally",
    triggering: [
      RuleExample(strings: "\"alarm_new\" = \"1\";\n\"↓alarm_new \" = \"2\";\n"),
      RuleExample(strings: "\"order_shipped\" = \"1\";\n\"↓order_Shipped\" = \"2\";\n"),
      RuleExample(strings: "\"caf\u{E9}\" = \"1\";\n\"↓cafe\u{301}\" = \"2\";\n"),
    ],
    clean: [
      RuleExample(strings: "\"Done\" = \"Done\";\n\"done\" = \"done\";\n"),
      RuleExample(strings: "\"a b\" = \"1\";\n\"ab\" = \"2\";\n"),
    ]
  )

  /// Reports each key that is nearly the same as an earlier one.
  public static func check(_ context: TableContext, _ findings: inout Findings) {
    var seen: [String: (key: String, entry: Entry)] = [:]
    let table = context.table
    // A catalog has the same keys in all languages; the source language has every one of them.
    if let catalog = table.catalog, table.folder != catalog.sourceFolder { return }
    table.forEachVisibleEntry { _, entry in
      let key = table.string(entry.key)
      let folded = fold(key)
      guard let earlier = seen[folded] else {
        seen[folded] = (key, entry)
        return
      }
      guard !earlier.key.utf8.elementsEqual(key.utf8) else { return }
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .warning,
          message:
            "'\(key)' is nearly the same key as '\(earlier.key)', but another one to the phone",
          place: context.place(entry.key.range),
          help: "keep the one that the payloads spell",
          key: key,
          locales: context.locales,
          related: [
            RelatedPlace(place: context.place(earlier.entry.key.range), message: "the other key")
          ]
        )
      )
    }
  }

  /// Folds away what nobody sees; Swift's own comparison folds normalization.
  private static func fold(_ key: String) -> String {
    let words = key.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return SymbolicKey.isSymbolic(words) ? words.lowercased() : words
  }
}
