import Diagnostics
import Rules

/// Commands that answer one question.
extension CommandDefinition {
  /// `pushloc inspect`.
  public static let inspect = CommandDefinition(
    "inspect",
    "show what pushloc reads in one file",
    discussion: [
      "The exit status is 0 when Apple's own reader takes the file and 1 when it does not."
    ],
    positionals: [Positional("FILE")],
    options: [.textOrJSON, .standardInputPath],
    examples: [
      Example("pushloc inspect App/de.lproj/Localizable.strings", "its entries, line by line")
    ]
  )

  /// `pushloc render`.
  public static let render = CommandDefinition(
    "render",
    "show how iOS fills one text",
    discussion: [
      "With '--as push' the arguments are strings, and without any the text stays as it is.",
      "With '--as app' they are typed: s:Anna, i:5, l:5, f:1.5.",
    ],
    positionals: [
      Positional("TEXT"), Positional("ARG", isRequired: false, isRepeatable: true),
    ],
    options: [
      OptionDefinition(
        "as",
        .choice(["push", "app"]),
        summary: "as a push notification (the default), or as the app formats it"
      ),
      OptionDefinition(
        "locale",
        .text("L"),
        summary: "the locale whose numbers are used, with '--as app'"
      ),
      .textOrJSON,
    ],
    examples: [
      Example("pushloc render '%1$@ sent %2$@' Anna cake", "Anna sent cake"),
      Example("pushloc render --as app --locale de_DE '%.1f km' f:1.5", "1,5 km"),
    ]
  )

  /// `pushloc resolve`.
  public static let resolve = CommandDefinition(
    "resolve",
    "tell which .lproj a phone uses",
    discussion: [
      "Several languages are the phone's list of preferred languages, the first one first."
    ],
    positionals: [Positional("LANGUAGE", isRequired: false, isRepeatable: true)],
    options: [
      OptionDefinition(
        "available",
        .text("A,B,…"),
        summary: "the languages to choose from; by default the project's"
      ),
      .textOrJSON,
    ],
    examples: [
      Example("pushloc resolve --available en,zh-Hant zh-Hant-TW", "zh-Hant")
    ]
  )

  /// `pushloc plurals`.
  public static let plurals = CommandDefinition(
    "plurals",
    "tell which plural forms a language has, and for which numbers",
    positionals: [
      Positional("LANGUAGE"), Positional("NUMBER", isRequired: false, isRepeatable: true),
    ],
    options: [.textOrJSON],
    examples: [Example("pushloc plurals ru 1 2 5", "one, few, many")]
  )

  /// `pushloc rules`.
  public static let rules = CommandDefinition(
    "rules",
    "list every rule with its severity",
    options: [.textOrJSON],
    examples: [Example("pushloc rules --format json", "for programs")]
  )

  /// `pushloc explain`.
  public static let explain = CommandDefinition(
    "explain",
    "explain a rule, or a reason or a status with which APNs answers",
    positionals: [
      Positional(
        "RULE|APNS-REASON",
        suggestions: RuleRegistry.descriptions.keys.map(\.name).sorted()
          + APNsReason.all.map(\.name).sorted()
      )
    ],
    options: [.textOrJSON],
    examples: [
      Example("pushloc explain missing-key", "what it is and how to mend it"),
      Example("pushloc explain PayloadTooLarge", "what APNs means"),
      Example("pushloc explain 413", "the reasons that come with a status"),
    ]
  )

  /// `pushloc completions`.
  public static let completions = CommandDefinition(
    "completions",
    "print completions for a shell",
    positionals: [Positional("SHELL", choices: ["bash", "zsh", "fish"])],
    examples: [
      Example("source <(pushloc completions bash)", "in ~/.bashrc"),
      Example("pushloc completions fish > ~/.config/fish/completions/pushloc.fish", "for fish"),
    ]
  )
}
