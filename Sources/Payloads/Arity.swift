/// How many arguments a template sends.
public enum Arity: Hashable, Sendable {
  /// Always this many.
  case exact(Int)
  /// One of these numbers, depending on what the template is filled with.
  case range(ClosedRange<Int>)
  /// The smallest and the largest of these numbers, each in a branch that is surely taken at some time,
  /// and perhaps some between.
  case either(ClosedRange<Int>)
  /// This many or more.
  case atLeast(Int)
  /// Known only when the template is rendered.
  case unknown

  /// The smallest number there may be.
  public var fewest: Int {
    switch self {
    case .exact(let count), .atLeast(let count): count
    case .range(let counts), .either(let counts): counts.lowerBound
    case .unknown: 0
    }
  }

  /// The largest number there may be; nil without a limit.
  public var most: Int? {
    switch self {
    case .exact(let count): count
    case .range(let counts), .either(let counts): counts.upperBound
    case .atLeast, .unknown: nil
    }
  }

  /// The smallest number that is surely sent at some time, or the largest where nobody can tell; nil
  /// without a limit.
  public var leastSent: Int? {
    if case .either(let counts) = self { counts.lowerBound } else { most }
  }

  /// The numbers without the knowledge that each is sent.
  var loosened: Arity {
    if case .either(let counts) = self { .range(counts) } else { self }
  }
}
