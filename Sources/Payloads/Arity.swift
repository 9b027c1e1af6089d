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

  /// The smallest number there may be.
  public var fewest: Int {
    switch self {
    case .exact(let count), .atLeast(let count): count
    case .range(let counts): counts.lowerBound
    case .unknown: 0
    }
  }

  /// The largest number there may be; nil without a limit.
  public var most: Int? {
    switch self {
    case .exact(let count): count
    case .range(let counts): counts.upperBound
    case .atLeast, .unknown: nil
    }
  }
}
