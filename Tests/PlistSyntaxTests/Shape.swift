import Foundation
import PlistSyntax
import SourceText

/// A property list value without places, as Apple's reader hands it out: the last of equal keys.
indirect enum Shape: Equatable, CustomStringConvertible {
  case string([UInt8])
  case data([UInt8])
  case array([Shape])
  case dictionary([[UInt8]: Shape])
  case integer(Int128)
  /// The bits of a `Double`, so that the signs of zero differ and NaN is equal to itself.
  case real(UInt64)
  case boolean(Bool)
  /// Seconds from the start of 2001.
  case date(Double)
  case other(String)

  /// The value of a document; nil without one.
  init?(_ document: PlistDocument) {
    guard let root = document.root else { return nil }
    self.init(root, document.source)
  }

  init(_ value: PlistValue, _ source: DecodedSource) {
    switch value {
    case .string(let text): self = .string(text.utf8(in: source))
    case .data(let bytes, _): self = .data(bytes)
    case .array(let values, _): self = .array(values.map { Shape($0, source) })
    case .dictionary(let members, _):
      var result: [[UInt8]: Shape] = [:]
      for member in members {
        result[member.key.utf8(in: source)] = Shape(member.value, source)
      }
      self = .dictionary(result)
    case .integer(let number, _): self = .integer(number)
    case .real(let number, _): self = Shape(number)
    case .boolean(let truth, _): self = .boolean(truth)
    case .date(let seconds, _): self = .date(seconds)
    }
  }

  /// The value that Foundation returned.
  init(foundation value: Any) {
    switch value {
    case let text as String: self = .string(Array(text.utf8))
    case let data as Data: self = .data(Array(data))
    case let values as [Any]: self = .array(values.map(Shape.init(foundation:)))
    case let values as Set<AnyHashable>:
      self = .array(values.map { Shape(foundation: $0.base) })
    case let values as [String: Any]:
      var result: [[UInt8]: Shape] = [:]
      for (key, value) in values { result[Array(key.utf8)] = Shape(foundation: value) }
      self = .dictionary(result)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "c", "B": self = .boolean(number.boolValue)
      case "f", "d": self = Shape(number.doubleValue)
      case "Q": self = .integer(Int128(number.uint64Value))
      default: self = .integer(Int128(number.int64Value))
      }
    default: self = .other("\(type(of: value)) \(value)")
    }
  }

  private init(_ number: Double) {
    self = .real(number.isNaN ? Double.nan.bitPattern : number.bitPattern)
  }

  /// The value of a recorded row, where data is `{"$data": hex}`.
  init(recorded value: Any) {
    if let values = value as? [String: Any] {
      if values.count == 1, let hex = values["$data"] as? String {
        let digits = Array(hex.utf8).compactMap(\.asciiHexValue)
        self = .data(
          stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        )
        return
      }
      var result: [[UInt8]: Shape] = [:]
      for (key, value) in values { result[Array(key.utf8)] = Shape(recorded: value) }
      self = .dictionary(result)
    } else if let values = value as? [Any] {
      self = .array(values.map(Shape.init(recorded:)))
    } else {
      self = Shape(foundation: value)
    }
  }

  /// The same with every number as a `Double`, as JSON knows them.
  var withPlainNumbers: Shape {
    switch self {
    case .integer(let number): Shape(Double(number))
    case .array(let values): .array(values.map(\.withPlainNumbers))
    case .dictionary(let values): .dictionary(values.mapValues(\.withPlainNumbers))
    default: self
    }
  }

  var description: String {
    switch self {
    case .string(let bytes): String(decoding: bytes, as: UTF8.self).debugDescription
    case .data(let bytes): "<\(bytes.map { String($0, radix: 16) }.joined(separator: " "))>"
    case .array(let values): "(\(values.map(\.description).joined(separator: ", ")))"
    case .dictionary(let values):
      "{"
        + values.map { "\(String(decoding: $0.key, as: UTF8.self).debugDescription)=\($0.value);" }
        .sorted().joined(separator: " ") + "}"
    case .integer(let number): "\(number)"
    case .real(let bits): "\(Double(bitPattern: bits))"
    case .boolean(let truth): "\(truth)"
    case .date(let seconds): "date \(seconds)"
    case .other(let text): text
    }
  }
}
