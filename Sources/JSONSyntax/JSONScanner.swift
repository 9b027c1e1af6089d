import Diagnostics
import SourceText

/// Reads JSON into a flat array of records and goes on after every fault.
///
/// One pass, no recursion: containers that are open lie on a stack of their own. A fault that has
/// one obvious correction is read as corrected; after any other the scanner steps to the next comma,
/// bracket or line and stays quiet until it has found its feet, so that one cause is one finding.
struct JSONScanner {
  /// Levels of containers that are read: as many as Foundation's reader takes.
  ///
  /// Source: swift-foundation, JSONScanner, "Too many nested arrays or dictionaries".
  static let maximumDepth = 512
  /// Nodes that are read: 320 MB of records; the largest catalogs have a fiftieth.
  static let maximumNodes = 1 << 24
  /// Findings that are kept: nobody reads more of one file, and a broken binary has millions.
  static let maximumFindings = 100

  /// What may come next in a container.
  enum Expectation {
    /// A first item, or the end.
    case first
    /// A comma, or the end.
    case separator
    /// An item, because a comma was read.
    case item
  }

  /// A container that is open.
  struct Frame {
    let node: UInt32
    let isObject: Bool
    var expectation = Expectation.first
    /// Where the last comma stands that has a value before it; nil where it is reported already.
    var comma: Int?
    /// Number of sections around the value of the last member, where one was opened before the value.
    var valueDepth: Int?
    /// The last name.
    var key: UInt32 = JSONRecord.none
  }

  let source: DecodedSource
  let options: JSONOptions
  var cursor: ByteCursor
  var records: [JSONRecord] = []
  var comments: [ByteRange] = []
  var frames: [Frame] = []
  var openArrays = 0
  /// Offset behind the last token, in bytes.
  var lastEnd: Int
  /// Whether the scanner has stepped over something and not found its feet yet.
  var isQuiet = false
  /// Whether a limit has ended the reading.
  var isStopped = false
  var isWellFormed = true
  var isStructureCertain = true
  /// Whether a closing bracket of the wrong kind was found; one too many at the end follows from it.
  var hasWrongBracket = false
  var diagnostics: [Diagnostic] = []
  /// The finding that collects all places of one kind, by scalar.
  var collected: [Unicode.Scalar: Int] = [:]
  /// Faults that may stand in a file many times, by their kind.
  var repeated: [RepeatedFault.Kind: RepeatedFault] = [:]
  /// Whether a text or a tag without an end stands in the last line: what else is wrong there follows.
  var endsInside = false
  var hasInvalidUTF8 = false
  /// Up to where no mark of a family closes a text well, as offset in bytes.
  var foreignQuotesSearched: [QuotationMark.Family: Int] = [:]

  /// The language of the holes; nil for JSON without holes.
  let template: JSONTemplate?
  /// Which bytes tags begin with; empty without a template.
  let starters: [Bool]
  /// Holes inside strings, in the order of the file.
  var holes: [ByteRange] = []
  var sections: [JSONSection] = []
  var groups: [JSONSectionGroup] = []
  var openSections: [OpenSection] = []
  /// Index of the branch that each record stands in; empty without a template.
  var sectionOfRecord: [Int32] = []
  /// Offset behind the last tag that is no value, in bytes.
  var lastTagEnd = -1
  /// Offset up to which nothing is a tag, in bytes.
  var literalEnd = 0
  /// Sections that begin in the string that is being read and do not end in it.
  var sectionsBehindText: [OpenTag] = []
  /// The elements of arrays that have many, by the array's index.
  var longArrays: [UInt32: [UInt32]] = [:]

  init(source: DecodedSource, options: JSONOptions, template: JSONTemplate? = nil) {
    self.source = source
    self.options = options
    self.template = template
    starters = Self.starters(of: template)
    cursor = ByteCursor(source.utf8, from: source.contentStart)
    lastEnd = cursor.position
  }

  /// Findings in the order of their places.
  var sortedDiagnostics: [Diagnostic] {
    gathered.enumerated().sorted {
      ($0.element.place.range.start, $0.offset) < ($1.element.place.range.start, $1.offset)
    }.map(\.element)
  }

  mutating func run() {
    guard checkEncoding() else { return }
    records.reserveCapacity(min((cursor.end - cursor.position) / 16, Self.maximumNodes))
    if options.isSequence { return runLines() }
    skipTrivia()
    guard !cursor.isAtEnd else { return emptyText() }
    topLevelValue()
    skipTrivia()
    while template != nil, !cursor.isAtEnd, !isStopped, isBesideTag {
      topLevelValue()
      skipTrivia()
    }
    if !cursor.isAtEnd, !isStopped { textAfterTheEnd() }
    unclosedSections()
  }

  /// Reads a value on each line that is not blank.
  private mutating func runLines() {
    let whole = cursor
    var start = whole.position
    while start < whole.end, !isStopped {
      var end = start
      while end < whole.end, !whole.bytes[end].isLineEnd { end += 1 }
      cursor = ByteCursor(whole.bytes, from: start, to: end)
      isQuiet = false
      skipTrivia()
      if !cursor.isAtEnd {
        topLevelValue()
        skipTrivia()
        if !cursor.isAtEnd, !isStopped { textAfterTheEnd() }
      }
      start = end + 1
    }
    cursor = whole
    cursor.position = whole.end
    if records.isEmpty { emptyText() }
    unclosedSections()
  }

  private mutating func topLevelValue() {
    value()
    while let frame = frames.last, !isStopped {
      if frame.isObject { objectStep() } else { arrayStep() }
    }
    if isStopped { closeAll() }
  }

  // MARK: Containers

