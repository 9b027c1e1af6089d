import Catalogs
import Diagnostics
import JSONSyntax
import PlistSyntax
import SourceText

/// One file as `inspect` shows it.
struct InspectedFile {
  /// What a file is, by its name; by its content where the name does not say.
  enum Kind: String {
    case strings, stringsdict, xcstrings, payload
  }

  /// One entry of a table.
  struct Entry {
    var key: String
    var value: String?
    var place: LineColumn
    var comment: String?
  }

  let kind: Kind
  let source: DecodedSource
  /// How the file is written, as JSON output names it.
  let syntax: String
  let isAccepted: Bool
  let entries: [Entry]
  let diagnostics: [Diagnostic]
  private let plist: PlistValue?
  private let json: JSONNode?

  init(_ file: SourceFile) {
    kind = Self.kind(of: file)
    switch kind {
    case .strings, .stringsdict:
      let outcome = PlistReader.read(file)
      (plist, json) = (outcome.value.root, nil)
      source = outcome.value.source
      syntax = outcome.value.syntax.rawValue
      isAccepted = outcome.value.isAccepted
      diagnostics = outcome.diagnostics
      entries = Self.entries(outcome.value)
    case .xcstrings:
      let outcome = CatalogDocument.read(file)
      (plist, json) = (nil, outcome.value.json.root)
      source = outcome.value.source
      syntax = "json"
      isAccepted = outcome.value.isAccepted
      diagnostics = outcome.diagnostics
      entries = Self.entries(outcome.value)
    case .payload:
      let outcome = JSONDocument.parse(DecodedSource(utf8: file))
      (plist, json) = (nil, outcome.value.root)
      source = outcome.value.source
      syntax = "json"
      isAccepted = outcome.value.isWellFormed
      diagnostics = outcome.diagnostics
      entries = []
    }
  }

  private static func kind(of file: SourceFile) -> Kind {
    switch file.pathExtension {
    case "strings": return .strings
    case "stringsdict": return .stringsdict
    case "xcstrings": return .xcstrings
    case "json", "apns", "ndjson", "jsonl": return .payload
    default:
      let document = JSONDocument.parse(DecodedSource(utf8: file)).value
      return document.isWellFormed ? .payload : .strings
    }
  }

  /// Writes the value; there is one only when the file is accepted.
  func writeValue(to writer: inout JSONWriter) {
    if let plist {
      PlistJSON(source: source).write(plist, to: &writer)
    } else if let json {
      JSONCopy.write(json, kind == .xcstrings ? .first : .last, to: &writer)
    } else {
      writer.null()
    }
  }

  private static func entries(_ document: PlistDocument) -> [Entry] {
    guard case .dictionary(let members, _)? = document.root else { return [] }
    let source = document.source
    let lines = source.encoding == .binary ? nil : LineTable(source)
    var last = (offset: source.contentStart, place: LineColumn(line: 1, column: 1))
    return members.map { member in
      if let lines {
        let offset = member.range.lowerBound
        last = (offset, lines.place(of: offset, after: last))
      }
      var value: String?
      if case .string(let text) = member.value { value = text.string(in: source) }
      return Entry(
        key: member.key.string(in: source),
        value: value,
        place: last.place,
        comment: member.comment.map { comment(source.string($0)) }
      )
    }
  }

  /// The keys of a catalog, each with its text in the source language where that is a plain one.
  private static func entries(_ catalog: CatalogDocument) -> [Entry] {
    let lines = LineTable(catalog.source)
    var last = (offset: catalog.source.contentStart, place: LineColumn(line: 1, column: 1))
    return catalog.entries.map { entry in
      let offset = entry.range.lowerBound
      last = (offset, lines.place(of: offset, after: last))
      let key = catalog.string(entry.key)
      var value: String?
      switch entry.localizations.first(where: { catalog.isSource($0.language) })?.content {
      case nil: value = key
      case .unit(let unit)?: value = catalog.string(unit.value)
      case .plural?, .device?, .nothing?: value = nil
      }
      return Entry(
        key: key,
        value: value,
        place: last.place,
        comment: entry.comment.map(catalog.string)
      )
    }
  }

  /// The words of a comment without its delimiters.
  private static func comment(_ text: String) -> String {
    var words = text.utf8[...]
    for (open, close) in [("/*", "*/"), ("//", ""), ("<!--", "-->")]
    where words.starts(with: open.utf8) {
      words = words.dropFirst(open.utf8.count)
      if !close.isEmpty, words.count >= close.utf8.count,
        words.suffix(close.utf8.count).elementsEqual(close.utf8)
      {
        words = words.dropLast(close.utf8.count)
      }
      break
    }
    while let byte = words.first, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      words = words.dropFirst()
    }
    while let byte = words.last, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      words = words.dropLast()
    }
    return String(decoding: words, as: UTF8.self)
  }
}
