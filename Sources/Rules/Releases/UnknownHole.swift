public import Diagnostics

/// A name in the configuration that no hole of a template has.
public enum UnknownHole: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-hole",
    category: .hygiene,
    severity: .warning,
    group: .releases,
    summary: "a name in 'values', 'samples' or 'maxLengths' is that of no hole",
    reason: """
      What is declared for it is used nowhere, and the keys of the hole that was meant are not checked. \
      Names are those of holes in the templates and of arguments in a manifest; a number is the position \
      of an argument.
      """,
    source: "pushloc's own conventions",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"values": {↓"staus": ["NEW"]}}"#,
        "en.lproj/Localizable.strings": #""state_NEW" = "New";"#,
        "push/a.json.hbs": #"{"aps": {"alert": {"loc-key": "state_{{status}}"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"""
        {"values": {"status": ["NEW"], "user": ["a"]}, "samples": {"1": "Anna", "room": "Tea"}, "manifests": "keys.json"}
        """#,
        "en.lproj/Localizable.strings": #""state_NEW" = "New"; "in" = "in %@";"#,
        "push/a.json.hbs":
          #"{"aps": {"alert": {"loc-key": "state_{{order.status}}"}}, "by": "{{upper user}}"}"#,
        "keys.json": #"{"in": ["room"]}"#,
      ])
    ]
  )
}
