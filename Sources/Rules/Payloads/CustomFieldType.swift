public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A field of the app whose value is not what the app expects.
public enum CustomFieldType: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "custom-field-type",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a field of the app is not of the declared type",
    reason: """
      An app that expects another type finds nothing, or fails. The configuration declares types under \
      'customFields'. An address with 'http' is a note: iOS loads it only where the app allows that.
      """,
    source: "the project's own declaration; Apple, NSAppTransportSecurity",
    triggering: [
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**", "fields": {
          "chat-id": {"type": "integer"}, "image-url": {"type": "url"}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"aps": {"alert": {"loc-key": "hi"}}, "chat-id": ↓"4521", "image-url": ↓"avatars/8812.jpg"}
        """#,
      ]),
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**", "fields": {"user.id": {"type": "integer"}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "user": {"id": ↓"5"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"""
        {"customFields": [{"payloads": "push/**", "fields": {
          "chat-id": {"type": "integer"}, "image-url": {"type": "url"}, "more": {"type": "object"}}}]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"aps": {"alert": {"loc-key": "hi"}}, "chat-id": 4521,
          "image-url": "https://cdn.example.com/a.jpg", "more": null}
        """#,
      ])
    ]
  )

  /// Reports each declared field with a wrong value, at the value.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for field in context.fileOptions.customFields {
      guard let value = context.payload.customMember(field.name)?.value, !value.isHole,
        value.kind != .invalid, field.isRequired || !value.isNull,
        let fault = fault(value, field.type)
      else { continue }
      findings.add(
        context.finding(
          description,
          severity: fault.severity,
          at: value,
          "'\(field.name)' is \(fault.found), but \(fault.reason)",
          help: fault.help
        )
      )
    }
  }

  private struct Fault {
    var severity: Severity = .error
    var found: Message
    var reason: Message
    var help: Message
  }

  private static func fault(_ value: JSONNode, _ type: CustomField.FieldType) -> Fault? {
    if type == .url, value.kind == .string { return addressFault(value) }
    let expected: Message
    let isRight: Bool
    switch type {
    case .string: (expected, isRight) = ("a string", value.kind == .string)
    case .number: (expected, isRight) = ("a number", value.kind == .number)
    case .integer: (expected, isRight) = ("a whole number", value.wholeNumber != nil)
    case .boolean: (expected, isRight) = ("'true' or 'false'", value.kind == .boolean)
    case .url: (expected, isRight) = ("a string with an address", false)
    case .array: (expected, isRight) = ("an array", value.kind == .array)
    case .object: (expected, isRight) = ("an object", value.kind == .object)
    }
    guard !isRight else { return nil }
    let found: Message =
      type == .integer && value.kind == .number ? "\(value.rawText)" : value.phrase
    return Fault(
      found: found,
      reason: "the configuration declares \(expected)",
      help: "write \(expected)"
    )
  }

  private static func addressFault(_ value: JSONNode) -> Fault? {
    guard !value.hasHoles, let text = value.string else { return nil }
    switch WebAddress.judge(text) {
    case .right: return nil
    case .relative:
      return Fault(
        found: "no absolute address",
        reason: "the configuration declares one",
        help: "begin it with 'https://' and a host"
      )
    case .unescaped(let character):
      return Fault(
        found: "an address with \(CharacterName.describe(character))",
        reason: "this must be percent-encoded in one",
        help: "encode it, as in '\(WebAddress.encoded(character))'"
      )
    case .plain:
      return Fault(
        severity: .note,
        found: "an address with 'http'",
        reason: "iOS loads it only where the app allows that",
        help: "write 'https'"
      )
    }
  }
}
