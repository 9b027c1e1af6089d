public import Diagnostics
import JSONSyntax
import Payloads

/// A field of the app whose name is not spelt as the others are.
public enum CustomNamingStyle: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "custom-naming-style",
    category: .payloadKey,
    severity: nil,
    group: .payloads,
    summary: "a field of the app is not spelt in the declared style",
    reason: """
      One style over all templates spares the app a second name for the same thing. Off unless the \
      configuration declares 'customFieldStyle'; then a warning.
      """,
    source: "advice of articles about payloads; the project's own declaration",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"customFieldStyle": "kebab-case"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"aps": {"alert": {"loc-key": "hi"}}, ↓"chatId": "a", ↓"image_url": "b", "id": 1}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"customFieldStyle": "snake_case"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "chat_id": "a", "id": 1}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "chatId": "a", "image-url": "b"}"#,
      ]),
    ]
  )

  /// Reports each field whose name has another style, at the name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let style = context.options.customFieldStyle else { return }
    for member in context.payload.customMembers where !member.key.hasHoles {
      let name = member.name
      // A name with a dot is one that a service adds, such as 'gcm.message_id'.
      guard !name.isEmpty, !name.utf8.contains(0x2E), !style.fits(name) else { continue }
      guard !isReported(member, context), !isMeantOtherwise(name, context) else { continue }
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: member.value,
          range: member.key.range,
          "'\(name)' is not spelt in \(style.rawValue), which the configuration declares",
          help: style.spelling(of: name).map { "write '\($0)', and read it so in the app" }
        )
      )
    }
  }

  /// Whether a required field is missing that this one means: the name is told there.
  private static func isMeantOtherwise(_ name: String, _ context: PayloadContext) -> Bool {
    context.fileOptions.customFields.contains { field in
      field.isRequired && MemberName.folded(field.name) == MemberName.folded(name)
        && context.payload.customMember(field.name) == nil
    }
  }

  /// Whether another rule says that the name means one of Apple's.
  private static func isReported(_ member: JSONMember, _ context: PayloadContext) -> Bool {
    context.members.contains { own in
      guard own.member == member else { return false }
      if case .custom = own.meaning { return false }
      return true
    }
  }
}
