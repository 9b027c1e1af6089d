import Diagnostics
import JSONSyntax
import SourceText

/// Where faults of a catalog become findings: what Apple's compiler takes, and loses or ships wrong.
extension CatalogReader {
  /// Reports a member of the file that looks like an entry.
  mutating func entryOutsideStrings(_ member: JSONMember) {
    place = Place(entry: nil, key: member.key)
    defer { place = Place() }
    report(
      "entries-outside-strings",
      "'\(member.name)' stands outside 'strings'; Apple's compiler passes over it",
      at: member.key.contentRange,
      help: "move the entry into 'strings'"
    )
  }

  /// Reports variations without any form or device.
  mutating func emptyVariation(_ name: JSONNode, beside unit: JSONNode?, isRefused: Bool) {
    let word = name.string ?? ""
    guard isRefused else {
      return report(
        "empty-variation",
        unit == nil
          ? "'\(word)' holds no text; the language has no text for this key"
          : "'\(word)' holds no text, and Apple's compiler drops the 'stringUnit' beside it",
        at: name.contentRange,
        help: unit == nil
          ? "add forms, or write one 'stringUnit' in its place" : "delete '\(word)'",
        related: unit.map { [related($0, "this text is dropped")] } ?? []
      )
    }
    refuse(
      "empty-variation",
      "'\(word)' holds no text; Apple's compiler refuses the catalog",
      at: name.contentRange,
      help: "add forms, or write one 'stringUnit' in its place"
    )
  }

  /// Reports a text that varies by plural and by device side by side.
  mutating func bothAxes(_ device: JSONNode, _ plural: JSONNode) {
    let (first, second) =
      device.range.start < plural.range.start ? (device, plural) : (plural, device)
    report(
      "both-axes",
      "the text varies by device and by plural side by side; Apple's compiler drops one of the two",
      at: second.contentRange,
      help: "vary by device, and each device by plural",
      related: [related(first, "the other one")]
    )
  }

  /// Reports a text beside variations.
  mutating func unitBesideVariations(_ unit: JSONNode, _ variations: JSONNode) {
    report(
      "unit-beside-variations",
      "this text stands beside variations; Apple's compiler drops it",
      at: unit.contentRange,
      help: "delete one of the two",
      related: [related(variations, "these are shipped")]
    )
  }

  /// Reports a substitution that no text names.
  mutating func unusedSubstitution(_ name: TableText) {
    let word = TextDecoder.withBytes(of: name, in: json.source) {
      String(decoding: $0, as: UTF8.self)
    }
    report(
      "unused-substitution",
      severity: .warning,
      "no text uses the substitution '\(word)'",
      at: name.range,
      help: "write '%#@\(word)@' where the number belongs, or delete the substitution"
    )
  }

  /// Reports languages that are compiled into the folder of an earlier one.
  mutating func checkLanguages() {
    var isUsed = [Bool](repeating: false, count: languages.count)
    for entry in entries {
      for localization in entry.localizations { isUsed[localization.language] = true }
    }
    var first: [String: Int] = [:]
    for number in languages.indices where isUsed[number] {
      let language = languages[number]
      guard let other = first[language.folder] else {
        first[language.folder] = number
        continue
      }
      place = Place(entry: nil, key: nil, language: number)
      report(
        "colliding-languages",
        """
        '\(language.name)' and '\(languages[other].name)' are both compiled to \
        '\(language.folder).lproj'; one of the two is lost, at random
        """,
        at: language.range,
        help: "use one name for the language in the whole catalog",
        related: [
          RelatedPlace(
            place: SourcePlace(path: json.source.path, range: languages[other].range),
            message: "the other name"
          )
        ]
      )
    }
    place = Place()
  }

  private func related(_ node: JSONNode, _ message: Message) -> RelatedPlace {
    RelatedPlace(
      place: SourcePlace(path: json.source.path, range: node.contentRange),
      message: message
    )
  }
}
