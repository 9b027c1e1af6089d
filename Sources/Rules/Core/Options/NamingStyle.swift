/// A way to spell names of several words.
public enum NamingStyle: String, Sendable, CaseIterable {
  /// `chat-id`
  case kebabCase = "kebab-case"
  /// `chatId`
  case camelCase
  /// `chat_id`
  case snakeCase = "snake_case"
}
