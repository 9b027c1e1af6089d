/// What is refused rather than read.
public enum XMLLimits {
  /// Deepest nesting of elements.
  ///
  /// libxml2 stops here unless it is told to do without limits, and so do we, with every version of
  /// it. Apple's property list reader goes to 512.
  public static let maximumDepth = 256

  /// Longest text, comment or instruction in one piece, in bytes.
  ///
  /// The limit of libxml2.
  public static let maximumTextBytes = 10_000_000
}