  private mutating func objectStep() {
    skipTrivia()
    guard let byte = cursor.current else { return endOfFileInside() }
    if template != nil, templateObjectStep(byte) { return }
    switch byte {
    case Byte.quote:
      if frames[frames.count - 1].expectation == .separator { missingSeparator() }
      member()
    case Byte.comma: comma()
    case Byte.closeBrace: close()
    default: objectOddity(byte)
    }
  }

  private mutating func arrayStep() {
    skipTrivia()
    guard let byte = cursor.current else { return endOfFileInside() }
    switch byte {
    case Byte.comma: comma()
    case Byte.closeBracket: close()
    default:
      if frames[frames.count - 1].expectation == .separator {
        if template != nil, templateArrayStep(byte) { return }
        arrayOddity(byte)
      } else if byte == Byte.closeBrace || byte == Byte.semicolon || byte == Byte.colon {
        arrayOddity(byte)
      } else {
        value()
      }
    }
  }

  /// Reads a member whose name begins at the cursor with some kind of quotation mark.
  mutating func member() {
    string(as: .key)
    if let last = records.indices.last, records[last].flags.contains(.hasHoles),
      let frame = frames.last
    {
      records[Int(frame.node)].flags.insert(.isOpen)
    }
    memberValue()
  }

  /// Reads what follows a name: a colon and a value.
  mutating func memberValue() {
    let keyEnd = lastEnd
    let key = UInt32(truncatingIfNeeded: records.count - 1)
    skipTrivia()
    let hasColon: Bool
    if cursor.take(Byte.colon) {
      hasColon = true
      lastEnd = cursor.position
    } else {
      hasColon = missingColon(keyEnd: keyEnd)
    }
    let depth = openSections.count
    skipTrivia()
    if openSections.count > depth, !frames.isEmpty {
      frames[frames.count - 1].valueDepth = depth
      frames[frames.count - 1].key = key
    }
    switch cursor.current {
    case nil, Byte.comma, Byte.closeBrace, Byte.closeBracket, Byte.semicolon:
      missingValue(hasColon: hasColon, keyEnd: keyEnd)
    default: value()
    }
  }

  private mutating func comma() {
    let last = frames.count - 1
    if frames[last].expectation == .separator {
      frames[last].comma = cursor.position
    } else {
      superfluousComma()
    }
    frames[last].expectation = .item
    isQuiet = false
    cursor.advance()
    lastEnd = cursor.position
  }

  /// Closes the innermost container with the bracket at the cursor.
  mutating func close() {
    let frame = frames[frames.count - 1]
    if frame.expectation == .item, !options.allowsTrailingCommas, let comma = frame.comma {
      trailingComma(at: comma)
    }
    isQuiet = false
    cursor.advance()
    pop(end: cursor.position)
  }

  /// Ends the innermost container at an offset.
  mutating func pop(end: Int) {
    guard let frame = frames.popLast() else { return }
    let index = Int(frame.node)
    if !frame.isObject {
      openArrays -= 1
      countElements(of: index)
    }
    records[index].range.end = UInt32(truncatingIfNeeded: end)
    records[index].next = UInt32(truncatingIfNeeded: records.count)
    lastEnd = end
    afterValue()
  }

  /// Ends every open container where the last token ended.
  mutating func closeAll() {
    while !frames.isEmpty { pop(end: lastEnd) }
  }

  // MARK: Values

  /// Reads the value that begins at the cursor; always moves forward.
  mutating func value() {
    guard let byte = cursor.current else { return }
    if template != nil, isHole(at: cursor.position) { return holeValue() }
    switch byte {
    case Byte.quote: string(as: .string)
    case Byte.openBrace: open(isObject: true)
    case Byte.openBracket: open(isObject: false)
    case Byte.minus, 0x30...0x39:
      number()
      if template != nil { joinHoles() }
    case 0x74 where isWord("true"): append(.boolean, length: 4)
    case 0x66 where isWord("false"): append(.boolean, length: 5)
    case 0x6E where isWord("null"): append(.null, length: 4)
    default: oddValue(byte)
    }
  }

  private func isWord(_ word: StaticString) -> Bool {
    guard cursor.starts(with: word) else { return false }
    guard let next = cursor.peek(word.utf8CodeUnitCount) else { return true }
    return !next.isWordByte
  }

  private mutating func open(isObject: Bool) {
    guard frames.count < Self.maximumDepth else { return tooDeep() }
    let start = cursor.position
    let node = UInt32(truncatingIfNeeded: records.count)
    addRecord(isObject ? .object : .array, ByteRange(start, start + 1))
    cursor.advance()
    lastEnd = cursor.position
    frames.append(Frame(node: node, isObject: isObject))
    if !isObject { openArrays += 1 }
  }

  /// Adds a value of a number of bytes at the cursor and steps over it.
  mutating func append(_ kind: JSONKind, length: Int, flags: JSONFlags = []) {
    let start = cursor.position
    cursor.advance(by: length)
    addRecord(kind, ByteRange(start, cursor.position), flags: flags)
    lastEnd = cursor.position
    if kind != .key { afterValue() }
  }

  /// Notes that the innermost container has got a value.
  mutating func afterValue() {
    if !frames.isEmpty { frames[frames.count - 1].expectation = .separator }
  }

  /// Adds a record whose subtree ends right behind it.
  mutating func addRecord(
    _ kind: JSONKind,
    _ range: ByteRange,
    flags: JSONFlags = [],
    delimiters: UInt8 = 0
  ) {
    if records.count >= Self.maximumNodes { tooManyNodes() }
    if template != nil { sectionOfRecord.append(currentSection) }
    records.append(
      JSONRecord(
        range: range,
        next: UInt32(truncatingIfNeeded: records.count + 1),
        parent: frames.last?.node ?? JSONRecord.none,
        kind: kind,
        flags: flags,
        delimiters: delimiters
      )
    )
  }
}
