public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A member that means one of Apple's and is spelt otherwise.
public enum MisspeltKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "misspelt-key",
    category: .payloadKey,
    severity: .error,
    group: .payloads,
    summary: "a member is not spelt as Apple spells it",
    reason: """
      iOS ignores names that it does not know, without an error from APNs: the text is not looked up, \
      the app is not woken.
      """,
    source: "Apple, Generating a remote notification",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {↓"loc_key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {↓"titleLocKey": "hi", "loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {↓"lockey": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {↓"title-log-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {↓"body-loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a", ↓"body-loc-args": ["a"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", ↓"content_available": 1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "{\"aps\": {\"alert\": {↓\"loc\u{2011}key\": \"hi\"}}}",
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "{\"aps\": {\"alert\": {↓\"l\u{43E}c-key\": \"hi\"}}}",
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {↓"loc_key": "hi", ↓"locKey": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{↓"APS": {"alert": {"loc-key": "hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title-loc-key": "hi", "loc-key": "hi_a", "loc-args": ["a"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello"}, "loc_key_version": 2, "threadId": "a"}"#,
      ]),
    ]
  )

  /// Reports each name that means another.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for member in context.members {
      guard case .misspelt(let key, let isCertain) = member.meaning else { continue }
      let node = member.member.key
      let isThere = node.parent?.first(key.spelling) != nil
      let rival = context.rival(of: member)
      findings.add(
        context.finding(
          description,
          at: member.member.value,
          range: node.range,
          """
          \(unknown(member.member.name, context))\(lookalike(in: member.member.name)); \
          \(PayloadWording.consequence(withoutMember: key.name))
          """,
          help: isThere
            ? "remove it; '\(key.spelling)' is there, too"
            : rival.map { "remove it; '\($0.name)' means the same" } ?? "write '\(key.spelling)'",
          fix: isThere || rival != nil
            ? nil : context.replacing(node.contentRange, with: key.spelling, isSafe: isCertain)
        )
      )
    }
  }

  private static func unknown(_ name: String, _ context: PayloadContext) -> Message {
    context.payload.fields.isEmpty
      ? "'\(name)' is no name that iOS knows" : "'\(name)' is no name that the service knows"
  }

  /// Returns which character of a name looks like another, or like nothing, for the middle of a
  /// sentence; empty where all of them are what they look like.
  private static func lookalike(in name: String) -> Message {
    guard let scalar = Lookalike.first(in: name) else { return "" }
    let code = CharacterName.codePoint(scalar)
    let known = CharacterName.name(of: scalar) ?? scalar.properties.name
    return ": it has \(known.map { "\($0) (\(code))" } ?? code)"
  }
}
