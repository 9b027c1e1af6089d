/// One argument of a formatted text, with the type that the app passes.
public enum AppArgument: Hashable, Sendable {
  /// An object; its description.
  case object(String)
  /// A C `int`.
  case int32(Int32)
  /// A 64-bit integer.
  case int64(Int64)
  /// A `double`.
  case double(Double)

  /// Reads an argument of the command line: `s:Anna`, `i:5`, `l:5`, `f:1.5`; nil for other words.
  public init?(_ word: String) {
    guard word.utf8.count >= 2, word.utf8.dropFirst().first == 0x3A else { return nil }
    let value = String(word.unicodeScalars.dropFirst(2))
    switch word.utf8.first {
    case 0x73: self = .object(value)
    case 0x69:
      guard let number = Int32(value) else { return nil }
      self = .int32(number)
    case 0x6C:
      guard let number = Int64(value) else { return nil }
      self = .int64(number)
    case 0x66:
      guard let number = Double(value) else { return nil }
      self = .double(number)
    default: return nil
    }
  }
}
