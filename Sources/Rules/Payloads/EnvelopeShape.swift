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
      interface of FCM wants arguments as JSON inside a text, the newer one texts as values of 'data'; \
      OneSignal wants English; Expo has no texts by key at all.
      """,
    source: """
      Amazon SNS, Sending platform-specific payloads in messages to mobile devices; Firebase, legacy \
      HTTP server reference and REST reference, Message; OneSignal, Push notification; Expo, message \
      request format; parse-server-push-adapter
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
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"message": {"token": "t", "notification": {"title_loc_key": ↓"hi"}, "data": {"id": ↓5}}}
        """#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"app_id": "x", "contents": ↓{"de": "Hallo"}}"#,
      ]),
      RuleExample([
        ".pushloc.json": """
        {"templates": [{"payloads": "push/**", "envelope": "onesignal"}]}
        """,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"↓{"aps": {"alert": {"loc-key": "hi"}}}"#,
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
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"message": {"token": "t", "notification": {"title": "a", "body": "b"}, "data": {"id": "5"}}}
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
    guard case .lacks(let name, _) = fault.kind else { return path.isEmpty ? nil : path }
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
    case .lacks(let missing, isRefused: true):
      return (
        .error,
        fault.node.key == nil
          ? "the message lacks '\(missing)', which the service demands; nothing is sent"
          : "'\(name)' lacks '\(missing)', which the service demands; nothing is sent",
        "add '\"\(missing)\": \"…\"'"
      )
    case .lacks(let missing, isRefused: false):
      return (
        .warning,
        "there is no text for '\(missing)', which is shown where a language has none",
        "add '\(missing)'"
      )
    case .lacksLanguages(let keys):
      let codes = keys.map { "'\($0.string ?? "")'" }.joined(separator: ", ")
      let other = keys.first?.parent?.name ?? ""
      return (
        .warning,
        "'\(name)' has no text for \(codes), but '\(other)' has; phones show two languages in one push",
        "give both the same languages"
      )
    case .notInNotification:
      return (
        .error,
        "FCM's 'notification' has no '\(name)'; FCM refuses the message",
        LocalizationKeyName.matches(name) || name.contains("_loc_args")
          ? """
          write the key into 'apns.payload.aps.alert' for Apple's devices, and into \
          'android.notification' for Android
          """ : "write it into 'apns.payload.aps' and 'android.notification'"
      )
    case .noText:
      return (
        .error,
        """
        '\(name)' in '\(fault.node.parent?.name ?? "")' is \(fault.node.phrase), but FCM takes only \
        strings there; it refuses the message
        """,
        "write it as a string"
      )
    case .declaredOtherwise(let declared, nil):
      return (
        .warning,
        "the configuration says that this is for '\(declared)', but it has not the shape of that",
        "correct 'envelope' in the configuration, or write the whole message"
      )
    case .declaredOtherwise(let declared, let found?):
      return (
        .warning,
        found == Envelope.raw.name
          ? """
          the configuration says that this is for '\(declared)', but it is a payload as APNs gets it; it \
          was read as one
          """
          : """
          the configuration says that this is for '\(declared)', but its shape is that of '\(found)'; \
          it was read as that
          """,
        "correct 'envelope' in the configuration"
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
