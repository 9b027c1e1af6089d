import SourceText

extension JSONNode {
  /// The number where it is written as a whole number that fits; nil for other nodes and for `1.0`.
  public var integer: Int? {
    guard kind == .number else { return nil }
    return Int(rawText)
  }

  /// The number where it has no fraction and fits, however it is written, such as `1.0` and `1e2`.
  public var wholeNumber: Int? { integer ?? double.flatMap { Int(exactly: $0) } }

  /// The number as the nearest floating-point number; nil for other nodes and beyond its range.
  public var double: Double? {
    guard kind == .number else { return nil }
    guard let value = Double(rawText), value.isFinite else { return nil }
    return value
  }
}
