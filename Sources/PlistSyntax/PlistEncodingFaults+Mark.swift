import Diagnostics
import SourceText

extension PlistEncodingFaults {
  /// Returns a file without a mark as Apple's reader takes it: UTF-16 without the first unit.
  static func asAppleTakes(_ file: SourceFile) -> Transcoding {
    var whole = DecodedSource.transcode(file, as: .utf16LittleEndian, from: 0)
    let first = ByteCursor(whole.source.utf8).scalar()
    // Half of a pair would remain, which begins nothing that Apple's reader takes.
    if let first, first.count == 4 { whole.isValid = false }
    whole.source = DecodedSource(
      file: file,
      utf8: whole.source.utf8,
      contentStart: first?.count ?? 0,
      encoding: whole.source.encoding,
      offsetMap: whole.source.offsetMap
    )
    if whole.source.contentStart == whole.source.utf8.count { whole.isValid = false }
    return whole
  }

  /// Returns the encoding that the zeros of a file without a mark suggest.
  ///
  /// UTF-8 where zeros are rare: then they are stray characters.
  static func likelyEncoding(_ bytes: [UInt8]) -> SourceEncoding {
    let sample = bytes.prefix(4096)
    let zeros = sample.count { $0 == 0 }
    // Text of any script has line ends, spaces or delimiters: a good part of its units has a zero.
    guard zeros * 8 >= sample.count else { return .utf8 }
    let first = sample.prefix(4).map { $0 == 0 }
    switch first {
    case [true, true, true, false]: return .utf32BigEndian
    case [false, true, true, true]: return .utf32LittleEndian
    default: return first.first == true ? .utf16BigEndian : .utf16LittleEndian
    }
  }

  /// Returns the fault of a file with a mark behind its mark.
  ///
  /// Source: swift-build, the task that copies strings files, drops a mark that decoding has left.
  static func secondMark(_ source: DecodedSource, _ range: ByteRange) -> Diagnostic {
    Diagnostic(
      rule: "syntax-error",
      severity: .error,
      message: """
        a second byte order mark (U+FEFF) follows the first: Xcode drops it when it copies the file, but \
        Apple's reader refuses the file as it stands
        """,
      place: SourcePlace(path: source.path, range: range),
      help: "delete it",
      fix: Fix(
        isSafe: true,
        edits: [SourceEdit(path: source.path, range: range, replacement: "")]
      )
    )
  }

  /// Returns the fault of a file that Apple's reader takes for UTF-16 because of a zero byte.
  ///
  /// The fix is safe where the text reads well with a mark.
  static func withoutMark(_ source: DecodedSource, readsWell: Bool) -> Diagnostic {
    let name: String
    switch source.encoding {
    case .utf16LittleEndian: name = "UTF-16LE"
    case .utf16BigEndian: name = "UTF-16BE"
    case .utf32LittleEndian: name = "UTF-32LE"
    case .utf32BigEndian: name = "UTF-32BE"
    default: return strayZero(source)
    }
    return Diagnostic(
      rule: "utf16-without-bom",
      severity: .error,
      message: "the file is \(name) without a byte order mark; its first character is dropped",
      place: SourcePlace(path: source.path, range: .empty(at: 0)),
      help: "save the file as UTF-8, or with a byte order mark",
      fix: Fix(
        isSafe: readsWell,
        edits: [
          SourceEdit(path: source.path, range: .empty(at: 0), replacement: "\u{FEFF}")
        ]
      )
    )
  }

  private static func strayZero(_ source: DecodedSource) -> Diagnostic {
    let offset = source.utf8.firstIndex(of: 0) ?? 0
    let range = ByteRange(offset, min(offset + 1, source.utf8.count))
    return Diagnostic(
      rule: "nul-or-control-character",
      severity: .error,
      message: "NUL (U+0000) at the start makes Apple's reader take the file for UTF-16",
      place: SourcePlace(path: source.path, range: range),
      help: "delete it",
      fix: Fix(
        isSafe: true,
        edits: [SourceEdit(path: source.path, range: range, replacement: "")]
      )
    )
  }
}
