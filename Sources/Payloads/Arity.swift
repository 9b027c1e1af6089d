/// How many arguments a template sends.
public enum Arity: Hashable, Sendable {
  /// Always this many.
  case exact(Int)
  /// One of these numbers, depending on what the template is filled with.
  case range(ClosedRange<Int>)
  /// This many or more.
  case atLeast(Int)
  /// Known only when the template is rendered.
  case unknown
}
