import Foundation
import Payloads
import Testing

/// What services refuse or take otherwise than it looks, and messages that are not for Apple's devices.
struct EnvelopeFaultTests {
  /// The configuration that says what form a file has.
  private static func declared(_ form: String) -> String {
    #"{"templates": [{"payloads": "push/**", "envelope": "\#(form)"}]}"#
  }

  private static let named = #"{"payloads": "push/p.json"}"#

  static let fcm: [PayloadRow] = [
    PayloadRow(
      "FCM makes the alert of 'notification'",
      #"{"message": {"token": "t", "notification": {"title": "x", "body": "y", "image": "z"}}}"#,
      configuration: named
    ),
    PayloadRow(
      "FCM, a payload with fields of the app alone",
      #"""
      {"message": {"topic": "t", "notification": {"title": "x"}, "apns": {"payload": {"chat": 7}}}}
      """#,
      configuration: named
    ),
    PayloadRow(
      "FCM, an alert beside 'aps' is none",
      #"{"message": {"token": "t", "apns": {"payload": {"alert": {"loc-key": "K"}}}}}"#,
      "error missing-aps aps",
      configuration: named
    ),
    PayloadRow(
      "FCM, data alone",
      #"{"message": {"token": "t", "data": {"chat": "7"}}}"#,
      configuration: named
    ),
    PayloadRow(
      "FCM, Android alone",
      #"{"message": {"token": "t", "android": {"notification": {"title_loc_key": "gone"}}}}"#,
      configuration: named
    ),
    PayloadRow(
      "FCM, keys in the 'notification' of all systems",
      #"{"message": {"token": "t", "notification": {"title_loc_key": "K", "badge": 1}}}"#,
      "error envelope-shape message.notification.badge",
      "error envelope-shape message.notification.title_loc_key"
    ),
    PayloadRow(
      "FCM, values that are no texts",
      #"""
      {"message": {"token": "t", "data": {"id": 5, "on": true, "in": {}, "s": "5"},
        "android": {"data": {"n": null}},
        "apns": {"headers": {"apns-priority": 10}, "payload": {"aps": {"alert": {"loc-key": "K"}}}}}}
      """#,
      "error envelope-shape message.android.data.n",
      "error envelope-shape message.apns.headers.apns-priority",
      "error envelope-shape message.data.id",
      "error envelope-shape message.data.in",
      "error envelope-shape message.data.on"
    ),
    PayloadRow(
      "FCM, a value that is a hole",
      #"{"message": {"token": "t", "notification": {"title": "x"}, "data": {"id": {{id}}}}}"#,
      path: "push/p.json.mustache"
    ),
    PayloadRow(
      "FCM Admin, a text without a payload",
      #"{"token": "t", "notification": {"title": "x", "imageUrl": "z"}, "data": {"id": 5}}"#,
      "error envelope-shape data.id",
      configuration: named
    ),
    PayloadRow(
      "FCM Admin, an Android half in camel case with fewer arguments",
      #"""
      {"token": "t", "android": {"notification": {"bodyLocKey": "a", "bodyLocArgs": ["x"]}},
        "apns": {"payload": {"aps": {"alert": {"locKey": "AB", "locArgs": ["x", "y"]}}}}}
      """#,
      "warning android-twin-differs android.notification.bodyLocArgs"
    ),
    PayloadRow(
      "FCM legacy, a text",
      #"{"to": "t", "notification": {"title": "x", "body": "y", "badge": "1"}, "data": {"id": 5}}"#,
      configuration: named
    ),
    PayloadRow(
      "FCM legacy, data alone",
      #"{"registration_ids": ["t"], "data": {"loc-key": "gone"}}"#,
      configuration: named
    ),
  ]

  static let pushy: [PayloadRow] = [
    PayloadRow(
      "Pushy",
      #"""
      {"to": "a6345d0278adc55d3474f5", "data": {"message": "a", "id": 5},
        "notification": {"title": "a", "body": "b", "badge": 1, "sound": "ping.aiff"}}
      """#,
      configuration: named
    ),
    PayloadRow(
      "Pushy with keys",
      #"""
      {"tokens": ["a"], "data": {}, "content_available": true, "notification":
        {"title_loc_key": "A", "title_loc_args": ["x"], "loc_key": "AB", "loc_args": ["x", "y"]}}
      """#
    ),
    PayloadRow(
      "Pushy with too few arguments, and FCM's badge",
      #"{"to": "a", "data": {}, "notification": {"loc_key": "A", "badge": "1"}}"#,
      "error too-few-args A",
      "error wrong-type notification.badge"
    ),
    PayloadRow(
      "no Pushy: FCM's name for a key",
      #"{"to": "a", "data": {}, "notification": {"body_loc_key": "A", "body_loc_args": "[\"x\"]"}}"#
    ),
  ]

  static let others: [PayloadRow] = [
    PayloadRow(
      "gorush, Android and Huawei",
      #"""
      {"notifications": [{"platform": 2, "tokens": ["a"], "alert": {"loc-key": "gone"}},
        {"platform": 3, "tokens": ["a"], "message": "a"}]}
      """#,
      configuration: named
    ),
    PayloadRow(
      "gorush, the second for Apple",
      #"""
      {"notifications": [{"platform": 2, "tokens": ["a"], "alert": {"loc-key": "gone"}},
        {"platform": 1, "tokens": ["a"], "alert": {"loc-key": "gone"}}]}
      """#,
      "error missing-key gone"
    ),
    PayloadRow(
      "Airship, Android alone",
      #"{"audience": "all", "notification": {"android": {"alert": "a"}}}"#,
      configuration: named
    ),
    PayloadRow(
      "Airship, not sent to Apple's devices",
      #"{"audience": "all", "device_types": ["android"], "notification": {"alert": "a"}}"#,
      configuration: named
    ),
    PayloadRow(
      "Airship, one text for all",
      #"{"audience": "all", "device_types": "all", "notification": {"alert": "a"}}"#,
      configuration: named
    ),
    PayloadRow(
      "Braze, Android alone",
      #"{"messages": {"android_push": {"alert": "a", "title": "b"}}}"#,
      configuration: named
    ),
    PayloadRow(
      "SNS, Android alone",
      #"{"default": "a", "GCM": "{\"notification\": {\"title_loc_key\": \"gone\"}}"}"#,
      configuration: named
    ),
    PayloadRow(
      "Pusher, Android alone",
      #"{"interests": ["a"], "fcm": {"notification": {"title_loc_key": "gone"}}}"#,
      configuration: named
    ),
    PayloadRow(
      "Parse, Android alone",
      #"{"where": {"deviceType": "android"}, "data": {"alert": {"loc-key": "gone"}}}"#,
      configuration: named
    ),
    PayloadRow(
      "OneSignal, Android alone",
      #"{"app_id": "x", "isAndroid": true, "contents": {"de": "a"}}"#,
      configuration: named
    ),
    PayloadRow(
      "Tinode, Android alone",
      #"{"push": [{"name": "fcm", "config": {"android": {"msg": {"title_loc_key": "gone"}}}}]}"#,
      configuration: named
    ),
  ]

  static let oneSignal: [PayloadRow] = [
    PayloadRow(
      "OneSignal, a language that the app does not have",
      #"{"app_id": "x", "contents": {"en": "a", "de": "b"}, "headings": {"en": "c", "de": "d"}}"#
    ),
    PayloadRow(
      "OneSignal, codes of countries",
      #"{"app_id": "x", "contents": {"en": "a", "se": "b", "kr": "c", "pt": "d", "br": "e"}}"#,
      "warning unknown-language-in-map contents.br",
      "warning unknown-language-in-map contents.kr",
      "warning unknown-language-in-map contents.se"
    ),
    PayloadRow(
      "OneSignal, headings in other languages",
      #"{"app_id": "x", "contents": {"en": "a", "de": "b"}, "headings": {"en": "c", "fr": "d"}}"#,
      "warning envelope-shape contents",
      "warning envelope-shape headings"
    ),
    PayloadRow(
      "OneSignal without English",
      #"{"app_id": "x", "contents": {"de": "a"}, "headings": {"de": "b"}}"#,
      "error envelope-shape contents.en"
    ),
    PayloadRow(
      "OneSignal, texts of a template",
      #"{"app_id": "x", "template_id": "y", "content_available": true, "data": {"id": 5}}"#,
      configuration: named
    ),
    PayloadRow(
      "OneSignal, levels",
      #"{"app_id": "x", "contents": {"en": "a"}, "ios_interruption_level": "time_sensitive"}"#,
      "note level-needs-entitlement ios_interruption_level"
    ),
    PayloadRow(
      "OneSignal, no level",
      #"{"app_id": "x", "contents": {"en": "a"}, "ios_interruption_level": "urgent"}"#,
      "error unknown-value ios_interruption_level"
    ),
    PayloadRow(
      "OneSignal, an alert in Apple's names in place of the texts",
      #"{"app_id": "x", "contents": {"en": "a"}, "apns_alert": {"loc-key": "K"}}"#
    ),
  ]

  static let libraries: [PayloadRow] = [
    PayloadRow(
      "node-apn with an alert in Apple's names",
      #"{"topic": "a.b", "expiry": 1, "alert": {"loc-key": "A", "loc-args": ["x"]}, "payload": {}}"#
    ),
    PayloadRow(
      "an alert without aps is none of node-apn's",
      #"{"alert": {"loc-key": "K"}, "badge": 1}"#,
      "error missing-aps aps"
    ),
    PayloadRow(
      "node-pushnotifications, by its own names",
      #"{"title": "a", "topic": "a.b", "body": "b", "retries": 1, "bodyLocKey": "AB"}"#,
      "error too-few-args AB",
      "note literal-and-key body"
    ),
    PayloadRow(
      "Tinode",
      #"""
      {"push": [{"name": "tnpg", "config": {}}, {"name": "fcm", "config": {"apns": {
        "msg": {"title_loc_key": "K", "title": "", "body": "$content"},
        "sub": {"title_loc_key": "gone", "loc_key": "A", "loc_args": ["x"]}}}}]}
      """#,
      "error missing-key gone"
    ),
    PayloadRow(
      "Pinpoint, a half for others",
      #"""
      {"APNSMessage": {"RawContent": "{\"aps\": {\"alert\": {\"loc-key\": \"K\"}}}"},
        "GCMMessage": {"RawContent": "{\"notification\": {\"title_loc_key\": \"gone\"}}"}}
      """#
    ),
    PayloadRow(
      "SNS for a Mac",
      #"{"default": "a", "MACOS": "{\"aps\": {\"alert\": {\"loc_key\": \"K\"}}}"}"#,
      "error misspelt-key aps.alert.loc_key"
    ),
    PayloadRow(
      "no SNS: names of platforms in other JSON",
      #"{"MACOS": "yes", "APNS": "production", "aps": {"alert": {"loc-key": "K"}}}"#
    ),
    PayloadRow(
      "SNS, a text that is a hole",
      #"{"default": "a", "APNS": "{{payload}}", "maps": 1}"#,
      configuration: named
    ),
    PayloadRow(
      "SNS, holes in the text",
      #"{"default": "a", "APNS": "{\"aps\": {\"badge\": {{n}}, \"alert\": {\"loc-key\": \"AB\"}}}"}"#,
      "error too-few-args AB"
    ),
    PayloadRow(
      "SNS, smart quotes behind the backslashes",
      #"{"default": "a", "APNS": "{\“aps\”: {\"alert\": \"a\"}}"}"#,
      "error json-error "
    ),
  ]

  static let declarations: [PayloadRow] = [
    PayloadRow(
      "the Admin SDK's names, as declared",
      #"""
      {"aps": {"mutableContent": true, "threadId": "t", "alert": {"titleLocKey": "K", "locKey": "K"}}}
      """#,
      configuration: declared("fcm-admin")
    ),
    PayloadRow(
      "a name that the Admin SDK does not have",
      #"{"aps": {"alert": "a", "interruptionLevel": "active"}}"#,
      "error misspelt-key aps.interruptionLevel",
      configuration: declared("fcm-admin")
    ),
    PayloadRow(
      "a payload as APNs gets it, as declared",
      #"{"aps": {"alert": {"loc-key": "K"}}}"#,
      configuration: declared("fcm-v1")
    ),
    PayloadRow(
      "a payload as APNs gets it, declared for OneSignal",
      #"{"aps": {"alert": {"loc_key": "K"}}}"#,
      "error misspelt-key aps.alert.loc_key",
      "warning envelope-shape ",
      configuration: declared("onesignal")
    ),
    PayloadRow(
      "a message of gorush, declared for FCM",
      #"{"notifications": [{"platform": 1, "tokens": ["a"], "alert": {"loc-key": "K"}}]}"#,
      "warning envelope-shape notifications[0]",
      configuration: declared("fcm-v1")
    ),
    PayloadRow(
      "part of a message of Braze",
      #"{"alert": {"loc_key": "K"}}"#,
      "warning envelope-shape ",
      configuration: declared("braze")
    ),
    PayloadRow(
      "JSON of something else, declared for OneSignal",
      #"{"name": "a", "maps": {"b": "c"}}"#,
      configuration: declared("onesignal")
    ),
    PayloadRow(
      "a payload of one's own, declared for node-apn",
      #"{"topic": "a.b", "rawPayload": {"aps": {"alert": {"loc-key": "K"}}}}"#,
      configuration: declared("node-apn")
    ),
    PayloadRow(
      "a payload as APNs gets it, declared for Parse, where it belongs",
      #"{"where": {}, "data": {"aps": {"alert": {"loc-key": "K"}}}}"#,
      configuration: declared("parse")
    ),
  ]

  @Test(arguments: fcm + pushy + others + oneSignal + libraries + declarations)
  func messagesAreJudged(_ row: PayloadRow) throws {
    try row.check()
  }
}

/// A sound may be an object in the names of most services, and a critical alert needs one.
struct EnvelopeSoundTests {
  /// Messages with a level of critical, with `SOUND` for what stands in the sound's place, and the path
  /// of the level and of the sound.
  static let messages: [(name: String, text: String, level: String, sound: String)] = [
    (
      "as APNs gets it", #"{"aps": {"alert": "a", "interruption-level": "critical", SOUND}}"#,
      "aps.interruption-level", "aps.sound"
    ),
    (
      "gorush",
      #"""
      {"notifications": [{"platform": 1, "tokens": ["a"], "alert": {"loc-key": "K"},
        "interruption_level": "critical", SOUND}]}
      """#, "interruption_level", "sound"
    ),
    (
      "Airship",
      #"""
      {"audience": "all", "notification": {"ios": {"alert": {"loc-key": "K"},
        "interruption_level": "critical", SOUND}}}
      """#, "notification.ios.interruption_level", "notification.ios.sound"
    ),
    (
      "Parse",
      #"""
      {"channels": [], "data": {"alert": {"loc-key": "K"}, "interruptionLevel": "critical", SOUND}}
      """#, "data.interruptionLevel", "data.sound"
    ),
    (
      "FCM Admin",
      #"""
      {"token": "t", "apns": {"payload": {"aps": {"alert": {"locKey": "K"},
        "interruption-level": "critical", SOUND}}}}
      """#, "aps.interruption-level", "aps.sound"
    ),
    (
      "Braze",
      #"""
      {"messages": {"apple_push": {"alert": {"loc_key": "K"}, "interruption_level": "critical", SOUND}}}
      """#, "messages.apple_push.interruption_level", "messages.apple_push.sound"
    ),
    (
      "Expo",
      #"{"to": "ExponentPushToken[a]", "body": "a", "interruptionLevel": "critical", SOUND}"#,
      "interruptionLevel", "sound"
    ),
    (
      "node-apn", #"{"topic": "a.b", "locKey": "K", "interruptionLevel": "critical", SOUND}"#,
      "interruptionLevel", "sound"
    ),
  ]

  @Test(arguments: messages.indices)
  func criticalSoundsAreRead(_ index: Int) throws {
    let (name, text, level, sound) = Self.messages[index]
    func check(_ member: String, _ findings: String...) throws {
      let message = text.replacingOccurrences(of: "SOUND", with: "\"sound\": \(member)")
      let all = findings + ["note level-needs-entitlement \(level)"]
      try PayloadRow("\(name), \(member)", message, all).check()
    }
    try check(#"{"critical": 1, "name": "a.caf", "volume": 0.5}"#)
    try check(#""a.caf""#, "error critical-without-sound \(level)")
    try check(
      #"{"critical": 0, "name": "a.caf", "volume": 0.5}"#,
      "error critical-without-sound \(level)"
    )
    try check(
      #"{"critical": 1, "name": "a.mp3", "volume": "0.5"}"#,
      "error wrong-type \(sound).volume",
      "warning unknown-value \(sound).name"
    )
    try check("[]", "error wrong-type \(sound)")
  }
}
