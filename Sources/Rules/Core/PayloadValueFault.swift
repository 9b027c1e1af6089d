import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// What is wrong with the value of a member that Apple's reference describes.
struct PayloadValueFault {
  enum Kind {
    case wrongType
    case outOfRange
    case unknownValue
  }

  let kind: Kind
  let severity: Severity
  /// The value that is wrong: the member's, or an element of it.
  let node: JSONNode
  /// What the value must be, for example `the number 1`.
  let expected: Message
  /// What to write instead where that is certain.
  let replacement: String?
  /// Near words to offer.
  let near: [String]

  private init(
    _ kind: Kind,
    _ node: JSONNode,
    _ expected: Message,
    severity: Severity = .error,
    replacement: String? = nil,
    near: [String] = []
  ) {
    self.kind = kind
    self.node = node
    self.expected = expected
    self.severity = severity
    self.replacement = replacement
    self.near = near
  }

  /// Judges a value; nil where it is right, is as absent, or is known only when it is sent.
  static func find(_ value: JSONNode, _ key: KeyReference, in payload: Payload) -> Self? {
    guard !value.isHole, !value.isNull, value.kind != .invalid else { return nil }
    switch key.value {
    case .string, .identifier, .base64, .stringOrObject: return text(value, key, payload)
    case .one: return one(value)
    case .oneOrZero: return oneOrZero(value)
    case .yes: return yes(value)
    case .integer(let least): return integer(value, atLeast: least)
    case .fraction: return fraction(value, isFree: payload.isLiveActivity && key.place == .aps)
    case .seconds: return seconds(value)
    case .strings: return strings(value)
    case .flag: return flag(value)
    case .toggle: return toggle(value)
    case .digits: return digits(value)
    case .integerOr(let words): return integer(value, or: words)
    case .languageMap:
      return value.kind == .object
        ? nil : PayloadValueFault(.wrongType, value, "an object with a text for each language")
    case .stringsInText, .any: return nil
    case .object:
      return value.kind == .object ? nil : PayloadValueFault(.wrongType, value, "an object")
    }
  }

  private static func text(_ value: JSONNode, _ key: KeyReference, _ payload: Payload) -> Self? {
    let isObjectAllowed =
      key.value == .stringOrObject
      || (payload.isLiveActivity && (key.name == "title" || key.name == "body"))
    if value.kind == .object, isObjectAllowed { return nil }
    guard value.kind == .string else {
      let expected: Message = isObjectAllowed ? "a string or an object" : words(key.value)
      let isText =
        key.value == .string() || key.value == .identifier && !key.name.hasSuffix("loc-key")
      let quoted = isText && value.kind == .number && !value.isMisspelt
      let replacement = quoted ? "\"\(value.rawText)\"" : nil
      return PayloadValueFault(.wrongType, value, expected, replacement: replacement)
    }
    guard !value.hasHoles, let string = value.string else { return nil }
    if case .string(let allowed) = key.value, !allowed.isEmpty {
      return allowed.contains { $0.utf8.elementsEqual(string.utf8) }
        ? nil : unknown(value, string, allowed)
    }
    if key.value == .identifier, string.isEmpty {
      return PayloadValueFault(.unknownValue, value, "a name", severity: .warning)
    }
    if key.value == .base64, !Base64Text.isValid(string) {
      return PayloadValueFault(.unknownValue, value, "an id in Base64", severity: .warning)
    }
    return nil
  }

  /// What a text must be: one of a closed set, or any.
  private static func words(_ rule: ValueRule) -> Message {
    guard case .string(let allowed) = rule, !allowed.isEmpty else { return "a string" }
    return "one of \(allowed.map { "'\($0)'" }.joined(separator: ", "))"
  }

  private static func unknown(_ value: JSONNode, _ string: String, _ allowed: [String]) -> Self {
    let folded = MemberName.folded(string)
    let same = allowed.first { MemberName.folded($0) == folded }
    return PayloadValueFault(
      .unknownValue,
      value,
      words(.string(oneOf: allowed)),
      replacement: same.map { "\"\($0)\"" },
      near: EditDistance.nearNames(to: string, in: allowed)
    )
  }

  private static func one(_ value: JSONNode) -> Self? {
    let expected: Message = "the number 1"
    switch value.kind {
    case .number:
      if value.wholeNumber == 1 { return nil }
      let isZero = value.wholeNumber == 0
      return PayloadValueFault(
        .unknownValue,
        value,
        expected,
        severity: isZero ? .note : .error
      )
    case .boolean:
      return value.boolean == true
        ? PayloadValueFault(.wrongType, value, expected, severity: .warning, replacement: "1")
        : PayloadValueFault(.unknownValue, value, expected, severity: .note)
    default:
      return PayloadValueFault(
        .wrongType,
        value,
        expected,
        replacement: number(in: value) { $0 == 1 }
      )
    }
  }

