/// What a specifier takes from the list of arguments.
public enum ArgumentKind: Hashable, Sendable {
  /// `%@`, and a variable of a plural entry.
  case object
  /// `%d %i %D`, with its width in bits.
  case integer(bits: Int)
  /// `%u %U %x %X %o %O`, with its width in bits.
  case unsigned(bits: Int)
  /// `%f %F %e %E %g %G %a %A`.
  case double
  /// The same with `L`.
  case longDouble
  /// `%c` (8 bits) and `%C` (16 bits, a UTF-16 unit).
  case character(bits: Int)
  /// `%s`, `%S` and `%P`: text that is no object.
  case cString
  /// `%p`.
  case pointer
  /// `%n`, which prints nothing and still takes an argument.
  case count

  /// Kinds of the same family differ only in width; kinds of two families crash or print nonsense.
  public enum Family: Hashable, Sendable {
    /// Objects.
    case object
    /// Whole numbers and characters.
    case integer
    /// Floating point numbers.
    case real
    /// C strings.
    case cString
    /// Bare addresses.
    case pointer
  }

  /// The family of the kind.
  public var family: Family {
    switch self {
    case .object: .object
    case .integer, .unsigned, .character: .integer
    case .double, .longDouble: .real
    case .cString: .cString
    case .pointer, .count: .pointer
    }
  }

  /// Width of a whole number in bits; nil for other kinds.
  public var bits: Int? {
    switch self {
    case .integer(let bits), .unsigned(let bits), .character(let bits): bits
    default: nil
    }
  }
}
