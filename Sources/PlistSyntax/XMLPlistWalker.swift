import Diagnostics
import SourceText
import XMLSyntax

/// Reads one XML property list the way Apple's reader walks through it: byte by byte, without a
/// stack of calls.
///
/// After a fault it goes on where that is safe: behind a broken reference, and behind a whole
/// element when libxml2 has found where that ends.
struct XMLPlistWalker {
  /// A container whose end tag has not been read.
  struct Frame {
    enum Kind {
      case plist
      case dictionary
      case array
    }

    var kind: Kind
    /// The start tag.
    var tag: ByteRange
    var members: [PlistMember] = []
    var items: [PlistValue] = []
    var pendingKey: PendingKey?
    /// Keys that were read as values, in order: the sign of a missing value.
    var keysAsValues: [PendingKey] = []
    /// Whether an element could not be read: in a dictionary, one that may have been a key.
    var hasLostElement = false
  }

  /// A key that waits for its value.
  struct PendingKey {
    var text: PlistText
    var element: ByteRange
    var comment: ByteRange?
    /// The key before it, whose value it may have become.
    var owner: ByteRange?
  }

  let source: DecodedSource
  let utf8: [UInt8]
  let end: Int
  let document: XMLDocument
  var position: Int
  var frames: [Frame] = []
  /// Number of arrays and dictionaries among the frames.
  var depth = 0
  var root: PlistValue?
  var isFinished = false
  /// Whether reading ended before the property list did.
  var isStopped = false
  /// Whether Apple's reader takes the file.
  var isAccepted = true
  /// The comment that stands right before the next element.
  var comment: ByteRange?
  var found: [Diagnostic] = []
  /// Whether bytes that are no UTF-8 have been reported, which is done once.
  var hasInvalidUTF8 = false

  init(_ source: DecodedSource, _ document: XMLDocument) {
    self.source = source
    self.document = document
    utf8 = source.utf8
    end = source.utf8.count
    position = min(source.contentStart, source.utf8.count)
  }

  /// The byte at the position; nil at the end.
  var current: UInt8? { position < end ? utf8[position] : nil }

  /// Returns a later byte; nil behind the end.
  func peek(_ distance: Int) -> UInt8? {
    position + distance < end ? utf8[position + distance] : nil
  }

  /// Returns whether bytes stand at the position.
  func starts(with text: StaticString) -> Bool {
    ByteCursor(utf8, from: position, to: end).starts(with: text)
  }

  mutating func read() {
    readProlog()
    while !isFinished { step() }
    isStopped = !frames.isEmpty || root == nil
    closeWhatIsOpen()
  }

  /// Reads the next thing inside a container.
  private mutating func step() {
    skipBlanks()
    guard let byte = current else { return reachedEnd() }
    guard byte == 0x3C else { return looseText() }
    switch peek(1) {
    case 0x3F:
      position += 1
      skipInstruction(from: position - 1)
    case 0x21:
      if starts(with: "<!--") {
        position += 4
        skipComment(from: position - 4)
      } else {
        looseDeclaration()
      }
    case 0x2F: readEndTag()
    case nil: reachedEnd()
    default: readElement()
    }
  }

  mutating func skipBlanks() {
    while let byte = current, byte.isXMLBlank { position += 1 }
  }

  /// Opens a container whose start tag has been read.
  mutating func open(_ kind: Frame.Kind, _ tag: ByteRange) {
    comment = nil
    frames.append(Frame(kind: kind, tag: tag))
    if kind != .plist { depth += 1 }
    // Apple's reader counts no `<plist>` and runs out of stack; they are not worth that here.
    if depth > XMLPlistReader.maximumDepth || frames.count > 2 * XMLPlistReader.maximumDepth {
      tooDeep(tag)
    }
  }

  /// Takes a finished value, or a key, into the innermost container.
  mutating func take(_ value: PlistValue, element: ByteRange, isKey: Bool = false) {
    let comment = self.comment
    self.comment = nil
    guard let last = frames.indices.last else {
      root = value
      isFinished = true
      return
    }
    switch frames[last].kind {
    case .plist:
      if frames[last].items.isEmpty { frames[last].items = [value] } else { secondRoot(element) }
    case .array:
      frames[last].items.append(value)
    case .dictionary:
      takeIntoDictionary(value, element, isKey ? comment : nil, isKey, last)
    }
  }

  private mutating func takeIntoDictionary(
    _ value: PlistValue,
    _ element: ByteRange,
    _ comment: ByteRange?,
    _ isKey: Bool,
    _ last: Int
  ) {
    guard let key = frames[last].pendingKey else {
      if isKey, case .string(let text) = value {
        frames[last].pendingKey = PendingKey(text: text, element: element, comment: comment)
      } else if !frames[last].hasLostElement {
        valueWithoutKey(value, element, last)
      }
      frames[last].hasLostElement = false
      return
    }
    if isKey, case .string(let text) = value {
      frames[last].keysAsValues.append(
        PendingKey(text: text, element: element, comment: comment, owner: key.element)
      )
    }
    frames[last].pendingKey = nil
    frames[last].members.append(
      PlistMember(
        key: key.text,
        value: value,
        range: ByteRange(key.element.lowerBound, element.upperBound),
        comment: key.comment
      )
    )
  }

  /// Suppresses the consequences of an element that could not be read: the next value may lack its
  /// key, or the last key its value.
  mutating func lose() {
    comment = nil
    guard let last = frames.indices.last else {
      isFinished = true
      return
    }
    frames[last].hasLostElement = frames[last].pendingKey == nil
    frames[last].pendingKey = nil
  }

  /// Closes the innermost container; its end tag ends at an offset.
  mutating func close(at offset: Int) {
    guard let frame = frames.popLast() else { return }
    let range = ByteRange(frame.tag.lowerBound, offset)
    switch frame.kind {
    case .plist:
      if let value = frame.items.first { take(value, element: range) } else { isFinished = true }
    case .dictionary:
      depth -= 1
      take(.dictionary(frame.members, range), element: range)
    case .array:
      depth -= 1
      take(.array(frame.items, range), element: range)
    }
  }

  /// Keeps what was read before the reader had to stop.
  private mutating func closeWhatIsOpen() {
    while let frame = frames.popLast() {
      let range = ByteRange(frame.tag.lowerBound, position)
      let value: PlistValue? =
        switch frame.kind {
        case .plist: frame.items.first ?? root
        case .dictionary: .dictionary(frame.members + pending(frame), range)
        case .array: .array(frame.items + (root.map { [$0] } ?? []), range)
        }
      root = value
    }
  }

  /// The member that was being read when the reader had to stop.
  private func pending(_ frame: Frame) -> [PlistMember] {
    guard let key = frame.pendingKey, let value = root else { return [] }
    let range = ByteRange(key.element.lowerBound, position)
    return [PlistMember(key: key.text, value: value, range: range, comment: key.comment)]
  }
}
