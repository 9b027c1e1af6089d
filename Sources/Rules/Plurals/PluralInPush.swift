import Catalogs
import Delivery
public import Diagnostics
import FormatStrings
import SourceText

/// A payload's key that leads to a plural entry.
public enum PluralInPush: KeyRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "plural-in-push",
    category: .pluralInPush,
    severity: .error,
    group: .plurals,
    summary: "a payload's key leads to a plural entry, which a push cannot use",
    reason: """
      The system fills in a push without plural rules: it takes the entry's format as it stands, so \
      that `%#@count@` is shown as `@count@`.
      """,
    source: "planetary-social/nos, pull request 1483: a phone showed '@value@'",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""ok" = "OK";"#,
        "en.lproj/Localizable.stringsdict": """
        {"↓likes" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d like"; other = "%d likes"; };};}
        """,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "likes", "loc-args": ["3"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""likes" = "%@ likes";"#,
        "ru.lproj/Localizable.stringsdict": """
        {"↓likes" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d"; few = "%d"; many = "%d"; other = "%d"; };};}
        """,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "likes", "loc-args": ["3"]}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""ok" = "OK %@";"#,
        "en.lproj/Localizable.stringsdict": """
        {"likes" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d like"; other = "%d likes"; };};}
        """,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "ok", "loc-args": ["3"]}}}"#,
      ])
    ]
  )

  /// Reports each plural entry that a payload's key leads to, at its key.
  public static func check(_ context: KeyContext, _ findings: inout Findings) {
    var groups: [(answer: Phone.Answer, locales: [String])] = []
    for answer in context.answers {
      guard let hit = answer.answer, case .variation(let variation) = hit.entry.value,
        variation.needsPluralRules(in: hit.table), !hasOwnText(answer.phone, hit, context.key)
      else { continue }
      if let index = groups.firstIndex(where: {
        $0.answer.table.path == hit.table.path && $0.answer.table.folder == hit.table.folder
      }) {
        groups[index].locales.append(answer.phone.locale)
      } else {
        groups.append((hit, [answer.phone.locale]))
      }
    }
    for group in groups {
      findings.add(finding(group.answer, group.locales.sorted(), context))
    }
  }

  /// Whether a folder nearer to the phone's language has a plain text and only the file of a farther
  /// one makes the key a plural; the finding at that language names the cause.
  private static func hasOwnText(_ phone: Phone, _ answer: Phone.Answer, _ key: String) -> Bool {
    guard let strings = phone.strings,
      let near = phone.folders.firstIndex(where: {
        $0 == strings.folder
      }), let far = phone.folders.firstIndex(where: { $0 == answer.table.folder }), near < far
    else { return false }
    return strings.isAccepted && strings.entry(forKey: key)?.text != nil
  }

  private static func finding(
    _ answer: Phone.Answer,
    _ locales: [String],
    _ context: KeyContext
  ) -> Diagnostic {
    let shown = ShownText.pushTemplate(of: answer)
    let arguments = context.uses.first?.arguments ?? []
    let text = PushText(shown).render(arguments: arguments) ?? ""
    return Diagnostic(
      rule: description.id,
      severity: .error,
      message:
        "'\(context.key)' is a plural entry, which a push cannot use; the phone shows '\(text)'",
      place: SourcePlace(path: answer.table.path, range: answer.entry.key.range),
      help: """
        use one key for each form and let the server choose, or format the text in a notification \
        service extension
        """,
      key: context.key,
      locales: locales,
      payload: context.uses.first?.place.path,
      pointer: context.uses.first?.pointer,
      related: context.uses.map {
        RelatedPlace(place: $0.place, message: "used here")
      }
    )
  }
}
