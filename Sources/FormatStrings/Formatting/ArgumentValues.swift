/// The arguments as the formatter pulls them: slot by slot, and slots that nothing names not at all.
struct ArgumentValues {
  private enum Value {
    case object(String)
    case integer(Int64)
    case real(Double)
    /// Nothing was passed, or something of another type.
    case undefined
  }

  private var values: [Int: Value] = [:]
  /// Whether a value was used that is not there.
  private(set) var isUndefined = false

  init(format: FormatString, arguments: [AppArgument]) {
    var rest = arguments[...]
    for argument in format.arguments {
      guard let next = rest.popFirst() else { break }
      values[argument.slot] = ArgumentValues.value(next, as: argument.kind)
    }
  }

  private static func value(_ argument: AppArgument, as kind: ArgumentKind) -> Value {
    switch (argument, kind.family) {
    case (.object(let text), .object): .object(text)
    case (.double(let number), .real): .real(number)
    case (.int32(let number), .integer):
      // A wider read finds zeros above the 32 bits.
      kind.bits == 64
        ? .integer(Int64(UInt32(bitPattern: number))) : .integer(cut(Int64(number), kind))
    case (.int64(let number), .integer): .integer(cut(number, kind))
    case (.int32(let number), .pointer): .integer(Int64(UInt32(bitPattern: number)))
    case (.int64(let number), .pointer): .integer(number)
    default: .undefined
    }
  }

  private static func cut(_ number: Int64, _ kind: ArgumentKind) -> Int64 {
    switch kind.bits {
    case 8: Int64(Int8(truncatingIfNeeded: number))
    case 16: Int64(Int16(truncatingIfNeeded: number))
    case 32: Int64(Int32(truncatingIfNeeded: number))
    default: number
    }
  }

  mutating func object(_ slot: Int) -> String {
    if case .object(let text)? = values[slot] { return text }
    isUndefined = true
    return "(null)"
  }

  mutating func integer(_ specifier: FormatSpecifier) -> Int64 {
    if case .integer(let number)? = values[specifier.slot] { return number }
    isUndefined = true
    return 0
  }

  mutating func real(_ slot: Int) -> Double {
    if case .real(let number)? = values[slot] { return number }
    isUndefined = true
    return 0
  }

  /// A C string cannot be passed here, so it is never what was meant.
  mutating func undefinedText(_ slot: Int) -> String {
    isUndefined = true
    return "(null)"
  }

  /// An argument that is taken and not shown.
  mutating func skip(_ slot: Int) {
    if values[slot] == nil { isUndefined = true }
  }

  /// The number behind a width or precision.
  mutating func measure(_ measure: FormatSpecifier.Measure?) -> Int? {
    switch measure {
    case nil: return nil
    case .fixed(let number)?: return min(number, AppFormatter.largestMeasure)
    case .argument(let slot)?:
      guard case .integer(let number)? = values[slot] else {
        isUndefined = true
        return 0
      }
      let limit = Int64(AppFormatter.largestMeasure)
      return Int(max(-limit, min(limit, number)))
    }
  }
}
