public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A message whose halves for two systems pass different numbers of arguments.
public enum AndroidTwinDiffers: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "android-twin-differs",
    category: .argCount,
    severity: .warning,
    group: .payloads,
    summary: "the Android half of a message passes another number of arguments",
    reason: """
      Both halves mean the same text. Where one passes fewer arguments, one of them has a hole or \
      leaves something out.
      """,
    source: "Firebase, REST reference, AndroidNotification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello %@";"#,
        "push/a.json": #"""
        {"message": {
          "android": {"notification": {"body_loc_key": "hi", "body_loc_args": ↓["a", "b"]}},
          "apns": {"payload": {"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}}
        }}
        """#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello %@";"#,
        "push/a.json": #"""
        {"message": {
          "android": {"notification": {"body_loc_key": "x", "body_loc_args": ["a"]}},
          "apns": {"payload": {"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}}
        }}
        """#,
      ])
    ]
  )

  /// Reports the Android half's arguments.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let android = context.payload.surroundings.android, let alert = context.payload.alert
    else { return }
    for name in [AlertPartName.title, .body] {
      let part = alert[name]
      guard part.key != nil, case .exact(let own) = part.arity,
        let key = android["\(name.rawValue)_loc_key"] ?? android["\(name.rawValue)LocKey"],
        key.kind == .string
      else { continue }
      // The Admin SDKs spell both in camel case.
      let list = android["\(name.rawValue)_loc_args"] ?? android["\(name.rawValue)LocArgs"]
      guard list == nil || list?.kind == .array else { continue }
      let count = list?.elements.count ?? 0
      guard count != own, list?.elements.contains(where: { $0.isHole }) != true else { continue }
      let place = part.arguments?.range ?? part.key?.range
      findings.add(
        context.finding(
          description,
          at: list ?? key,
          """
          Android gets \(Wording.arguments(count)) for the \(name.rawValue), but this payload sends \
          \(own)
          """,
          help: "pass the same arguments in both halves",
          related: place.map {
            [RelatedPlace(place: context.place($0), message: "the payload for Apple devices")]
          } ?? []
        )
      )
    }
  }
}
