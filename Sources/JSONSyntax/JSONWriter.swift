/// Writes JSON in the order of the calls: no tree, no sorting, no spaces that nobody asked for.
///
/// Strings are UTF-8 as they are; escaped are quotes, backslashes, control characters (C1 ones too:
/// terminals obey them), U+2028, U+2029 and the noncharacters U+FFFE and U+FFFF.
///
///     var json = JSONWriter()
///     json.object { json in
///       json.member("version", 1)
///       json.member("keys") { json in json.array { json in json.string("a") } }
///     }
///     json.text  // {"version":1,"keys":["a"]}
public struct JSONWriter: Sendable {
  /// What was written so far.
  public private(set) var text = ""
  private let brokenLevels: Int
  private var depth = 0
  /// Whether the next thing of the open container is its first.
  private var isFirst = true
  /// Whether a key was written whose value is due.
  private var awaitsValue = false

  /// Creates a writer.
  ///
  /// - Parameter brokenLevels: containers of this many outer levels have each item on a line of its
  ///   own, indented by two spaces; those inside them are compact. 0 is compact throughout.
  public init(brokenLevels: Int = 0) {
    self.brokenLevels = brokenLevels
  }

  /// Creates a writer that breaks lines everywhere.
  public static var pretty: JSONWriter { JSONWriter(brokenLevels: .max) }

  /// Writes an object; the closure writes its members.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    container("{", "}", members)
  }

  /// Writes an array; the closure writes its items.
  public mutating func array(_ items: (inout JSONWriter) -> Void) {
    container("[", "]", items)
  }

  /// Writes an array of strings.
  public mutating func array(_ items: some Sequence<String>) {
    array { json in
      for item in items { json.string(item) }
    }
  }

  /// Writes a member's name; its value must follow.
  public mutating func key(_ name: String) {
    separate()
    append(name)
    text += brokenLevels == .max ? ": " : ":"
    awaitsValue = true
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    append(value)
  }

  /// Writes a whole number.
  public mutating func number(_ value: some BinaryInteger) {
    separate()
    text += String(value)
  }

  /// Writes a number; one that JSON cannot express becomes `null`.
  public mutating func number(_ value: Double) {
    separate()
    text += value.isFinite ? value.description : "null"
  }

  /// Writes a number as it stands in another JSON text.
  public mutating func number(literal: String) {
    separate()
    text += literal
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ value: Bool) {
    separate()
    text += value ? "true" : "false"
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    text += "null"
  }

  private mutating func container(
    _ open: String,
    _ close: String,
    _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst, depth < brokenLevels { breakLine() }
    isFirst = false
    text += close
  }

  /// Writes what stands before a key or a value: a comma, a line end, or nothing.
  private mutating func separate() {
    if awaitsValue {
      awaitsValue = false
      return
    }
    guard depth > 0 else { return }
    if !isFirst { text += "," }
    isFirst = false
    if depth <= brokenLevels { breakLine() }
  }

  private mutating func breakLine() {
    text += "\n"
    text += String(repeating: "  ", count: depth)
  }

  private mutating func append(_ value: String) {
    text += "\""
    if Self.isPlain(value) { text += value } else { appendEscaped(value) }
    text += "\""
  }

  /// Whether a string surely holds nothing to escape; a few that hold nothing are not seen.
  private static func isPlain(_ value: String) -> Bool {
    value.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xC2 && byte != 0xE2
        && byte != 0xEF
    }
  }

  private mutating func appendEscaped(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FFFE}", "\u{FFFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member whose value the closure writes.
  public mutating func member(_ name: String, _ value: (inout JSONWriter) -> Void) {
    key(name)
    value(&self)
  }

  /// Writes a member with a text, or nothing when there is none.
  public mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// Writes a member with a whole number, or nothing when there is none.
  public mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  /// Writes a member with a truth value.
  public mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a member with an array of strings.
  public mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array(values)
  }
}
