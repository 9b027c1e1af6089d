import SourceText

/// What looks like `%#@name@` but is not readable: spaces inside, or a name with other characters.
struct VariableShape {
  var end: Int
  var position: Int?
  var name = ByteRange(0, 0)
  /// The first character that does not belong inside.
  var odd: Unicode.Scalar?

  /// Longest name that is looked for, in bytes; a text can hold a lone `#@` as well.
  private static let longestName = 64
  private static let longestGap = 3

  static func read(_ text: Scalars, behindPercent offset: Int) -> VariableShape? {
    var shape = VariableShape(end: offset)
    return shape.read(text) ? shape : nil
  }

  /// The right spelling; nil when the name itself cannot be read.
  func spelling(_ bytes: [UInt8]) -> String? {
    let word = bytes[name.range]
    guard !word.isEmpty,
      word.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F })
    else { return nil }
    let number = position.map { "\($0)$" } ?? ""
    return "%\(number)#@\(String(decoding: word, as: UTF8.self))@"
  }

  private mutating func read(_ text: Scalars) -> Bool {
    takeGap(text)
    takePosition(text)
    guard text.byte(end) == 0x23 else { return false }
    end += 1
    takeGap(text)
    guard text.byte(end) == 0x40 else { return false }
    end += 1
    takeGap(text)
    return takeName(text)
  }

  private mutating func takePosition(_ text: Scalars) {
    var number: Int?
    while let byte = text.byte(end), byte.isASCIIDigit {
      number = min((number ?? 0) * 10 + Int(byte - 0x30), PushText.highestPosition)
      end += 1
    }
    takeGap(text)
    if text.byte(end) == 0x24 {
      end += 1
      position = number
      takeGap(text)
    }
  }

  /// The name goes to the next at sign; a percent sign or a line end says that none is meant.
  private mutating func takeName(_ text: Scalars) -> Bool {
    let start = end
    var last = end
    while end - start <= VariableShape.longestName, let next = text.scalar(at: end) {
      switch next.value {
      case "@":
        name = ByteRange(start, last)
        end = next.end
        return true
      case "%", "\n", "\r": return false
      default:
        if !next.value.isInlineSpace, !next.value.isInvisible { last = next.end }
        let isReadable =
          next.value == "_" || next.value.isASCII && text.bytes[end].isASCIILetter
          || next.value.isASCII && text.bytes[end].isASCIIDigit
        if !isReadable { odd = odd ?? next.value }
      }
      end = next.end
    }
    return false
  }

  private mutating func takeGap(_ text: Scalars) {
    for _ in 0..<VariableShape.longestGap {
      guard let next = text.scalar(at: end), next.value.isInlineSpace || next.value.isInvisible
      else { return }
      odd = odd ?? next.value
      end = next.end
    }
  }
}
