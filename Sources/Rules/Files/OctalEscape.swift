public import Diagnostics

/// An octal escape, which is read in an encoding of the eighties.
///
/// The reader of tables applies it; its words stand there.
public enum OctalEscape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "octal-escape",
    category: .badEscape,
    severity: .warning,
    group: .files,
    summary: "a backslash stands before digits",
    reason: """
      The digits are read as an octal number in the NeXTSTEP encoding, which is rarely meant.
      """,
    source: "runs of PropertyListSerialization",
    fix: .unsafe,
    triggering: [
      RuleExample(strings: #""a" = "↓\341";"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "341";"#)
    ]
  )
}
