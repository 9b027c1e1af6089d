public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A payload without `aps`.
public enum MissingAps: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-aps",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a payload has no 'aps'",
    reason: """
      The phone reads 'aps' and nothing else: without it nothing is shown and nothing is looked up.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"↓{"alert": {"title-loc-key": "hi"}, "sound": "default"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.apns": #"↓{"Simulator Target Bundle": "com.example.app", "alert": "Hello"}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.apns": #"{"mdm": "7A6C"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"content-available": 1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"default": "a", "APNS_VOIP": "{\"call\": 7}"}"#,
      ]),
    ]
  )

  /// Push types whose payloads are the app's own, or the system's.
  ///
  /// Source: Apple, Sending notification requests to APNs, `apns-push-type`.
  private static let typesWithoutAps = [
    "voip", "mdm", "fileprovider", "pushtotalk", "location", "complication",
  ]

  /// Reports an object that should have an `aps`, at its beginning.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let object = context.payload.object
    guard context.isCertain, context.payload.envelope.hasAps, context.payload.aps == nil,
      object.kind == .object, !object.isOpen
    else { return }
    // FCM makes the alert of the texts beside the payload, unless there is one in the wrong place.
    if context.payload.surroundings.literals != nil, object.first("alert") == nil { return }
    // That the message has another form than was declared is the cause, and is told.
    if context.isOfUndeclaredForm { return }
    // Some kinds of push have none: device management, and files of a file provider.
    guard object.first("mdm") == nil, object.first("container-identifier") == nil,
      !typesWithoutAps.contains(context.payload.declaredType ?? "")
    else { return }
    let start = object.range.lowerBound
    findings.add(
      context.finding(
        description,
        at: object,
        missing: "aps",
        range: ByteRange(start, start + 1),
        "this payload has no 'aps'; the phone shows nothing",
        help: object.first("alert") == nil
          ? "put what the phone shows into 'aps'" : "put 'alert' and what goes with it into 'aps'"
      )
    )
  }
}

extension PayloadContext {
  /// Whether the configuration says that the message has another form than it has.
  fileprivate var isOfUndeclaredForm: Bool {
    payload.surroundings.faults.contains { fault in
      if case .declaredOtherwise = fault.kind { return true }
      return false
    }
  }
}
