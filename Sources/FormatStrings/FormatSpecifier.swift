public import SourceText

/// One format specifier as `String(format:)` reads it, for example `%2$-10.3lf`.
public struct FormatSpecifier: Hashable, Sendable {
  /// The flags of a specifier.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// One bit a flag.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `#`.
    public static let alternative = Flags(rawValue: 1)
    /// A space.
    public static let space = Flags(rawValue: 2)
    /// `-`: left-aligned.
    public static let minus = Flags(rawValue: 4)
    /// `+`: always with a sign.
    public static let plus = Flags(rawValue: 8)
    /// `0`: filled with zeros.
    public static let zero = Flags(rawValue: 16)
  }

  /// A width or a precision.
  public enum Measure: Hashable, Sendable {
    /// Written out.
    case fixed(Int)
    /// `*`: taken from an argument, whose slot counts from 1.
    case argument(slot: Int)
  }

  /// A length modifier.
  public enum Length: String, Hashable, Sendable {
    /// No modifier: 32 bits.
    case none = ""
    /// 8 bits.
    case hh
    /// 16 bits.
    case h
    /// 64 bits.
    case l
    /// 64 bits.
    case ll
    /// 64 bits.
    case q
    /// 64 bits.
    case z
    /// 64 bits.
    case t
    /// 64 bits.
    case j
    /// A long double.
    case L

    /// Bits of a whole number with this modifier, on Apple's 64-bit systems.
    public var bits: Int {
      switch self {
      case .hh: 8
      case .h: 16
      case .none, .L: 32
      case .l, .ll, .q, .z, .t, .j: 64
      }
    }
  }

  /// From the percent sign to behind the conversion, in bytes of the text.
  public var range: ByteRange
  /// The position that is written, from 1 (`%2$@`); nil for a plain specifier.
  public var position: Int?
  /// The argument that the value comes from, from 1.
  ///
  /// Equal to `position` where one is written.
  public var slot = 0
  /// The flags.
  public var flags: Flags = []
  /// The width.
  public var width: Measure?
  /// The number of digits behind the point, or of digits at least.
  public var precision: Measure?
  /// The length modifier; the last one where there are several.
  public var length = Length.none
  /// The conversion, an ASCII letter or `@`.
  public var conversion: UInt8
  /// What is taken from the list of arguments.
  public var kind: ArgumentKind
  /// The name of an external variable (`%#@name@`), in bytes of the text; nil for other specifiers.
  public var variable: ByteRange?

  /// Creates a plain specifier.
  public init(range: ByteRange, conversion: UInt8, kind: ArgumentKind) {
    self.range = range
    self.conversion = conversion
    self.kind = kind
  }

  /// Whether the position is written.
  public var isNumbered: Bool { position != nil }
}
