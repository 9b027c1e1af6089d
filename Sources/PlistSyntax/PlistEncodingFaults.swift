import Diagnostics
import SourceText
import XMLSyntax

/// What is wrong with a table before a word of it is read.
enum PlistEncodingFaults {
  /// Whether a file holds no text: no bytes, or a mark alone.
  static func isEmpty(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [
      [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF],
    ]
    return marks.contains(bytes)
  }

  static func empty(_ file: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: "empty-table",
      severity: .error,
      message: file.bytes.isEmpty
        ? """
        the file is empty: Apple's reader refuses it, and Xcode ships it as a table without entries, so \
        that phones in this language find no text
        """
        : """
        the file holds no text behind its byte order mark: Apple's reader refuses it, and Xcode ships it \
        as a table without entries, so that phones in this language find no text
        """,
      place: SourcePlace(path: file.path, range: .empty(at: 0)),
      help: "write the entries that belong in it, or delete the file"
    )
  }

  static func tooLarge(_ file: SourceFile) -> Diagnostic {
    let limit = DecodedSource.maximumBytes >> 20
    return Diagnostic(
      rule: "resource-limit",
      severity: .error,
      message: "the file is larger than \(limit) MiB, the limit for a table, and is not read",
      place: SourcePlace(path: file.path, range: .empty(at: 0))
    )
  }

  static func unknownName(_ file: SourceFile, _ choice: TableEncoding) -> Diagnostic {
    let range = choice.declaredName ?? .empty(at: 0)
    let name = String(decoding: file.bytes[range.range], as: UTF8.self)
    return Diagnostic(
      rule: "unknown-xml-encoding",
      severity: .error,
      message: "the XML declaration names the encoding '\(name)', in which the file cannot be read",
      place: SourcePlace(path: file.path, range: range),
      help: "save the file as UTF-8 and write encoding=\"UTF-8\""
    )
  }

  /// Returns what a transcoded text says about its file.
  static func faults(of transcoding: Transcoding, choice: TableEncoding) -> [Diagnostic] {
    let source = transcoding.source
    var found: [Diagnostic] = []
    if source.encoding.unitSize == 2, choice.evidence == .mark {
      found.append(
        Diagnostic(
          rule: "utf16-table",
          severity: .note,
          message: "the table is stored as UTF-16, which version control shows as binary",
          place: SourcePlace(path: source.path, range: .empty(at: 0)),
          help: "store it as UTF-8; Xcode converts it when it builds",
          fix: storingAsUTF8(transcoding)
        )
      )
    }
    for range in transcoding.loneSurrogates.prefix(OpenStepFaultList.limit) {
      found.append(
        Diagnostic(
          rule: "lone-surrogate",
          severity: .error,
          message: "half of a surrogate pair stands alone and is shown as '\u{FFFD}'",
          place: SourcePlace(path: source.path, range: range)
        )
      )
    }
    if transcoding.trailingBytes > 0 {
      found.append(trailing(transcoding))
    }
    return found
  }

  /// A fix that stores the same text as UTF-8; nil where the bytes are no whole text.
  private static func storingAsUTF8(_ transcoding: Transcoding) -> Fix? {
    guard transcoding.isValid, transcoding.loneSurrogates.isEmpty, transcoding.trailingBytes == 0
    else { return nil }
    let source = transcoding.source
    var text = Array(source.utf8[source.contentStart...])
    if let name = XMLDeclaration(source)?.encodingName {
      let own = name.shifted(by: -source.contentStart)
      text.replaceSubrange(own.range, with: "UTF-8".utf8)
    }
    let edit = SourceEdit(storingAsUTF8: source, text: String(decoding: text, as: UTF8.self))
    return Fix(isSafe: true, edits: [edit])
  }

  private static func trailing(_ transcoding: Transcoding) -> Diagnostic {
    let source = transcoding.source
    let message: Message =
      source.encoding.unitSize == 2
      ? "the UTF-16 file has an odd number of bytes; the last one is ignored"
      : "the UTF-32 file ends within a character; its last bytes are ignored"
    return Diagnostic(
      rule: "odd-utf16",
      severity: .error,
      message: message,
      place: SourcePlace(path: source.path, range: .empty(at: source.utf8.count)),
      help: "save the file anew, as UTF-8"
    )
  }
}
