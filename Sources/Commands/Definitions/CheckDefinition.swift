import Diagnostics
import Reporters

extension CommandDefinition {
  /// `pushloc check`.
  public static let check = CommandDefinition(
    "check",
    "find tables and payload templates, check them against each other, report",
    discussion: [
      """
      A PATH is a file or a folder, by default the working directory. Folders are searched: what git \
      tracks or would track, elsewhere everything, and no build products. A file that is named is \
      always read. '-' is standard input, with '--stdin-path' for its name.
      """,
      """
      Under a configuration the whole project is read, and a PATH narrows what is reported: what \
      stands there or is caused by it.
      """,
      """
      The exit status is 0 when nothing at or above the fail level was found, 1 when something was, \
      2 for wrong usage or when there is nothing to check, 3 when a file cannot be read or written.
      """,
    ],
    positionals: [Positional("PATH", isRequired: false, isRepeatable: true)],
    options: reporting + mending + judging + choosing + [.standardInputPath],
    examples: [
      Example("pushloc check", "everything in this folder"),
      Example(
        "pushloc check App server/push --fail-on warning",
        "two folders; warnings fail, too"
      ),
      Example(
        "pushloc check --format text --format sarif=pushloc.sarif",
        "for people, and a file for code scanning"
      ),
      Example("pushloc check --fix --diff", "show what the safe fixes would change"),
      Example("pushloc check --changed-since origin/main", "only what this branch causes"),
    ]
  )

  private static let reporting: [OptionDefinition] = [
    OptionDefinition(
      "format",
      .choiceWithFile(ReporterRegistry.reporters.map { $0.name } + ["auto"]),
      isRepeatable: true,
      summary: "how to report, and to which file; auto is text, and annotations on GitHub"
    ),
    OptionDefinition(
      "stamp",
      .text("FILE"),
      summary: "write this file when the check passes, for build systems"
    ),
    OptionDefinition(
      "statistics",
      summary: "count the findings by rule, and tell each payload's size and push type"
    ),
  ]

  private static let choosing: [OptionDefinition] = [.payload, .exclude, .showFiles]

  private static let mending: [OptionDefinition] = [
    OptionDefinition(
      "fix",
      summary: "mend what can be mended safely; the exit status tells what remains"
    ),
    OptionDefinition("unsafe-fixes", summary: "with '--fix', also mend by a guess"),
    OptionDefinition("diff", summary: "show the fixes instead of making them"),
  ]

  private static let judging: [OptionDefinition] = [
    OptionDefinition(
      "fail-on",
      .choice(["error", "warning", "note", "never"]),
      summary: "the mildest severity that makes the exit status 1; by default error"
    ),
    OptionDefinition(
      "rule",
      .text(OptionDefinition.ruleAndLevel),
      isRepeatable: true,
      summary: "set a rule or a category to error, warning, note or off"
    ),
    OptionDefinition("baseline", .text("FILE"), summary: "leave out the findings this file lists"),
    OptionDefinition("write-baseline", summary: "list all findings of now in the baseline file"),
    OptionDefinition(
      "changed-since",
      .text("REF"),
      summary: "report what the changes since this commit touch or cause"
    ),
    OptionDefinition(
      "releases",
      .text("CONTRACT"),
      isRepeatable: true,
      summary: "a released version whose keys the payloads must suit"
    ),
  ]
}

extension OptionDefinition {
  /// Which payload files are shown.
  static let payload = OptionDefinition(
    "payload",
    .text("GLOB"),
    isRepeatable: true,
    summary: "only payload files whose path fits; a bare name fits in every folder"
  )

  /// Which files are not read.
  static let exclude = OptionDefinition(
    "exclude",
    .text("GLOB"),
    isRepeatable: true,
    summary: "leave out files and folders that fit; a bare name fits in every folder"
  )

  /// What is read.
  static let showFiles = OptionDefinition(
    "show-files",
    summary: "list which files are read as what, and which are left out and why, then stop"
  )

  /// The name of what comes from standard input.
  static let standardInputPath = OptionDefinition(
    "stdin-path",
    .text("NAME"),
    summary: "the file name that standard input stands for"
  )

  /// Text for people or JSON for programs.
  static let textOrJSON = OptionDefinition(
    "format",
    .choice(["text", "json"]),
    summary: "text for people (the default), or the fixed JSON"
  )

  /// Where the result goes.
  static let output = OptionDefinition(
    "output",
    .text("FILE"),
    summary: "write to this file instead of standard output"
  )
}
