import Diagnostics
import SourceText

/// Looks at what Apple's reader takes, but reads as something else than it looks like: escapes,
/// control characters, and keys without values.
struct OpenStepOddities {
  let source: DecodedSource
  var faults: OpenStepFaultList
  /// The outermost key around what is looked at.
  private var outer: PlistText?

  /// Whether control characters were seen.
  private let hasControls: Bool

  init(source: DecodedSource, faults: OpenStepFaultList, hasControls: Bool) {
    self.source = source
    self.hasControls = hasControls
    self.faults = faults
  }

  /// Looks at a value and at everything inside.
  mutating func look(at root: PlistValue) {
    // What is still to be looked at, with its outermost key, in the reverse order of the file.
    var waiting: [(value: PlistValue, key: PlistText?)] = [(root, nil)]
    while let (value, key) = waiting.popLast(), !faults.isFull {
      outer = key
      switch value {
      case .string(let text): look(at: text)
      case .array(let values, _): waiting += values.reversed().map { ($0, key) }
      case .dictionary(let members, _):
        for member in members where !faults.isFull {
          outer = key ?? member.key
          look(at: member.key)
          if isShorthand(member) {
            reportMissingValue(member)
          } else if case .string(let text) = member.value {
            look(at: text)
          }
        }
        waiting += members.reversed().compactMap { member in
          if case .string = member.value { return nil }
          return (member.value, key ?? member.key)
        }
      default: break
      }
    }
  }

  private func isShorthand(_ member: PlistMember) -> Bool {
    guard case .string(let text) = member.value else { return false }
    return text.range == member.key.range
  }

  private mutating func look(at text: PlistText) {
    let range = text.range.clamped(to: source.utf8.count)
    if text.form == .openStep { lookAtEscapes(range) }
    if hasControls { lookAtControls(range) }
  }

  private mutating func reportMissingValue(_ member: PlistMember) {
    guard !faults.isFull else { return }
    let key = member.key.string(in: source)
    let end = member.range.upperBound - 1
    // The key as it is written, quotes included.
    let isQuoted = member.key.range.lowerBound > member.range.lowerBound
    let written = ByteRange(
      member.range.lowerBound,
      member.key.range.upperBound + (isQuoted ? 1 : 0)
    )
    let edit = SourceEdit(
      path: source.path,
      range: .empty(at: min(written.upperBound, end)),
      replacement: " = \(source.string(written))"
    )
    report(
      "key-without-value",
      .warning,
      "'\(key)' has no value; the phone shows the key",
      written,
      help: "write '=' and a value",
      fix: Fix(isSafe: false, edits: [edit])
    )
  }

  /// Reports control characters that stand in a string as they are; tabs and line ends may.
  private mutating func lookAtControls(_ range: Range<Int>) {
    let bytes = source.utf8
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      var scalar = Unicode.Scalar(bytes[index])
      let length: Int
      if bytes[index] < 0x80 {
        length = 1
      } else if bytes[index] == 0xC2, index + 1 < range.upperBound, bytes[index + 1] < 0xA0 {
        scalar = Unicode.Scalar(bytes[index + 1])
        length = 2
      } else {
        index += 1
        continue
      }
      index += length
      guard Self.isControl(scalar.value) else { continue }
      let place = ByteRange(start, index)
      report(
        "nul-or-control-character",
        .error,
        "\(CharacterName.describe(scalar)) stands in the text, which no phone shows",
        place,
        help: "delete it"
      )
    }
  }

  /// Whether a character is a control character that has no place in a text.
  static func isControl(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case ..<0x20, 0x7F...0x9F: true
    default: false
    }
  }

  /// Adds a finding about the entry that is looked at.
  mutating func report(
    _ rule: RuleID,
    _ severity: Severity,
    _ message: Message,
    _ range: ByteRange,
    help: Message? = nil,
    fix: Fix? = nil
  ) {
    let key = outer?.string(in: source)
    faults.add(
      Diagnostic(
        rule: rule,
        severity: severity,
        message: message,
        place: SourcePlace(path: source.path, range: range),
        help: help,
        key: key,
        fix: fix
      )
    )
  }
}
