import Testing

@testable import Rules

/// Fields of the app against what the configuration declares of them.
struct CustomFieldTests {
  /// A row with one declared field, required.
  private static func field(_ type: String, _ value: String, _ findings: String...) -> PayloadRow {
    PayloadRow(
      "\(type): \(value)",
      "{\"aps\": {\"alert\": \"Hi\"}, \"f\": \(value)}",
      findings,
      configuration: """
        {"customFields": [{"payloads": "push/**",
          "fields": {"f": {"type": "\(type)", "required": true}}}]}
        """
    )
  }

  private static let wrong = "error custom-field-type f"

  static let types: [PayloadRow] = [
    field("string", #""a""#), field("string", #""""#), field("string", "5", wrong),
    field("string", "null", wrong), field("string", #"["a"]"#, wrong),
    field("number", "5"), field("number", "1.5"), field("number", #""5""#, wrong),
    field("number", "true", wrong),
    field("integer", "5"), field("integer", "5.0"), field("integer", "1.5", wrong),
    field("integer", #""5""#, wrong),
    field("boolean", "true"), field("boolean", "false"), field("boolean", "1", wrong),
    field("boolean", #""true""#, wrong),
    field("array", "[]"), field("array", "{}", wrong), field("array", #""[]""#, wrong),
    field("object", "{}"), field("object", "[]", wrong), field("object", #""{}""#, wrong),
    field("url", #""https://example.com/a.jpg""#),
    field("url", #""myapp://chat/4521""#),
    field("url", #""https://example.com/a%20b?c=%D0%B0""#),
    field("url", #""http://example.com/a.jpg""#, "note custom-field-type f"),
    field("url", #""/avatars/8812.jpg""#, wrong),
    field("url", #""cdn.example.com/a.jpg""#, wrong),
    field("url", #""https:///a.jpg""#, wrong),
    field("url", #""https://example.com/a b.jpg""#, wrong),
    field("url", #""https://example.com/снимка.jpg""#, wrong),
    field("url", #""""#, wrong),
    field("url", "5", wrong),
  ]

  private static let declared = """
    {"customFields": [{"payloads": "push/**", "fields": {
      "chat-id": {"type": "string", "required": true}, "image-url": {"type": "url"}}}]}
    """

  private static func declaredRow(
    _ name: String,
    _ text: String,
    _ findings: String...
  ) -> PayloadRow {
    PayloadRow(name, text, findings, configuration: declared)
  }

  static let presence: [PayloadRow] = [
    declaredRow("all there", #"{"aps": {"alert": "Hi"}, "chat-id": "4"}"#),
    declaredRow("missing", #"{"aps": {"alert": "Hi"}}"#, "error custom-field-missing chat-id"),
    declaredRow(
      "spelt otherwise",
      #"{"aps": {"alert": "Hi"}, "chatId": "4"}"#,
      "error custom-field-missing chat-id"
    ),
    declaredRow(
      "another value is no cause of its own",
      #"{"aps": {"alert": "Hi"}, "chat-id": 4}"#,
      "error custom-field-type chat-id"
    ),
    declaredRow(
      "optional and null",
      #"{"aps": {"alert": "Hi"}, "chat-id": "4", "image-url": null}"#
    ),
    declaredRow(
      "in aps, where nothing reads it",
      #"{"aps": {"alert": "Hi", "chat-id": "4"}}"#,
      "warning unknown-aps-key aps.chat-id"
    ),
    PayloadRow(
      "both patterns fit",
      #"{"aps": {"alert": "Hi"}, "chat-id": "4"}"#,
      "error custom-field-missing image-url",
      path: "push/rich/p.json",
      configuration: #"""
        {"customFields": [
          {"payloads": "push/**", "fields": {"chat-id": {"type": "string", "required": true}}},
          {"payloads": "push/rich/**", "fields": {"image-url": {"type": "url", "required": true}}}]}
        """#
    ),
    declaredRow(
      "data of FCM reaches the app beside aps",
      #"{"message": {"data": {"chat-id": "4"}, "apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#
    ),
    declaredRow(
      "FCM without it",
      #"{"message": {"data": {"id": "4"}, "apns": {"payload": {"aps": {"alert": "Hi"}}}}}"#,
      "error custom-field-missing chat-id"
    ),
    declaredRow(
      "SNS",
      #"{"default": "a", "APNS": "{\"aps\": {\"alert\": \"Hi\"}, \"chat-id\": 4}"}"#,
      "error custom-field-type chat-id"
    ),
    declaredRow(
      "OneSignal",
      #"{"app_id": "x", "contents": {"en": "a"}, "data": {"chat-id": 4}}"#,
      "error custom-field-type data.chat-id"
    ),
    declaredRow(
      "Airship",
      #"""
      {"audience": "all", "notification": {"ios": {"alert": {"loc-key": "K"},
        "extra": {"chat-id": "4"}}}}
      """#
    ),
    declaredRow(
      "Braze",
      #"{"messages": {"apple_push": {"alert": {"loc_key": "K"}, "extra": {"chat-id": "4"}}}}"#
    ),
    declaredRow(
      "Parse",
      #"{"channels": ["c"], "data": {"alert": {"loc-key": "K"}, "chat-id": "4"}}"#
    ),
    declaredRow(
      "gorush",
      #"{"notifications": [{"platform": 1, "tokens": ["a"], "message": "b", "data": {"chat-id": "4"}}]}"#
    ),
    declaredRow("Expo", #"{"to": "ExponentPushToken[a]", "body": "b", "data": {"chat-id": "4"}}"#),
  ]

  /// Rows about one setting.
  private static func setting(
    _ configuration: String,
    _ text: String,
    _ findings: String...
  ) -> PayloadRow {
    PayloadRow("\(configuration) \(text)", text, findings, configuration: configuration)
  }

  private static let style = "warning custom-naming-style"
  private static let kebab = #"{"customFieldStyle": "kebab-case"}"#
  private static let camel = #"{"customFieldStyle": "camelCase"}"#
  private static let snake = #"{"customFieldStyle": "snake_case"}"#
  private static let names = #"{"aps": {"alert": "Hi"}, "chatId": 1, "chat-id": 2, "chat_id": 3}"#

  static let settings: [PayloadRow] = [
    setting("{}", names),
    setting(kebab, names, "\(style) chatId", "\(style) chat_id"),
    setting(camel, names, "\(style) chat-id", "\(style) chat_id"),
    setting(snake, names, "\(style) chat-id", "\(style) chatId"),
    setting(kebab, #"{"aps": {"alert": "Hi"}, "id": 1, "gcm.message_id": "a"}"#),
    setting(kebab, #"{"aps": {"alert": "Hi"}, "Simulator Target Bundle": "a.b"}"#),
    setting(kebab, #"{"aps": {"alert": "Hi"}, "Chat": 1}"#, "\(style) Chat"),
    setting(
      camel,
      #"{"aps": {"alert": "Hi"}, "mutable-content": 1}"#,
      "error misplaced-key mutable-content"
    ),
    // One name that is wrong is told once.
    setting(
      #"""
      {"customFieldStyle": "kebab-case", "customFields": [{"payloads": "push/**",
        "fields": {"chat-id": {"type": "string", "required": true}}}]}
      """#,
      #"{"aps": {"alert": "Hi"}, "chatId": "4"}"#,
      "error custom-field-missing chat-id"
    ),
    setting(#"{"categories": ["message"]}"#, #"{"aps": {"alert": "Hi", "category": "message"}}"#),
    setting(
      #"{"categories": ["message"]}"#,
      #"{"aps": {"alert": "Hi", "category": "messages"}}"#,
      "warning undeclared-category aps.category"
    ),
    setting(
      #"{"categories": []}"#,
      #"{"aps": {"alert": "Hi", "category": "message"}}"#,
      "warning undeclared-category aps.category"
    ),
    setting(
      #"{"categories": ["message"]}"#,
      #"{"app_id": "x", "contents": {"en": "a"}, "ios_category": "product"}"#,
      "warning undeclared-category ios_category"
    ),
    setting(#"{"sounds": ["a.caf"]}"#, #"{"aps": {"alert": "Hi", "sound": "a.caf"}}"#),
    setting(#"{"sounds": ["a.caf"]}"#, #"{"aps": {"alert": "Hi", "sound": "default"}}"#),
    setting(
      #"{"sounds": ["a.caf"]}"#,
      #"{"aps": {"alert": "Hi", "sound": "A.caf"}}"#,
      "warning undeclared-sound aps.sound"
    ),
    setting(
      #"{"sounds": ["a.caf"]}"#,
      #"{"aps": {"alert": "Hi", "sound": {"critical": 0, "name": "b.caf"}}}"#,
      "warning undeclared-sound aps.sound.name"
    ),
    setting(
      #"{"sounds": ["a.caf"]}"#,
      #"{"aps": {"event": "end", "timestamp": 1, "alert": {"title": "a", "sound": "b.caf"}}}"#,
      "warning undeclared-sound aps.alert.sound"
    ),
  ]

  private static let website =
    #"{"websites": [{"payloads": "push/**", "urlFormatString": "https://a.example/%@?b=%@"}]}"#

  static let websites: [PayloadRow] = [
    setting(website, #"{"aps": {"alert": "Hi", "url-args": ["a", "b"]}}"#),
    setting(
      website,
      #"{"aps": {"alert": "Hi", "url-args": ["a"]}}"#,
      "error url-args-count aps.url-args"
    ),
    setting(
      website,
      #"{"aps": {"alert": "Hi", "url-args": ["a", "b", "c"]}}"#,
      "error url-args-count aps.url-args"
    ),
    setting(website, #"{"aps": {"alert": "Hi"}}"#, "error url-args-count aps.url-args"),
    setting(
      website,
      #"{"aps": {"alert": "Hi", "url_args": ["a", "b"]}}"#,
      "error misspelt-key aps.url_args"
    ),
    setting(
      website,
      #"{"aps": {"alert": "Hi", "url-args": "a"}}"#,
      "error wrong-type aps.url-args"
    ),
    setting("{}", #"{"aps": {"alert": "Hi", "url-args": ["a"]}}"#),
  ]

  @Test(arguments: types + presence + settings + websites)
  func declarationsAreHeldAgainstPayloads(_ row: PayloadRow) throws {
    try row.check()
  }

  @Test(arguments: [
    ("chat-id", "chat-id", "chatId", "chat_id"), ("chatId", "chat-id", "chatId", "chat_id"),
    ("imageURL", "image-url", "imageUrl", "image_url"), ("id", "id", "id", "id"),
    ("Chat_ID2", "chat-id2", "chatId2", "chat_id2"),
  ])
  func namesAreSpeltInEachStyle(_ name: String, _ kebab: String, _ camel: String, _ snake: String) {
    #expect(NamingStyle.kebabCase.spelling(of: name) == kebab)
    #expect(NamingStyle.camelCase.spelling(of: name) == camel)
    #expect(NamingStyle.snakeCase.spelling(of: name) == snake)
  }

  @Test func aNameOfOtherLettersHasNoSpelling() {
    #expect(NamingStyle.kebabCase.spelling(of: "чатId") == nil)
    #expect(NamingStyle.kebabCase.spelling(of: "2fast") == nil)
  }
}
