import Catalogs
import Delivery
public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A key that a payload sends and a language's table does not hold.
public enum MissingKey: KeyRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-key",
    category: .missingKey,
    severity: .error,
    group: .keys,
    summary: "a payload names a key that the table of a language does not hold",
    reason: """
      A phone looks a key up in the one file that answers for its language. There is no fallback \
      to another language for a single key: the phone shows the literal text of the payload, or, \
      without one, the bare key.
      """,
    source: "Apple, Generating a remote notification; CFBundle, per-file lookup",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "fi.lproj/Localizable.strings": #""other" = "Muu";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "↓hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""ALARM_NEW " = "New alarm";"#,
        "push/a.json": #"{"aps": {"alert": {"title-loc-key": "↓ALARM_NEW"}}}"#,
      ]),
      RuleExample([
        "en.lproj/InfoPlist.strings": #""CFBundleDisplayName" = "Chat";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "↓hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "settings" = "Settings";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
    ]
  )

  /// Reports each use of a key in a payload for the languages that lack it.
  public static func check(_ context: KeyContext, _ findings: inout Findings) {
    let facts = MissingKeyFacts(context)
    guard !facts.missing.isEmpty, facts.elsewhere.isEmpty else { return }
    let locales = facts.missing.map(\.locale)
    for use in context.uses {
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: use.part == .action ? .warning : .error,
          message: message(use, locales: locales, facts: facts),
          place: use.place,
          help: help(context, facts),
          key: use.key,
          locales: locales,
          payload: use.place.path,
          pointer: use.pointer,
          related: related(facts.missing) + strays(context)
        )
      )
    }
  }

  private static func message(
    _ use: KeyUse,
    locales: [String],
    facts: MissingKeyFacts
  ) -> Message {
    let shown = Wording.shownInstead(of: use)
    if facts.hasNoTable {
      return """
        the app has no table 'Localizable', which the system reads '\(use.key)'\(Wording.chosen(use)) \
        from; \(shown)
        """
    }
    if !facts.isFoundSomewhere {
      return "no string table defines '\(use.key)'\(Wording.chosen(use)); \(shown)"
    }
    return
      "the table of \(Wording.languages(locales)) lacks '\(use.key)'\(Wording.chosen(use)); \(shown)"
  }

  private static func help(_ context: KeyContext, _ facts: MissingKeyFacts) -> Message {
    if facts.hasNoTable {
      return "add a table 'Localizable' with '\(context.key)' to each language"
    }
    let near = facts.isFoundSomewhere ? [] : nearKeys(context, facts)
    if let meant = Wording.didYouMean(near, for: context.key) { return meant }
    if let meant = lookalike(context, facts) { return meant }
    let known =
      context.app.developmentPhone.answer(forKey: context.key)
      ?? context.answers.first { $0.answer != nil }?.answer
    guard let known, let text = known.entry.text else {
      return "add '\(context.key)' to the tables"
    }
    return
      "add '\(context.key)' there; in '\(known.table.folder ?? "")' it is '\(known.table.string(text))'"
  }

  /// Longest key that near names are looked for, in bytes; longer ones are texts, not names.
  private static let longestName = 120

  /// Most comparisons of a key with a table's keys in one run; about a third of a second.
  private static let comparisons = 200_000

  /// Returns keys of the tables that are nearly the missing one.
  ///
  /// Only the first missing keys get such a hint when the tables are large: thousands of missing keys
  /// have one cause, and it is no typing error.
  private static func nearKeys(_ context: KeyContext, _ facts: MissingKeyFacts) -> [String] {
    let tables = facts.missing.compactMap(\.mainTable).prefix(3)
    let count = tables.reduce(0) { $0 + $1.keyCount }
    guard context.key.utf8.count <= longestName, (context.number + 1) * count <= comparisons else {
      return []
    }
    var candidates: Set<String> = []
    for table in tables {
      table.forEachVisibleEntry { _, entry in candidates.insert(table.string(entry.key)) }
    }
    return EditDistance.nearNames(to: context.key, in: candidates.sorted())
  }

  /// Names the key of a language that looks like the missing one but differs.
  private static func lookalike(_ context: KeyContext, _ facts: MissingKeyFacts) -> Message? {
    let tables = facts.missing.compactMap(\.mainTable).prefix(3)
    let count = tables.reduce(0) { $0 + $1.keyCount }
    guard (context.number + 1) * count <= comparisons else { return nil }
    for table in tables {
      var found: Message?
      table.forEachVisibleEntry { _, entry in
        let key = table.string(entry.key)
        guard found == nil, let difference = Lookalike.difference(of: key, from: context.key) else {
          return
        }
        let its: Message = .init(difference, it: "that", other: "the payload's")
        found = "'\(table.folder ?? "")' has a key that looks the same; \(its)"
      }
      if let found { return found }
    }
    return nil
  }

  private static func related(_ phones: [Phone]) -> [RelatedPlace] {
    phones.compactMap { phone in
      guard let table = phone.mainTable else { return nil }
      return RelatedPlace(
        place: SourcePlace(path: table.path, range: ByteRange.empty(at: table.source.contentStart)),
        message: table.isEmptyFile
          ? "the table that answers for '\(phone.locale)' is empty"
          : "the table that answers for '\(phone.locale)'"
      )
    }
  }

  /// Entries of the key that stand outside `strings` of a catalog.
  private static func strays(_ context: KeyContext) -> [RelatedPlace] {
    context.app.bundle.catalogs.flatMap { catalog in
      catalog.strays.filter { $0.key.isNamed(context.key) }.map {
        RelatedPlace(
          place: SourcePlace(path: catalog.source.path, range: $0.key.contentRange),
          message: "it stands here, outside 'strings', where Apple's compiler passes over it"
        )
      }
    }
  }
}
