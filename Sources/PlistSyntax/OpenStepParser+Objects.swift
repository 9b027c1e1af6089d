import SourceText

/// Nested objects, read with a stack of our own: threads may have little room.
extension OpenStepParser {
  /// A dictionary or array that is being read.
  private struct Frame {
    var start: Int
    var isArray: Bool
    var members: [PlistMember] = []
    var values: [PlistValue] = []
    var key = PlistText(range: .empty(at: 0), form: .plain)
    var keyStart = 0
    var comment: ByteRange?
  }

  private enum Step {
    /// Read an object.
    case object
    /// Read the next key of the innermost dictionary, or its end.
    case key
    /// Hand an object to what encloses it; nil when it could not be read.
    case deliver(PlistValue?)
  }

  /// Reads one object of any kind; nil where Apple's reader finds none.
  mutating func parseObject(atDepth depth: Int) -> PlistValue? {
    var frames: [Frame] = []
    var step = Step.object
    while true {
      switch step {
      case .object:
        step = beginObject(&frames, depth + frames.count)
      case .key:
        step = nextKey(&frames)
      case .deliver(let value):
        guard let next = deliver(value, &frames) else { return value }
        step = next
      }
    }
  }

  private mutating func beginObject(_ frames: inout [Frame], _ depth: Int) -> Step {
    guard scanner.skipBlanks() else { return .deliver(nil) }
    guard depth <= Self.maximumDepth else {
      hasFailed = scanner.current != UInt8(ascii: ")")
      return .deliver(nil)
    }
    let start = scanner.position
    switch scanner.current {
    case UInt8(ascii: "{"):
      scanner.position += 1
      frames.append(Frame(start: start, isArray: false))
      scanner.comments.reset()
      return .key
    case UInt8(ascii: "("):
      scanner.position += 1
      frames.append(Frame(start: start, isArray: true))
      return .object
    case UInt8(ascii: "<"):
      scanner.position += 1
      guard let data = scanner.scanData() else {
        hasFailed = true
        return .deliver(nil)
      }
      return .deliver(.data(data, ByteRange(start, scanner.position)))
    case let byte where isStringStart(byte):
      guard let text = parseString() else {
        hasFailed = true
        return .deliver(nil)
      }
      return .deliver(.string(text))
    default:
      return .deliver(nil)
    }
  }

  private mutating func nextKey(_ frames: inout [Frame]) -> Step {
    let top = frames.count - 1
    guard scanner.skipBlanks() else { return abandon(&frames) }
    let keyStart = scanner.position
    let comment = scanner.comments.current
    guard isStringStart(scanner.current), let key = parseString() else {
      // A quote that never closes is passed over; what follows it must be the closing brace.
      if scanner.position != keyStart { hasDropped = true }
      guard scanner.skipBlanks(), scanner.current == UInt8(ascii: "}") else {
        return abandon(&frames)
      }
      scanner.position += 1
      let range = ByteRange(frames[top].start, scanner.position)
      let members = frames.removeLast().members
      return .deliver(.dictionary(members, range))
    }
    frames[top].key = key
    frames[top].keyStart = keyStart
    frames[top].comment = comment
    guard scanner.skipBlanks() else { return abandon(&frames) }
    if scanner.current == UInt8(ascii: ";") {
      hasOddities = true
      return .deliver(.string(key))
    }
    guard scanner.current == UInt8(ascii: "=") else { return abandon(&frames) }
    scanner.position += 1
    return .object
  }

  /// Hands an object to the innermost frame; nil when there is none.
  private mutating func deliver(_ value: PlistValue?, _ frames: inout [Frame]) -> Step? {
    let top = frames.count - 1
    guard top >= 0 else { return nil }
    if frames[top].isArray { return deliverElement(value, &frames) }
    guard let value, scanner.skipBlanks(), scanner.current == UInt8(ascii: ";") else {
      return abandon(&frames)
    }
    scanner.position += 1
    frames[top].members.append(
      PlistMember(
        key: frames[top].key,
        value: value,
        range: ByteRange(frames[top].keyStart, scanner.position),
        comment: frames[top].comment
      )
    )
    scanner.comments.reset()
    return .key
  }

  private mutating func deliverElement(_ value: PlistValue?, _ frames: inout [Frame]) -> Step? {
    let top = frames.count - 1
    if let value {
      frames[top].values.append(value)
      guard scanner.skipBlanks() else { return abandon(&frames) }
      if scanner.current == UInt8(ascii: ",") {
        scanner.position += 1
        return .object
      }
    }
    guard scanner.skipBlanks(), scanner.current == UInt8(ascii: ")") else {
      return abandon(&frames)
    }
    if hasFailed { hasDropped = true }
    hasFailed = false
    scanner.position += 1
    let range = ByteRange(frames[top].start, scanner.position)
    let values = frames.removeLast().values
    return .deliver(.array(values, range))
  }

  private mutating func abandon(_ frames: inout [Frame]) -> Step {
    frames.removeLast()
    hasFailed = true
    return .deliver(nil)
  }
}
