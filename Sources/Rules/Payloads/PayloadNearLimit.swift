public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A payload with nearly as many bytes as APNs takes.
public enum PayloadNearLimit: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "payload-near-limit",
    category: .payloadSize,
    severity: .note,
    group: .payloads,
    summary: "a payload has nearly as many bytes as APNs takes",
    reason: """
      A longer name or a text in another script brings it above the limit, and services add members \
      of their own. The same payload with '\\u' escapes, as many servers write it, may be above it.
      """,
    source: "Apple, Generating a remote notification: 4096 bytes, 5120 for VoIP and broadcasts",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "↓{\"aps\": {\"alert\": \"" + SizeExample.text(3800) + "\"}}",
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json.erb": "{\"aps\": {\"alert\": \"<%= text.to_json %>\"}}",
        ".pushloc.json": #"{"maxLengths": {"text": 3000}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": "{\"aps\": {\"alert\": \"" + SizeExample.text(3600) + "\"}}",
      ]),
    ]
  )

  /// Share of the limit above which a payload is near it, in percent.
  private static let nearPercent = 90

  /// Reports a payload over nine tenths of the limit, at its beginning.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let payload = context.payload
    guard context.isCertain, payload.aps != nil, payload.object.kind == .object else { return }
    let size = payload.size
    let limit = payload.sizeLimit
    guard size.compact <= limit, size.written <= limit,
      size.compact + context.longestHoleBytes <= limit
    else { return }
    let filled = size.compact + context.declaredHoleBytes
    let isNear = filled * 100 > limit * nearPercent
    guard isNear || size.escaped > limit else { return }
    let start = payload.object.range.lowerBound
    findings.add(
      context.finding(
        description,
        at: payload.object,
        range: ByteRange(start, start + 1),
        size.escaped > limit
          ? """
          this payload has \(size.escaped) bytes with '\\u' escapes, as many servers write it; APNs \
          takes \(limit)
          """
          : filled > size.compact
            ? """
            this payload has \(size.compact) bytes with empty holes and \(filled) with the values that \
            are declared for them; APNs takes \(limit)
            """
            : "this payload has \(size.compact) of the \(limit) bytes that APNs takes",
        help: "leave room for longer texts",
        related: context.sizeBreakdown
      )
    )
  }
}
