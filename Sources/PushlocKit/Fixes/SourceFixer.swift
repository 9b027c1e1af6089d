public import SourceText

/// Writes edits into a file: every byte outside them stays, in the file's own encoding.
public struct SourceFixer {
  private let source: DecodedSource

  /// Creates a fixer of one file.
  public init(_ source: DecodedSource) {
    self.source = source
  }

  /// Returns the file's bytes behind the edits.
  ///
  /// Line ends in replacements become those of the file.
  ///
  /// - Parameter edits: Replacements of this file, in any order.
  /// - Returns: All bytes; nil when edits overlap or lie outside the text, when the file holds no
  ///   text, or when its encoding lacks a character.
  public func bytes(applying edits: [SourceEdit]) -> [UInt8]? {
    guard source.encoding != .binary else { return nil }
    if let whole = edits.first(where: \.storesFileAsUTF8) {
      return edits.count == 1 ? Array(whole.replacement.utf8) : nil
    }
    let sorted = edits.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    let old = source.file.bytes
    var result: [UInt8] = []
    result.reserveCapacity(old.count)
    var position = 0
    for edit in sorted {
      guard edit.range.upperBound <= source.utf8.count,
        let replacement = encode(edit.replacement)
      else { return nil }
      let range = source.fileRange(edit.range)
      guard range.lowerBound >= position, range.upperBound <= old.count else { return nil }
      result += old[position..<range.lowerBound]
      result += replacement
      position = range.upperBound
    }
    return result + old[position...]
  }

  /// The bytes of a text in the file's encoding; nil when it lacks a character.
  private func encode(_ text: String) -> [UInt8]? {
    let scalars = usesCarriageReturns ? Self.withCarriageReturns(text) : text
    switch source.encoding {
    case .utf8: return Array(scalars.utf8)
    case .utf16LittleEndian:
      return scalars.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian:
      return scalars.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian:
      return scalars.unicodeScalars.flatMap { Self.bytes($0.value) }
    case .utf32BigEndian:
      return scalars.unicodeScalars.flatMap { Self.bytes($0.value).reversed() }
    case .latin1, .windows1252: return oneByte(scalars)
    case .binary: return nil
    }
  }

  /// In these encodings only XML can be written, which has a reference for every character.
  private func oneByte(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 || (value >= 0xA0 && value <= 0xFF) {
        result.append(UInt8(value))
      } else {
        result += "&#x\(String(value, radix: 16, uppercase: true));".utf8
      }
    }
    return result
  }

  private static func bytes(_ value: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Whether the first line of the file ends in CR LF.
  private var usesCarriageReturns: Bool {
    guard let end = source.utf8.firstIndex(of: 0x0A) else { return false }
    return end > 0 && source.utf8[end - 1] == 0x0D
  }

  private static func withCarriageReturns(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return text }
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\n", last != "\r" { result.unicodeScalars.append("\r") }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }
}
