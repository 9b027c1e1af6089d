public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A sound file that the app does not have.
public enum UndeclaredSound: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "undeclared-sound",
    category: .payloadValue,
    severity: nil,
    group: .payloads,
    summary: "a sound is none of the declared ones",
    reason: """
      iOS looks for the file in the app's bundle and in Library/Sounds, and plays the default sound \
      when it is not there. Off unless the configuration lists the app's 'sounds'; then a warning.
      """,
    source: "Apple, UNNotificationSound; the project's own declaration",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"sounds": ["message.caf"]}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "sound": ↓"mesage.caf"}}"#,
      ]),
      RuleExample([
        ".pushloc.json": #"{"sounds": []}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "sound": {"critical": 0, "name": ↓"alarm.caf"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"sounds": ["message.caf"]}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "sound": "message.caf"}}"#,
        "push/b.json": #"{"aps": {"alert": {"loc-key": "hi"}, "sound": "default"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "sound": "anything.caf"}}"#,
      ]),
    ]
  )

  /// Reports each sound that is not declared, at its name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let declared = context.options.sounds else { return }
    let values = [
      context.member("sound", in: .aps), context.member("name", in: .sound),
      context.payload.isLiveActivity ? context.member("sound", in: .alert) : nil,
    ]
    for value in values.compactMap({ $0?.value }) {
      guard let name = DeclaredNames.undeclared(value, in: declared), name != "default" else {
        continue
      }
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: value,
          "the configuration lists no sound '\(name)'; the default sound is played",
          help: DeclaredNames.help(name, in: declared, list: "sounds"),
          related: DeclaredNames.related(name, in: declared)
        )
      )
    }
  }
}
