public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A message that its service refuses, or takes otherwise than it looks.
public enum EnvelopeShape: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "envelope-shape",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a message has not the shape that its service wants",
    reason: """
      SNS wants each platform's payload as JSON inside a text, and a 'default' beside it; the legacy \
      interface of FCM wants arguments as JSON inside a text; Expo has no texts by key at all.
      """,
    source: """
      Amazon SNS, Sending platform-specific payloads in messages to mobile devices; Firebase, legacy \
      HTTP server reference; Expo, message request format; parse-server-push-adapter
      """,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"default": "Hello", "APNS": ↓{"aps": {"alert": {"loc-key": "hi"}}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"↓{"APNS": "{\"aps\": {\"alert\": {\"loc-key\": \"hi\"}}}"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "a" = "Hello %@";"#,
        "push/a.json": """
        {"to": "t", "notification": {"body_loc_key": "a", "body_loc_args": ↓"['Anna']"}}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"to": "ExponentPushToken[x]", "body": "Hello", "loc-key": ↓"hi"}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"default": "a", "APNS": "{\"aps\": {\"alert\": {\"loc-key\": \"hi\"}}}"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "a" = "Hello %@";"#,
        "push/a.json": #"""
        {"to": "t", "notification": {"body_loc_key": "a", "body_loc_args": "[\"Anna\"]"}}
        """#,
      ]),
    ]
  )

  /// Reports what the service does not take.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.file.document.isStructureCertain else { return }
    for fault in context.payload.surroundings.faults {
      guard !isRepeated(fault, context) else { continue }
      let (severity, message, help) = words(fault)
      let isAtStart = fault.node.kind == .object
      let start = fault.node.range.lowerBound
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: severity,
          message: message,
          place: SourcePlace(
            path: context.file.source.path,
            range: isAtStart ? ByteRange(start, start + 1) : fault.node.range
          ),
          help: help,
          key: key(fault),
          payload: context.file.source.path,
          pointer: fault.node.pointer
        )
      )
    }
  }

  /// Whether an earlier payload of the same message has the fault already.
  private static func isRepeated(_ fault: EnvelopeFault, _ context: PayloadContext) -> Bool {
    let first = context.file.payloads.first { $0.surroundings.faults.contains(fault) }
    return first != context.payload
  }

  private static func key(_ fault: EnvelopeFault) -> String? {
    let path = fault.node.dottedPath
    guard case .lacks(let name) = fault.kind else { return path.isEmpty ? nil : path }
    return path.isEmpty ? name : "\(path).\(name)"
  }

  private static func words(_ fault: EnvelopeFault) -> (Severity, Message, Message) {
    let name = fault.node.name ?? ""
    switch fault.kind {
    case .objectInsteadOfText:
      return (
        .error,
        "'\(name)' is an object, but the service wants a string that holds JSON",
        "write the object into a string, with its quotes escaped"
      )
    case .lacks("default"):
      return (
        .error,
        "the message lacks 'default', which the service demands; nothing is sent",
        #"add '"default": "…"'"#
      )
    case .lacks(let missing):
      return (
        .warning,
        "there is no text for '\(missing)', which is shown where a language has none",
        "add '\(missing)'"
      )
    case .textHoldsNoJSON:
      return (
        .error,
        "'\(name)' is a string that holds no JSON of the kind that the service wants",
        "write JSON into the string, with double quotes that are escaped"
      )
    case .listInsteadOfText:
      return (
        .warning,
        "'\(name)' is an array; this interface documents a string that holds it as JSON",
        #"write '"[\"…\"]"'"#
      )
    case .noKeys:
      return (
        .error,
        "Expo's push service has no texts by key; '\(name)' never reaches the phone",
        "send texts in the user's language, or send this push to APNs yourself"
      )
    case .droppedUnlessOne:
      return (
        .error,
        "the service drops '\(name)' unless it is the number 1",
        "write 1"
      )
    }
  }
}
