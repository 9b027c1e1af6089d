public import Diagnostics

/// A manifest that is no object of keys with their arguments.
public enum ManifestShape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "manifest-shape",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a manifest of keys sent from code cannot be read",
    reason: """
      A key that cannot be read is not checked, and what is wrong with it reaches the phone.
      """,
    source: "the configuration's own format",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"manifests": ["keys.json"]}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "keys.json": #"{"hi": ↓"Anna", ↓"hi": 1}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"manifests": ["keys.json"]}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "invite" = "%@ invites you to %@";"#,
        "keys.json": #"{"hi": 0, "invite": ["sender", "room"]}"#,
      ])
    ]
  )
}
