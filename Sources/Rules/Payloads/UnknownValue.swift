public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A value outside a closed set.
public enum UnknownValue: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-value",
    category: .payloadValue,
    severity: .error,
    group: .payloads,
    summary: "a value is none of those that iOS knows",
    reason: """
      iOS falls back to the default as if the member were absent.
      """,
    source: "Apple, Generating a remote notification",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "interruption-level": ↓"Passive"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "interruption-level": ↓"urgent"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"content-available": ↓0}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "thread-id": ↓""}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "sound": ↓"ding.mp3"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "interruption-level": "time-sensitive", "sound": "ding.caf"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "sound": "default"}}"#,
      ]),
    ]
  )

  /// Reports each value outside a closed set.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for fault in context.valueFaults where fault.fault.kind == .unknownValue {
      let node = fault.fault.node
      let isEmptied = isLastKey(fault.key, context)
      findings.add(
        context.finding(
          description,
          severity: isEmptied ? .error : fault.fault.severity,
          at: node,
          """
          '\(fault.key.spelling)' is \(shown(node)), but must be \(fault.fault.expected); \
          \(PayloadWording.consequence(withoutMember: isEmptied ? "alert" : fault.key.name))
          """,
          help: help(fault),
          fix: fault.fault.replacement.map { context.replacing(node.range, with: $0, isSafe: true) }
        )
      )
    }
    checkSound(context, &findings)
  }

  /// Whether an alert has nothing to show because a key is empty.
  private static func isLastKey(_ key: KeyReference, _ context: PayloadContext) -> Bool {
    key.place == .alert && key.name.hasSuffix("loc-key") && !context.isHeard
      && context.emptyAlert != nil && !context.payload.hasContentAvailable
  }

  private static func shown(_ node: JSONNode) -> Message {
    guard let text = node.string else { return "\(node.rawText)" }
    return text.isEmpty ? "empty" : "'\(text)'"
  }

  private static func help(_ found: PayloadContext.ValueFault) -> Message {
    let fault = found.fault
    if let written = fault.replacement { return "write \(written)" }
    let text = fault.node.string ?? ""
    if let question = Wording.didYouMean(fault.near, for: text) { return question }
    if fault.severity == .note { return "leave it out" }
    return found.key.value == .identifier
      ? "write a name, or leave '\(found.key.spelling)' out" : "write \(fault.expected)"
  }

  /// File name extensions of sounds that iOS plays.
  ///
  /// Source: Apple, "UNNotificationSound".
  private static let soundExtensions = ["aiff", "aif", "aifc", "wav", "caf"]

  /// Reports a sound file of a kind that iOS does not play.
  private static func checkSound(_ context: PayloadContext, _ findings: inout Findings) {
    let names = [context.member("sound", in: .aps), context.member("name", in: .sound)]
    for node in names.compactMap({ $0?.value }) where node.kind == .string && !node.hasHoles {
      let name = node.string ?? ""
      guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { continue }
      let found = name[name.utf8.index(after: dot)...].lowercased()
      guard !soundExtensions.contains(found) else { continue }
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: node,
          "iOS plays no '.\(found)' files for a push; it plays the default sound",
          help: "use an .aiff, .wav or .caf file of at most 30 seconds"
        )
      )
    }
  }
}
