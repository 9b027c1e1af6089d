public import Diagnostics
import FormatStrings
import SourceText

/// A bidirectional control that is not closed.
public enum UnbalancedBidi: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unbalanced-bidi",
    category: .textQuality,
    severity: .warning,
    group: .arguments,
    summary: "an embedding or isolate of bidirectional text is not closed",
    reason: """
      What stands behind it in the same paragraph is drawn in its direction, too: names, numbers and \
      punctuation change places.
      """,
    source: "Unicode Standard Annex 9, X5a to X8",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@";"#,
        "ar.lproj/Localizable.strings": "\"hi\" = \"مرحبا ↓\u{2068}%@!\";",
        "he.lproj/Localizable.strings": "\"hi\" = \"↓\u{202B}שלום %@\";",
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@";"#,
        "ar.lproj/Localizable.strings": "\"hi\" = \"مرحبا \u{2068}%@\u{2069}!\u{200F}\";",
        "he.lproj/Localizable.strings": "\"hi\" = \"\u{202B}שלום %@\u{202C}\";",
        "fa.lproj/Localizable.strings": "\"hi\" = \"\u{200F}سلام %@\u{200E}\u{2069}\";",
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports the first control that is still open at the end.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults where fault.kind == .unbalancedBidi {
      guard let open = fault.scalar else { continue }
      let isIsolate = open.value >= 0x2066
      let close = CharacterName.describe(isIsolate ? "\u{2069}" : "\u{202C}")
      findings.add(
        context.specifierFinding(
          description,
          .warning,
          at: fault.range,
          """
          \(CharacterName.describe(open)) is not closed, so that all text behind it may be drawn in another \
          order
          """,
          help: "close it with \(close)",
          related: []
        )
      )
    }
  }
}