  private static func oneOrZero(_ value: JSONNode) -> Self? {
    let expected: Message = "the number 1, or 0"
    switch value.kind {
    case .number:
      return [0, 1].contains(value.wholeNumber)
        ? nil : PayloadValueFault(.outOfRange, value, expected)
    case .boolean:
      let number = value.boolean == true ? "1" : "0"
      return PayloadValueFault(
        .wrongType,
        value,
        expected,
        severity: .warning,
        replacement: number
      )
    default:
      return PayloadValueFault(
        .wrongType,
        value,
        expected,
        replacement: number(in: value) { $0 == 0 || $0 == 1 }
      )
    }
  }

  private static func yes(_ value: JSONNode) -> Self? {
    switch value.kind {
    case .boolean:
      return value.boolean == true ? nil : PayloadValueFault(.unknownValue, value, "'true'")
    case .number where value.wholeNumber == 1:
      return PayloadValueFault(
        .wrongType,
        value,
        "'true'",
        severity: .warning,
        replacement: "true"
      )
    default: return PayloadValueFault(.wrongType, value, "'true'")
    }
  }

  private static func flag(_ value: JSONNode) -> Self? {
    if value.kind == .boolean { return nil }
    let isOne = value.wholeNumber == 1
    return PayloadValueFault(
      .wrongType,
      value,
      "'true' or 'false'",
      severity: isOne ? .warning : .error,
      replacement: isOne ? "true" : nil
    )
  }

  private static func toggle(_ value: JSONNode) -> Self? {
    if value.kind == .boolean || [0, 1].contains(value.wholeNumber) { return nil }
    return PayloadValueFault(.wrongType, value, "'true' or 'false'")
  }

  private static func digits(_ value: JSONNode) -> Self? {
    if value.kind == .string {
      return value.hasHoles || Int(value.string ?? "") != nil
        ? nil : PayloadValueFault(.unknownValue, value, "a whole number as text")
    }
    let quoted = value.integer.map { "\"\($0)\"" }
    return PayloadValueFault(
      .wrongType,
      value,
      "a whole number as text",
      severity: quoted == nil ? .error : .warning,
      replacement: quoted
    )
  }

  private static func integer(_ value: JSONNode, or words: [String]) -> Self? {
    if value.kind == .string, words.contains(where: { value.isNamed($0) }) { return nil }
    return integer(value, atLeast: 0)
  }

  private static func integer(_ value: JSONNode, atLeast least: Int) -> Self? {
    let expected: Message = "a whole number from \(least)"
    guard value.kind == .number else {
      return PayloadValueFault(
        .wrongType,
        value,
        expected,
        replacement: number(in: value) { isWhole($0) && $0 >= Double(least) }
      )
    }
    guard let number = value.wholeNumber, number >= least else {
      return PayloadValueFault(.outOfRange, value, expected)
    }
    return nil
  }

  private static func fraction(_ value: JSONNode, isFree: Bool) -> Self? {
    let expected: Message = isFree ? "a number" : "a number from 0 to 1"
    guard value.kind == .number else {
      return PayloadValueFault(
        .wrongType,
        value,
        expected,
        replacement: number(in: value) { isFree || $0 <= 1 }
      )
    }
    if isFree { return nil }
    guard let number = value.double, number >= 0, number <= 1 else {
      return PayloadValueFault(.outOfRange, value, expected)
    }
    return nil
  }

  private static func seconds(_ value: JSONNode) -> Self? {
    let expected: Message = "seconds since 1970, a whole number"
    guard value.kind == .number else {
      return PayloadValueFault(
        .wrongType,
        value,
        expected,
        replacement: number(in: value, where: isWhole)
      )
    }
    guard let number = value.wholeNumber, number >= 0 else {
      return PayloadValueFault(.outOfRange, value, expected)
    }
    return nil
  }

  private static func strings(_ value: JSONNode) -> Self? {
    guard value.kind == .array else {
      return PayloadValueFault(.wrongType, value, "an array of strings")
    }
    let wrong = value.elements.first { $0.kind != .string && !$0.isHole && $0.kind != .invalid }
    return wrong.map { PayloadValueFault(.wrongType, $0, "a string") }
  }

  /// The number that a string holds and nothing else, as JSON; nil for other values and for numbers
  /// that are not right either.
  private static func number(in value: JSONNode, where isRight: (Double) -> Bool) -> String? {
    guard value.kind == .string, !value.hasHoles, let text = value.string,
      text.utf8.count <= 15, let number = Double(text), isRight(number)
    else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole.first != 0x30 || whole.count == 1,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    return text
  }

  private static func isWhole(_ number: Double) -> Bool { number == number.rounded() }
}
