/// One element of a payload's list of arguments.
///
/// Apple asks for strings; other JSON values are shown by their description.
public enum PushArgument: Hashable, Sendable, CustomStringConvertible {
  /// A JSON string.
  case text(String)
  /// A JSON number without a fraction.
  case integer(Int64)
  /// A JSON number with a fraction or an exponent.
  case real(Double)
  /// `true` or `false`.
  case boolean(Bool)
  /// `null`.
  case null

  /// What stands for `null`, and for an argument that was not sent.
  public static let missing = "<null>"

  /// The text that the phone inserts.
  public var description: String {
    switch self {
    case .text(let text): return text
    case .integer(let number): return String(number)
    case .real(let number):
      // A whole number loses its fraction, as in NSNumber's description.
      guard number.magnitude < 1e15, number == Double(Int64(number)) else {
        return number.description
      }
      return String(Int64(number))
    case .boolean(let flag): return flag ? "1" : "0"
    case .null: return PushArgument.missing
    }
  }
}
