public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A push to a website whose address is filled in with another number of arguments.
public enum URLArgsCount: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "url-args-count",
    category: .argCount,
    severity: .error,
    group: .payloads,
    summary: "'url-args' does not fit the website's address",
    reason: """
      Safari fills the '%@' of the website's 'urlFormatString' with these texts; with another number of \
      them it refuses the push. Found for payloads that the configuration lists under 'websites'.
      """,
    source: "Apple, Configuring Safari Push Notifications (archived)",
    triggering: [
      RuleExample([
        ".pushloc.json": #"""
        {"websites": [{"payloads": "web/**", "urlFormatString": "https://a.example/%@/?id=%@"}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "web/a.json": #"{"aps": {"alert": {"title": "a", "body": "b"}, "url-args": ↓["news"]}}"#,
        "web/b.json": #"{"aps": ↓{"alert": {"title": "a", "body": "b"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"""
        {"websites": [{"payloads": "web/**", "urlFormatString": "https://a.example/%@/?id=%@"}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "web/a.json":
          #"{"aps": {"alert": {"title": "a", "body": "b"}, "url-args": ["news", "7"]}}"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  /// Reports a number of arguments that is not that of the declared address.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain, let format = context.fileOptions.urlFormat,
      let aps = context.payload.aps, aps.kind == .object
    else { return }
    let wanted = count(of: format.name)
    let declared = RelatedPlace(place: format.place, message: "the website's address")
    guard let value = context.member("url-args", in: .aps)?.value, !value.isNull else {
      guard !context.isAstray("url-args", in: .aps) else { return }
      let start = aps.range.lowerBound
      findings.add(
        context.finding(
          description,
          at: aps,
          missing: "url-args",
          range: ByteRange(start, start + 1),
          "a push to a website needs 'url-args', an empty array where the address takes nothing",
          help: "add '\"url-args\": […]' with \(Wording.arguments(wanted))",
          related: [declared]
        )
      )
      return
    }
    guard value.kind == .array, value.elements.count != wanted,
      !value.elements.contains(where: \.isHole)
    else { return }
    findings.add(
      context.finding(
        description,
        at: value,
        """
        the website's address takes \(Wording.arguments(wanted)), but 'url-args' sends \
        \(value.elements.count)
        """,
        help: "send \(Wording.arguments(wanted))",
        related: [declared]
      )
    )
  }

  /// The number of `%@` in an address.
  private static func count(of format: String) -> Int {
    let bytes = Array(format.utf8)
    return bytes.indices.dropLast().count { bytes[$0] == 0x25 && bytes[$0 + 1] == 0x40 }
  }
}
