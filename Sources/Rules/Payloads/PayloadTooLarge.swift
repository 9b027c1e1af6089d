public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A payload with more bytes than APNs takes.
public enum PayloadTooLarge: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "payload-too-large",
    category: .payloadSize,
    severity: .error,
    group: .payloads,
    summary: "a payload has more bytes than APNs takes",
    reason: """
      APNs answers 413 PayloadTooLarge and delivers nothing. Bytes count as they are sent: a letter \
      outside ASCII takes two to four in UTF-8 and six or twelve as '\\u' escapes, and spaces count, \
      too. A file that is too large only as it is written is a warning. Of a template the values count \
      whose length 'maxLengths' allows: what a server may send, one day it sends.
      """,
    source: "Apple, Generating a remote notification: 4096 bytes, 5120 for VoIP and broadcasts",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "↓{\"aps\": {\"alert\": \"" + SizeExample.text(4096) + "\"}}",
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "↓{\"aps\": {\"alert\": \"Hello\"},"
          + String(repeating: " ", count: 4096) + "\"id\": 1}",
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        ".pushloc.json": #"{"maxLengths": {"text": 4080}}"#,
        "push/a.json.erb": #"↓{"aps": {"alert": "<%= text.to_json %>"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "{\"aps\":{\"alert\":\"" + SizeExample.text(4076) + "\"}}",
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        ".pushloc.json": #"{"maxLengths": {"text": 3500, "more": 3500}}"#,
        "push/a.json.erb": """
        {"aps": {"alert": "<%= text.to_json %>"}<% if more %>, "more": "<%= more.to_json %>"<% end %>}
        """,
      ]),
    ]
  )

  /// Reports a payload above the limit, at its beginning.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let payload = context.payload
    guard context.isCertain, payload.aps != nil, payload.object.kind == .object else { return }
    let size = payload.size
    let limit = payload.sizeLimit
    let start = payload.object.range.lowerBound
    let longest = size.compact + context.longestHoleBytes
    if size.compact <= limit, longest > limit {
      findings.add(
        context.finding(
          description,
          at: payload.object,
          range: ByteRange(start, start + 1),
          """
          this payload has \(longest) bytes with the longest values that 'maxLengths' allows, but APNs \
          takes \(limit) and answers 413 PayloadTooLarge
          """,
          help: "cut the values in the server, and declare the shorter lengths",
          related: context.sizeBreakdown
        )
      )
      return
    }
    guard max(size.compact, size.written) > limit else { return }
    let isCompactToo = size.compact > limit
    findings.add(
      context.finding(
        description,
        severity: isCompactToo ? .error : .warning,
        at: payload.object,
        range: ByteRange(start, start + 1),
        isCompactToo
          ? """
          this payload has \(size.compact) bytes as compact UTF-8, but APNs takes \(limit) and answers \
          413 PayloadTooLarge
          """
          : """
          this payload has \(size.written) bytes as it is written, but APNs takes \(limit) and answers \
          413 PayloadTooLarge
          """,
        help: isCompactToo
          ? """
          shorten it to \(limit) bytes, now \(size.compact); it has \(size.written) as written and \
          \(size.escaped) with '\\u' escapes
          """
          : "send it without spaces and line ends: \(size.compact) bytes",
        related: context.sizeBreakdown
      )
    )
  }
}
