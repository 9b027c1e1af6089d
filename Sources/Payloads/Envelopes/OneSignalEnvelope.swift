import JSONSyntax

/// A message of OneSignal: texts for each language, and options whose names begin with `ios_`.
///
/// Source: OneSignal, API reference, "Push notification"; "Multi-language messaging".
enum OneSignalEnvelope: EnvelopeFormat {
  static let name = "onesignal"

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    let hasTexts = ["contents", "headings", "apns_alert"].contains {
      message[$0]?.kind == .object
    }
    // Texts may stand in a template of the service, or be absent from a push that only wakes the app.
    guard message.kind == .object,
      claim == .isOfForm || ((hasTexts || claim == .isPush) && message.first("app_id") != nil)
    else { return nil }
    guard isForApple(message) else { return EnvelopeReading(other: message) }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["data"]].compactMap { $0 }
    surroundings.languageMaps = ["contents", "headings", "subtitle"].compactMap { message[$0] }
      .filter { $0.kind == .object }
    surroundings.faults = faults(of: surroundings.languageMaps)
    // An alert in Apple's names is sent to Apple's devices in place of the texts.
    let names = message["apns_alert"]?.kind == .object ? options : textsAndOptions
    return EnvelopeReading(payload(message, names.fields(in: message), surroundings))
  }

  /// Whether a message goes to Apple's devices: it names no systems, or theirs among them.
  private static func isForApple(_ message: JSONNode) -> Bool {
    if let apple = message["isIos"] { return apple.boolean != false }
    let others = [
      "isAndroid", "isHuawei", "isAdm", "isAnyWeb", "isChromeWeb", "isFirefox", "isSafari",
    ]
    return !others.contains { message[$0]?.boolean == true }
  }

  /// What is wrong with texts for each language: English is demanded of the message itself, and the
  /// texts beside it must have its languages.
  private static func faults(of maps: [JSONNode]) -> [EnvelopeFault] {
    let maps = maps.filter { !$0.isOpen && !$0.members.isEmpty }
    let contents = maps.first { $0.isValue(of: "contents") }
    let isRefused = contents.map { $0.first("en") == nil } ?? false
    var faults = maps.filter { $0.first("en") == nil && (!isRefused || $0 == contents) }.map {
      EnvelopeFault(.lacks("en", isRefused: isRefused), $0)
    }
    guard let contents else { return faults }
    for map in maps where map != contents {
      for (poorer, richer) in [(map, contents), (contents, map)] {
        let missing = richer.members.filter { member in
          !member.key.hasHoles && !member.key.isNamed("en") && poorer.first(member.name) == nil
        }
        guard !missing.isEmpty else { continue }
        faults.append(EnvelopeFault(.lacksLanguages(missing.map(\.key)), poorer))
      }
    }
    return faults
  }

  private static let texts = [
    EnvelopeSpelling("headings", .alert, "title", .languageMap),
    EnvelopeSpelling("subtitle", .alert, "subtitle", .languageMap),
    EnvelopeSpelling("contents", .alert, "body", .languageMap),
  ]
  private static let textsAndOptions = EnvelopeNames(texts + optionNames)
  private static let options = EnvelopeNames(
    optionNames,
    objects: ["apns_alert": EnvelopeSpelling.apples(.alert)]
  )

  private static let optionNames = [
    EnvelopeSpelling("ios_sound", .aps, "sound", .string()),
    EnvelopeSpelling("ios_category", .aps, "category"),
    // Both spellings of the third stand in the service's documentation.
    EnvelopeSpelling(
      "ios_interruption_level",
      .aps,
      "interruption-level",
      .string(oneOf: ["passive", "active", "time-sensitive", "time_sensitive", "critical"])
    ),
    EnvelopeSpelling("ios_relevance_score", .aps, "relevance-score"),
    EnvelopeSpelling("thread_id", .aps, "thread-id"),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
    EnvelopeSpelling("content_available", .aps, "content-available", .flag),
    EnvelopeSpelling("target_content_identifier", .aps, "target-content-id"),
  ]
}
