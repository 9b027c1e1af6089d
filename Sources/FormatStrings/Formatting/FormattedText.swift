/// A text with its arguments filled in by an app.
public struct FormattedText: Hashable, Sendable {
  /// What is shown.
  public var text: String
  /// Whether an argument is missing or of another type than its specifier.
  ///
  /// Then the app shows what lies in memory, or crashes; `text` stands for it with `(null)` or `0`.
  public var isUndefined: Bool

  /// Creates a text.
  public init(text: String, isUndefined: Bool) {
    self.text = text
    self.isUndefined = isUndefined
  }
}
