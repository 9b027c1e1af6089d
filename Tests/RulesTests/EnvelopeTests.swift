import Payloads
import Testing

/// Each form of a message: right, and with its classic mistakes.
struct EnvelopeTests {
  static let fcm: [PayloadRow] = [
    PayloadRow(
      "FCM v1",
      #"""
      {"message": {"token": "t", "apns": {
        "headers": {"apns-priority": "10", "apns-push-type": "alert"},
        "payload": {"aps": {"alert": {"title-loc-key": "K", "loc-key": "A", "loc-args": ["x"]}}}}}}
      """#
    ),
    PayloadRow(
      "FCM v1 with underscores",
      #"{"message": {"apns": {"payload": {"aps": {"alert": {"loc_key": "A", "loc_args": ["x"]}}}}}}"#,
      "error misspelt-key aps.alert.loc_args",
      "error misspelt-key aps.alert.loc_key"
    ),
    PayloadRow(
      "FCM v1 with the names of the Admin SDK",
      #"{"message": {"apns": {"payload": {"aps": {"alert": {"titleLocKey": "K", "loc-key": "K"}}}}}}"#,
      "error misspelt-key aps.alert.titleLocKey"
    ),
    PayloadRow(
      "FCM v1 without aps",
      #"{"message": {"apns": {"payload": {"alert": {"loc-key": "K"}}}}}"#,
      "error missing-aps aps"
    ),
    PayloadRow(
      "FCM v1 with literal texts beside the payload",
      #"""
      {"message": {"notification": {"title": "T", "body": "B"},
        "apns": {"payload": {"aps": {"mutable-content": 1}}}}}
      """#
    ),
    PayloadRow(
      "FCM v1, a silent push sent as an alert",
      #"""
      {"message": {"apns": {"headers": {"apns-push-type": "alert", "apns-priority": "10"},
        "payload": {"aps": {"content-available": 1}}}}}
      """#,
      "error header-conflict message.apns.headers.apns-priority",
      "error header-conflict message.apns.headers.apns-push-type"
    ),
    PayloadRow(
      "FCM v1, an Android half with fewer arguments",
      #"""
      {"message": {"android": {"notification": {"body_loc_key": "a", "body_loc_args": ["x"]}},
        "apns": {"payload": {"aps": {"alert": {"loc-key": "AB", "loc-args": ["x", "y"]}}}}}}
      """#,
      "warning android-twin-differs message.android.notification.body_loc_args"
    ),
    PayloadRow(
      "FCM Admin",
      #"""
      {"token": "t", "apns": {"payload": {"aps": {"mutableContent": true, "threadId": "t",
        "alert": {"titleLocKey": "K", "locKey": "A", "locArgs": ["x"]}}}}}
      """#
    ),
    PayloadRow(
      "FCM Admin with Apple's names, which the SDK hands on",
      #"{"apns": {"payload": {"aps": {"threadId": "t", "alert": {"loc-key": "K"}}}}}"#
    ),
    PayloadRow(
      "FCM Admin with underscores",
      #"{"apns": {"payload": {"aps": {"threadId": "t", "alert": {"loc_key": "K"}}}}}"#,
      "error misspelt-key aps.alert.loc_key"
    ),
    PayloadRow(
      "FCM Admin with too few arguments",
      #"{"apns": {"payload": {"aps": {"alert": {"locKey": "AB", "locArgs": ["x"]}}}}}"#,
      "error too-few-args AB"
    ),
    PayloadRow(
      "FCM legacy",
      #"""
      {"to": "t", "content_available": true, "notification": {"badge": "5", "sound": "default",
        "title_loc_key": "K", "body_loc_key": "A", "body_loc_args": "[\"x\"]"}}
      """#
    ),
    PayloadRow(
      "FCM legacy with a list",
      #"{"to": "t", "notification": {"body_loc_key": "A", "body_loc_args": ["x"]}}"#,
      "warning envelope-shape notification.body_loc_args"
    ),
    PayloadRow(
      "FCM legacy with single quotes inside the text",
      #"{"to": "t", "notification": {"body_loc_key": "A", "body_loc_args": "['x']"}}"#,
      "error envelope-shape notification.body_loc_args"
    ),
    PayloadRow(
      "FCM legacy with Apple's names",
      #"{"to": "t", "notification": {"loc-key": "K", "title_loc_key": "K"}}"#,
      "error misspelt-key notification.loc-key"
    ),
    PayloadRow(
      "FCM legacy with too few arguments",
      #"{"to": "t", "notification": {"body_loc_key": "AB", "body_loc_args": "[\"x\"]"}}"#,
      "error too-few-args AB"
    ),
  ]

  static let others: [PayloadRow] = [
    PayloadRow(
      "SNS",
      #"{"default": "a", "APNS": "{\"aps\": {\"alert\": {\"loc-key\": \"K\"}}}"}"#
    ),
    PayloadRow(
      "SNS, an object instead of a text",
      #"{"default": "a", "APNS": {"aps": {"alert": {"loc-key": "K"}}}}"#,
      "error envelope-shape APNS"
    ),
    PayloadRow(
      "SNS without default, for two platforms",
      #"""
      {"APNS": "{\"aps\": {\"alert\": {\"loc-key\": \"K\"}}}",
       "APNS_SANDBOX": "{\"aps\": {\"alert\": {\"loc-key\": \"K\"}}}"}
      """#,
      "error envelope-shape default"
    ),
    PayloadRow(
      "SNS, mistakes inside the text",
      #"{"default": "a", "APNS": "{\"aps\": {\"alert\": {\"loc_key\": \"K\"}, \"badge\": \"1\"}}"}"#,
      "error misspelt-key aps.alert.loc_key",
      "error wrong-type aps.badge"
    ),
    PayloadRow(
      "SNS, no JSON inside the text",
      #"{"default": "a", "APNS": "{\"aps\": {\"alert\": {\"loc-key\": \"K\",}}}"}"#,
      "error json-error "
    ),
    PayloadRow(
      "Azure",
      #"{"aps": {"alert": {"loc-key": "A", "loc-args": ["x"]}}}"#
    ),
    PayloadRow(
      "Pusher Beams",
      #"{"interests": ["a"], "apns": {"aps": {"alert": {"loc-key": "K"}}}}"#
    ),
    PayloadRow(
      "Pusher Beams with camel case",
      #"{"interests": ["a"], "apns": {"aps": {"alert": {"locKey": "K"}}}}"#,
      "error misspelt-key aps.alert.locKey"
    ),
    PayloadRow(
      "OneSignal",
      #"{"app_id": "x", "contents": {"en": "a"}, "ios_category": "c", "mutable_content": true}"#
    ),
    PayloadRow(
      "OneSignal with a code that is no language",
      #"{"app_id": "x", "contents": {"en": "a", "jp": "b"}}"#,
      "warning unknown-language-in-map contents.jp"
    ),
    PayloadRow(
      "OneSignal without English",
      #"{"app_id": "x", "contents": {"en-GB": "a"}}"#,
      "error envelope-shape contents.en"
    ),
    PayloadRow(
      "OneSignal with a misspelt key",
      #"{"app_id": "x", "contents": {"en": "a"}, "apns_alert": {"loc_key": "K"}}"#,
      "error misspelt-key apns_alert.loc_key"
    ),
    PayloadRow(
      "Airship",
      #"""
      {"audience": "all", "device_types": ["ios"], "notification": {"ios": {"badge": "+1",
        "alert": {"title-loc-key": "K", "loc-key": "A", "loc-args": ["x"]}}}}
      """#
    ),
    PayloadRow(
      "Airship with underscores",
      #"""
      {"audience": "all", "notification": {"ios": {"alert": {"loc_key": "K"}}}}
      """#,
      "error misspelt-key notification.ios.alert.loc_key"
    ),
    PayloadRow(
      "Expo",
      #"{"to": "ExponentPushToken[a]", "title": "loc-key", "body": "b", "mutableContent": true}"#
    ),
    PayloadRow(
      "Expo with a key",
      #"{"to": ["ExponentPushToken[a]"], "body": "b", "titleLocKey": "K"}"#,
      "error envelope-shape titleLocKey"
    ),
    PayloadRow(
      "Parse",
      #"{"channels": ["c"], "data": {"alert": {"loc-key": "K"}, "content-available": 1}}"#
    ),
    PayloadRow(
      "Parse, content-available as text",
      #"{"where": {}, "data": {"alert": {"loc-key": "K"}, "content-available": "1"}}"#,
      "error envelope-shape data.content-available"
    ),
    PayloadRow(
      "Braze",
      #"{"messages": {"apple_push": {"alert": {"title_loc_key": "K", "loc_key": "K"}}}}"#
    ),
    PayloadRow(
      "Braze with Apple's names",
      #"{"messages": {"apple_push": {"alert": {"loc-key": "K"}}}}"#,
      "error misspelt-key messages.apple_push.alert.loc-key"
    ),
    PayloadRow(
      "gorush",
      #"{"notifications": [{"platform": 1, "tokens": ["a"], "alert": {"loc-key": "K"}, "badge": 1}]}"#
    ),
    PayloadRow(
      "gorush with underscores",
      #"{"notifications": [{"platform": 1, "tokens": ["a"], "alert": {"loc_key": "K"}}]}"#,
      "error misspelt-key alert.loc_key"
    ),
    PayloadRow(
      "a simulator's file",
      #"{"Simulator Target Bundle": "a.b", "aps": {"alert": {"loc-key": "K"}}}"#,
      path: "push/p.apns"
    ),
    PayloadRow(
      "a simulator's file without aps",
      #"{"Simulator Target Bundle": "a.b", "alert": {"body": "a"}}"#,
      "error missing-aps aps",
      path: "push/p.apns"
    ),
    PayloadRow(
      "an array",
      #"[{"aps": {"alert": {"loc-key": "K"}}}, {"aps": {"alert": {"loc_key": "K"}}}]"#,
      "error misspelt-key aps.alert.loc_key"
    ),
    PayloadRow(
      "NDJSON",
      "{\"aps\": {\"alert\": {\"loc-key\": \"K\"}}}\n{\"aps\": {\"badge\": \"1\"}}\n",
      "error wrong-type aps.badge",
      path: "push/p.ndjson"
    ),
  ]

  @Test(arguments: fcm + others)
  func messagesAreJudgedInTheirOwnNames(_ row: PayloadRow) throws {
    try row.check()
  }
}
