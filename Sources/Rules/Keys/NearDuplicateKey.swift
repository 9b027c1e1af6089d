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
    let table = context.table
    // A catalog has the same keys in all languages; the source language has every one of them.
    if let catalog = table.catalog, table.folder != catalog.sourceFolder { return }
    for (number, earlier) in pairs(context) {
      let entry = table.entries[number]
      let key = table.string(entry.key)
      let other = table.entries[earlier]
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: .warning,
          message: message(key, earlier: table.string(other.key)),
          place: context.place(entry.key.range),
          help: "keep the one that the payloads spell",
          key: key,
          locales: context.locales,
          related: [
            RelatedPlace(place: context.place(other.key.range), message: "the other key")
          ]
        )
      )
    }
  }

  private static func message(_ key: String, earlier: String) -> Message {
    let plain: Message =
      "'\(key)' is nearly the same key as '\(earlier)', but another one to the phone"
    guard let difference = Lookalike.difference(of: key, from: earlier) else { return plain }
    return "\(plain): \(Message(difference, it: "it", other: "the other"))"
  }

  /// Returns the numbers of entries that are nearly the same, each with an earlier one.
  ///
  /// Keys that the development language has were compared there: what is new can only be between them
  /// and the rest.
  private static func pairs(_ context: TableContext) -> [(number: Int, earlier: Int)] {
    guard let source = context.source?.foldedKeys else { return FoldedKeys(context.table).pairs }
    guard context.development != nil else { return source.pairs }
    guard source.pairs.isEmpty else { return FoldedKeys(context.table).pairs }
    guard !context.ownKeys.isEmpty else { return [] }
    let own = FoldedKeys(context.table, entries: context.ownKeys)
    let isNew = !own.pairs.isEmpty || own.keys.contains(where: source.contains)
    return isNew ? FoldedKeys(context.table).pairs : []
  }
}
