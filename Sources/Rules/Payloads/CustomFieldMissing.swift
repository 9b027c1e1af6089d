public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A payload without a field that the app needs.
public enum CustomFieldMissing: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "custom-field-missing",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a payload lacks a field that the app needs",
    reason: """
      What the app does with a push often hangs on its own fields. The configuration declares them \
      under 'customFields', for the payloads of a pattern. A name with dots, 'user.id', is a way \
      through objects.
      """,
    source: "the project's own declaration",
    triggering: [
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**",
          "fields": {"chat-id": {"type": "string", "required": true}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"↓{"aps": {"alert": {"loc-key": "hi"}}, "chatId": "4521"}"#,
      ]),
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**",
          "fields": {"user.id": {"type": "integer", "required": true}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"↓{"aps": {"alert": {"loc-key": "hi"}}, "user": {"name": "Anna"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**", "fields": {
          "chat-id": {"type": "string", "required": true}, "image-url": {"type": "url"}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "chat-id": "4521"}"#,
        "other/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**",
          "fields": {"user.id": {"type": "integer", "required": true}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "user": {"id": 5}}"#,
        "push/b.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "user.id": 5}"#,
        "push/c.json.hbs": #"{"aps": {"alert": {"loc-key": "hi"}}, "user": {{{json user}}}}"#,
      ]),
    ]
  )

  /// Reports each required field that is not there, at the beginning of the payload.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let payload = context.payload
    guard context.isCertain, payload.object.kind == .object, !payload.object.isOpen else { return }
    for field in context.fileOptions.customFields where field.isRequired {
      guard payload.customMember(field.name) == nil, !payload.isUnknown(customMember: field.name),
        !isInsideAps(field.name, payload)
      else {
        continue
      }
      let near = nearest(to: field.name, in: payload)
      let start = payload.object.range.lowerBound
      findings.add(
        context.finding(
          description,
          at: payload.object,
          missing: field.name,
          range: ByteRange(start, start + 1),
          "this payload lacks '\(field.name)', which the configuration requires",
          help: near.map { "did you mean '\(field.name)' where '\($0.name)' is written?" }
            ?? "add '\"\(field.name)\": …' beside 'aps'",
          related: near.map {
            [RelatedPlace(place: context.place($0.key), message: "a near name")]
          } ?? []
        )
      )
    }
  }

  /// Whether a field stands in `aps`, where another rule tells that nothing reads it.
  private static func isInsideAps(_ name: String, _ payload: Payload) -> Bool {
    [payload.aps, payload.aps?["alert"]].contains { $0?.first(name) != nil }
  }

  private static func nearest(to name: String, in payload: Payload) -> JSONMember? {
    let members = payload.customMembers
    if let same = members.first(where: { MemberName.folded($0.name) == MemberName.folded(name) }) {
      return same
    }
    let near = EditDistance.nearNames(to: name, in: members.map(\.name)).first
    return members.first { $0.name == near }
  }
}
