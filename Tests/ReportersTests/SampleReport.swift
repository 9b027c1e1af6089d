import Diagnostics
import Reporters
import SourceText

/// One report that every format is tested with: a fault in a table, one in a payload with related
/// places, the same rule on one key in two languages, a fix, a file without lines, hostile texts.
enum SampleReport {
  static let french = "\u{FEFF}/* titre */\n\"title\" = \"Nouveau message\"\n\"日本\" = \"x %d\";\r\n"
  static let german = "\"invite\" = \"%2$@ lädt ein\";\n"
  static let japanese = "\"invite\" = \"%2$@ さん\";\n"
  static let payload = #"""
    {"aps": {"alert": {
      "title-loc-key": "CHAT_NEW",
      "loc-key": "invite"}}}

    """#
  static let hostileName = "App/a,b:c%\n::error::x\u{1B}[31m.lproj/L<&>\"'.strings"

  static let files: [String: DecodedSource] = {
    let texts = [
      "App/fr.lproj/Localizable.strings": french, "App/de.lproj/Localizable.strings": german,
      "App/ja.lproj/Localizable.strings": japanese, "push/invite.json": payload,
      hostileName: "\"k\" = \"]]> <script>\u{202E}\u{1B}]0;x\u{7}\u{0}|`**@team\";\n",
    ]
    return texts.reduce(into: [:]) { files, item in
      files[item.key] = DecodedSource(utf8: SourceFile(path: item.key, text: item.value))
    }
  }()

  /// The place of a part of a file; empty behind it when asked.
  static func place(_ path: String, _ part: String, behind: Bool = false) -> SourcePlace {
    let bytes = files[path]?.utf8 ?? []
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    let end = start + wanted.count
    return SourcePlace(path: path, range: behind ? .empty(at: end) : ByteRange(start, end))
  }

  static func rule(_ id: RuleID, _ category: Category, _ severity: Severity?) -> RuleDescription {
    RuleDescription(
      id: id,
      category: category,
      severity: severity,
      group: .files,
      summary: "the fault of '\(id)'",
      reason: "A phone shows <null> & more.",
      source: "a test",
      fix: id == "missing-semicolon" ? .safe : .none,
      triggering: [],
      clean: []
    )
  }

  static let rules: [RuleID: RuleDescription] = [
    "missing-semicolon": rule("missing-semicolon", .parseError, .error),
    "missing-key": rule("missing-key", .missingKey, .error),
    "too-few-args": rule("too-few-args", .argCount, .error),
    "html-entity-in-text": rule("html-entity-in-text", .markup, .warning),
    "unused-args": rule("unused-args", .argCount, nil),
  ]

  static func tooFew(_ language: String, _ folder: String) -> Diagnostic {
    Diagnostic(
      rule: "too-few-args",
      severity: .error,
      message: "'\("invite")' uses argument \(2) in '\(language)', but the payload sends \(1)",
      place: place("App/\(folder).lproj/Localizable.strings", "%2$@"),
      key: "invite",
      locales: [language],
      payload: "push/invite.json",
      pointer: "/aps/alert/loc-key",
      related: [RelatedPlace(place: place("push/invite.json", "\"invite\""), message: "sent here")]
    )
  }

  static let semicolon: Diagnostic = {
    let gap = place("App/fr.lproj/Localizable.strings", "Nouveau message\"", behind: true)
    return Diagnostic(
      rule: "missing-semicolon",
      severity: .error,
      message: "expected ';' after the value of '\("title")'",
      place: gap,
      help: "add ';'",
      key: "title",
      locales: ["fr"],
      fix: Fix(
        isSafe: true,
        edits: [SourceEdit(path: gap.path, range: gap.range, replacement: ";")]
      )
    )
  }()

  static let missing = Diagnostic(
    rule: "missing-key",
    severity: .error,
    message: "'title-loc-key' names '\("CHAT_NEW")', which no string table defines",
    place: place("push/invite.json", "CHAT_NEW"),
    help: "did you mean '\("invite")'?",
    key: "CHAT_NEW",
    locales: ["de", "fr", "ja"],
    payload: "push/invite.json",
    pointer: "/aps/alert/title-loc-key",
    related: [
      RelatedPlace(
        place: SourcePlace(path: "App/de.lproj/Localizable.strings", range: .empty(at: 0)),
        message: "not in this table"
      )
    ]
  )

  static let hostile = Diagnostic(
    rule: "html-entity-in-text",
    severity: .warning,
    message: "markup '\("<script>|`*_@team ]]>\u{1B}[31m\n::error::%0A, x\u{202E}")' is shown",
    place: place(hostileName, "<script>\u{202E}"),
    help: "write '\("--> % && <b>")'",
    key: "k\u{0}\r\n::warning::",
    locales: ["en"]
  )

  static let binary = Diagnostic(
    rule: "unused-args",
    severity: .note,
    category: .unusedArg,
    message: "argument \(3) is not shown",
    place: SourcePlace(path: "App/ar.lproj/Localizable.strings", range: ByteRange(40, 44)),
    locales: ["ar"]
  )

  static let report = Report(
    diagnostics: [
      hostile, missing, tooFew("ja", "ja"), semicolon, tooFew("de", "de"), binary,
    ],
    sources: { files[$0] },
    summary: CheckSummary(
      files: 6,
      languages: ["ar", "de", "en", "fr", "ja"],
      keys: 4,
      payloads: 1,
      locKeys: 3,
      unverifiable: 1
    ),
    rules: rules,
    remarks: ["checked '\("App")' as the app"],
    toolVersion: "1.2.3"
  )

  static let clean = Report(
    diagnostics: [],
    sources: { _ in nil },
    summary: CheckSummary(files: 2, languages: ["en"], keys: 1, payloads: 1),
    rules: rules,
    toolVersion: "1.2.3"
  )
}
