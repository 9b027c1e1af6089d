import Diagnostics
import SourceText
import XMLSyntax

extension XMLPlistWalker {
  static let malformed: RuleID = "xml-not-well-formed"
  static let structure: RuleID = "plist-structure"
  static let limit: RuleID = "resource-limit"

  /// The rule for a fault that is one of XML only where libxml2 sees it, too.
  var ruleOfMarkup: RuleID { document.isWellFormed ? Self.structure : Self.malformed }

  /// Most findings of one file; nobody reads more of a damaged one.
  static let maximumFindings = 1000

  /// Longest piece of the file that a message quotes, in bytes.
  private static let longestQuote = 40

  // MARK: Recording

  /// Records why Apple's reader refuses the file.
  mutating func refuse(
    _ rule: RuleID,
    _ range: ByteRange,
    _ message: Message,
    help: Message? = nil,
    opening: ByteRange? = nil
  ) {
    isAccepted = false
    add(rule, .error, range, message, help: help, opening: opening)
  }

  mutating func add(
    _ rule: RuleID,
    _ severity: Severity,
    _ range: ByteRange,
    _ message: Message,
    help: Message? = nil,
    opening: ByteRange? = nil
  ) {
    guard found.count < Self.maximumFindings else { return }
    let related = opening.map {
      RelatedPlace(place: SourcePlace(path: source.path, range: $0), message: "it was opened here")
    }
    found.append(
      Diagnostic(
        rule: rule,
        severity: severity,
        message: message,
        place: SourcePlace(path: source.path, range: range),
        help: help,
        key: topKey,
        related: related.map { [$0] } ?? []
      )
    )
  }

  /// The localization key whose value is being read.
  var topKey: String? {
    frames.first { $0.kind == .dictionary }?.pendingKey.map { string($0.text) }
  }

  /// Goes on behind the element that begins at an offset, or stops where its end is not known.
  mutating func skipElement(startingAt start: Int) {
    if document.isWellFormed, let element = document.element(startingAt: start),
      element.range.upperBound > start
    {
      position = element.range.upperBound
    } else {
      isFinished = true
    }
  }

  /// Keeps the value of an element whose end tag is wrong, and goes on behind the element.
  mutating func keep(_ value: PlistValue, _ tag: Tag, isKey: Bool = false) {
    skipElement(startingAt: tag.range.lowerBound)
    if isFinished {
      root = value
    } else {
      take(value, element: ByteRange(tag.range.lowerBound, position), isKey: isKey)
    }
  }

  // MARK: Quoting

  func text(_ range: ByteRange) -> String { source.string(range) }

  func string(_ text: PlistText) -> String {
    text.string(in: source)
  }

  /// The tag or character at a place, for showing what stands there.
  func thing(at start: Int) -> ByteRange {
    guard start < end else { return .empty(at: end) }
    guard utf8[start] == 0x3C else {
      return ByteRange(start, start + (ByteCursor(utf8, from: start).scalar()?.count ?? 1))
    }
    var index = start + 1
    while index < end, utf8[index] != 0x3E, utf8[index] != 0x0A, index - start < Self.longestQuote {
      index += 1
    }
    return ByteRange(start, min(end, index + 1))
  }

  // MARK: Faults of the whole

  mutating func nothingThere() {
    refuse(Self.structure, .empty(at: end), "expected an element such as '<plist>', found nothing")
    isFinished = true
  }

  mutating func noXML() {
    refuse(
      Self.malformed,
      thing(at: position),
      "expected '<', found '\(text(thing(at: position)))'"
    )
    isFinished = true
  }

  /// Refuses a declaration with a `[` in it.
  mutating func declarations() {
    isAccepted = false
    isFinished = true
    // Where libxml2 sees an internal subset, its finding names the rule.
    if document.fault?.kind == .declarations { return }
    refuse(
      ruleOfMarkup,
      ByteRange(position, position + 1),
      "'[' in a document type makes Apple's reader refuse the file"
    )
  }

  mutating func reachedEnd() {
    isFinished = true
    guard let frame = frames.last else { return }
    let name =
      switch frame.kind {
      case .plist: "plist"
      case .dictionary: "dict"
      case .array: "array"
      }
    refuse(
      Self.malformed,
      .empty(at: end),
      "the file ends before '</\(name)>'",
      opening: frame.tag
    )
  }

  mutating func emptyPlist(_ tag: ByteRange) {
    refuse(Self.structure, tag, "'<plist>' holds no value")
    if frames.last?.kind == .plist { frames.removeLast() }
    isFinished = true
  }

  mutating func secondRoot(_ element: ByteRange) {
    refuse(
      Self.structure,
      thing(at: element.lowerBound),
      "'<plist>' holds one value, here begins another"
    )
  }

  mutating func tooDeep(_ tag: ByteRange) {
    refuse(
      Self.limit,
      tag,
      "nested deeper than \(XMLPlistReader.maximumDepth) levels, where Apple's reader stops"
    )
    isFinished = true
  }

  // MARK: Faults of dictionaries

  mutating func valueWithoutKey(_ value: PlistValue, _ element: ByteRange, _ last: Int) {
    if let key = frames[last].keysAsValues.popLast(), let owner = key.owner {
      // The key before was read as the value of one that has none: this is its value.
      missingValue(owner)
      frames[last].members.removeLast()
      frames[last].members.append(
        PlistMember(
          key: key.text,
          value: value,
          range: ByteRange(key.element.lowerBound, element.upperBound),
          comment: key.comment
        )
      )
      return
    }
    let tag = thing(at: element.lowerBound)
    refuse(Self.structure, tag, "expected '<key>', found '\(text(tag))': the value has no key")
  }

  mutating func keyWithoutValue(_ key: PendingKey) {
    missingValue(key.element)
  }

  private mutating func missingValue(_ key: ByteRange) {
    let tag = thing(at: key.lowerBound)
    let content = PlistText(
      range: ByteRange(tag.upperBound, max(tag.upperBound, key.upperBound - 6)),
      form: .xml
    )
    refuse(
      Self.structure,
      .empty(at: key.upperBound),
      "expected a value for the key '\(string(content))'",
      help: "add '<string>…</string>'"
    )
  }

  /// Tells keys that stand where values belong: Apple's reader takes them for texts.
  mutating func reportKeysAsValues(_ frame: Frame) {
    for key in frame.keysAsValues {
      add(
        Self.structure,
        .warning,
        key.element,
        "'<key>' where a value belongs: it is read as the text '\(string(key.text))'",
        help: "write '<string>'"
      )
    }
  }
}
