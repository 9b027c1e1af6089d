public import Diagnostics

/// A payload that is no JSON.
///
/// The reader of JSON applies it; its words stand there.
public enum JSONError: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "json-error",
    category: .parseError,
    severity: .error,
    group: .payloads,
    summary: "a payload is not valid JSON",
    reason: "APNs refuses the push, or the server that builds on this template fails.",
    source: "RFC 8259",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}↓,}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": ↓“hi”}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
        "tsconfig.json": "{\"compilerOptions\": {}, // comment\n}",
      ])
    ]
  )
}
