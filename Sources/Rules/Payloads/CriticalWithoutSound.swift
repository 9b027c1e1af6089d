public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A critical alert without a critical sound.
public enum CriticalWithoutSound: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "critical-without-sound",
    category: .payloadConflict,
    severity: .error,
    group: .payloads,
    summary: "a critical alert has no critical sound",
    reason: """
      Level 'critical' goes with a sound object whose 'critical' is 1; without it the phone stays silent \
      where it should be heard.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "interruption-level": ↓"critical"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "interruption-level": ↓"critical", "sound": "alarm.caf"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "interruption-level": "critical", "sound": {"critical": 1, "name": "a.caf", "volume": 1}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"""
        {"notifications": [{"platform": 1, "tokens": ["a"], "alert": {"loc-key": "hi"},
          "interruption_level": "critical", "sound": {"critical": 1, "name": "a.caf", "volume": 1}}]}
        """#,
      ]),
    ]
  )

  /// Reports the level of a critical alert without a critical sound, at the level.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain, !context.payload.isLiveActivity,
      let level = context.member("interruption-level", in: .aps)?.value,
      level.isNamed("critical")
    else { return }
    if level.parent?.isOpen == true || !context.mayHaveSoundObject { return }
    if let sound = context.member("sound", in: .aps)?.value,
      sound.isHole || sound.isOpen || context.hasFault(sound)
    {
      return
    }
    if context.isAstray("sound", in: .aps) || context.isAstray("critical", in: .sound) { return }
    if let critical = context.member("critical", in: .sound)?.value {
      // A value that is not 0 is meant to be 1, and what is wrong with it is reported.
      let isOff = critical.wholeNumber == 0 || (critical.boolean == false && !context.isPlain)
      guard isOff else { return }
    }
    findings.add(
      context.finding(
        description,
        at: level,
        "level 'critical' needs a critical sound; the phone may stay silent",
        help: help(context.payload.aps?["sound"])
      )
    )
  }

  private static func help(_ sound: JSONNode?) -> Message {
    if let sound, sound.kind == .object {
      return sound["critical"] == nil
        ? "add '\"critical\": 1' to 'sound'" : "write 1 as the value of 'critical'"
    }
    let name = sound?.kind == .string ? sound?.rawText : nil
    return "write '\"sound\": {\"critical\": 1, \"name\": \(name ?? "\"default\""), \"volume\": 1}'"
  }
}

extension PayloadContext {
  /// Whether the payload is in Apple's names, where a boolean is told as of a wrong type.
  fileprivate var isPlain: Bool { payload.fields.isEmpty }

  /// Whether the sound can be an object: with APNs itself, and with a service that takes one.
  fileprivate var mayHaveSoundObject: Bool {
    isPlain
      || payload.fields.contains { fields in
        fields.keys.contains {
          $0.name == "sound" && $0.place == .aps && $0.value == .stringOrObject
        }
      }
  }
}
