/// What the value of a payload's member must be.
public enum ValueRule: Hashable, Sendable {
  /// A text; one of these where the list is not empty.
  case string(oneOf: [String] = [])
  /// A text that means nothing when it is empty.
  case identifier
  /// A text in Base64, such as the id of a channel.
  case base64
  /// The number 1, which switches something on.
  case one
  /// The number 1 or 0.
  case oneOrZero
  /// `true`.
  case yes
  /// A number without fraction, not below a least value.
  case integer(atLeast: Int)
  /// A number from 0 to 1.
  case fraction
  /// A time in seconds since 1970, without fraction.
  case seconds
  /// An array of texts.
  case strings
  /// An object.
  case object
  /// A text or an object.
  case stringOrObject
  /// `true` or `false`.
  case flag
  /// `true` or `false`, or 1 or 0: the service takes both.
  case toggle
  /// A text that holds a whole number.
  case digits
  /// A whole number, or one of these texts.
  case integerOr([String])
  /// A text that holds an array of texts as JSON.
  case stringsInText
  /// An object with a text for each language.
  case languageMap
  /// Anything: the reference of the service is not public, or takes several types.
  case any
}
