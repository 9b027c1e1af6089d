import Diagnostics
import PlistSyntax
import SourceText

/// Makes a string table of a property list, whatever its syntax.
enum PlistTable {
  static func read(
    _ file: SourceFile,
    name: String,
    folder: String?,
    kind: StringTable.Kind
  ) -> TableFile {
    let outcome = PlistReader.read(file)
    let document = outcome.value
    var diagnostics = outcome.diagnostics
    var entries: [Entry] = []
    if case .dictionary(let members, _)? = document.root {
      entries.reserveCapacity(members.count)
      for member in members {
        entries.append(entry(of: member, kind: kind))
      }
    }
    let isTable = if case .dictionary? = document.root { true } else { false }
    let isRead = document.isAccepted || document.isAcceptedWhenCopied
    if isRead, !isTable, let root = document.root {
      diagnostics.append(
        Diagnostic(
          rule: "not-a-dictionary",
          severity: .error,
          message: "the file holds no keys and texts at its top level; the phone reads no entry",
          place: SourcePlace(path: file.path, range: root.range),
          help: #"write entries as "key" = "text";"#
        )
      )
    }
    // A file that is refused has no values.
    if kind == .strings, isRead {
      diagnostics += unusableValues(entries, in: document.source)
    }
    let table = StringTable(
      name: name,
      folder: folder,
      kind: kind,
      source: document.source,
      entries: entries,
      isAccepted: isRead,
      isDictionary: isTable || document.root == nil
    )
    return TableFile(
      source: document.source,
      tables: [table],
      isAccepted: document.isAccepted,
      diagnostics: diagnostics
    )
  }

  private static func entry(of member: PlistMember, kind: StringTable.Kind) -> Entry {
    let value: Entry.Value
    switch member.value {
    case .string(let text): value = .text(TableText(text))
    case .dictionary where kind == .stringsdict:
      value = .variation(Variation(dictionary: member.value))
    default: value = .unusable(member.value.range)
    }
    return Entry(
      key: TableText(member.key),
      value: value,
      range: member.range,
      comment: member.comment
    )
  }

  private static func unusableValues(
    _ entries: [Entry],
    in source: DecodedSource
  ) -> [Diagnostic] {
    entries.compactMap { entry in
      guard case .unusable(let range) = entry.value else { return nil }
      let key = TextDecoder.withBytes(of: entry.key, in: source) {
        String(decoding: $0, as: UTF8.self)
      }
      return Diagnostic(
        rule: "non-string-value",
        severity: .error,
        message: "the value of '\(key)' is not a text; the app cannot show it and may crash",
        place: SourcePlace(path: source.path, range: range),
        help: "write a text in quotes",
        key: key
      )
    }
  }
}

extension TableText {
  /// Takes over a property list's text.
  init(_ text: PlistText) {
    let form: Form =
      switch text.form {
      case .plain: .plain
      case .openStep: .openStep
      case .xml: .xml
      case .utf16BigEndian: .utf16BigEndian
      case .latin1: .latin1
      }
    self.init(range: text.range, form: form)
  }
}
