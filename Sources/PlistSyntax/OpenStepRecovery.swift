import Diagnostics
import SourceText

/// Reads old-style text past its faults and says what they are.
///
/// Runs only when `OpenStepParser` refuses a text or drops a part of it. Reading goes on at `;`, `,`,
/// `}`, `)` and at lines that begin like an entry. Every step moves forward, but for a string that
/// runs over the end of its line because its closing quote is missing: then reading goes on in the
/// line behind its opening quote, so that no quote is looked at twice. It takes time linear in the
/// length of the text, because looking ahead is limited, and so is the number of faults.
struct OpenStepRecovery {
  /// How far is looked ahead on a line, in bytes.
  ///
  /// Longer than any entry that a person writes on one line by hand; keeps damaged files linear.
  static let lookahead = 2000

  /// An object whose end has not been seen.
  struct Frame {
    enum Kind {
      /// Entries without braces.
      case table
      case dictionary
      case array
    }

    var kind: Kind
    /// Where it begins: the bracket, or the first byte of the table.
    var start: Int
    var members: [PlistMember] = []
    var values: [PlistValue] = []
    /// The key of the entry that is being read.
    var key: PlistText?
    var keyStart = 0
    var comment: ByteRange?
  }

  /// What to read next.
  enum Step {
    /// An entry, or the end of the innermost table or dictionary.
    case entry
    /// The value behind an equals sign.
    case value
    /// An element, or the end of the innermost array.
    case element
    /// A value was read, which ends at an offset.
    case deliver(PlistValue, end: Int)
    /// Nothing more.
    case finish
  }

  let source: DecodedSource
  let verdict: OpenStepVerdict
  /// Where Apple's reader stops without an error.
  let cut: Int?
  /// Offset of the first byte that is neither blank nor comment.
  var firstToken = 0
  var scanner: OpenStepScanner
  var faults: OpenStepFaultList
  var frames: [Frame] = []
  /// The value so far.
  var root: PlistValue?
  /// The keys behind the cut.
  var lost: [PlistText] = []
  /// The fault at the cut, which is reported when all lost keys are known.
  var cutCause: OpenStepStopCause?
  /// Curly quotes of the entry that is being read.
  var smartQuotes = OpenStepSmartQuotes()
  var conflicts = OpenStepConflicts()
  /// Whether something in key position was reported and no entry was read since.
  var isInDebris = false
  /// Whether an end of a bracket was missed already.
  var missedBracket = false
  /// Kinds of quote of which none comes any more, from this offset on.
  var noQuoteFrom: [UInt8: Int] = [:]

  init(
    _ bytes: UnsafeBufferPointer<UInt8>,
    source: DecodedSource,
    verdict: OpenStepVerdict,
    faults: OpenStepFaultList
  ) {
    self.faults = faults
    self.source = source
    self.verdict = verdict
    scanner = OpenStepScanner(bytes, from: source.contentStart)
    var isTable = false
    if case .dictionary = verdict.root { isTable = true }
    cut = verdict.isAccepted && isTable && verdict.stop < bytes.count ? verdict.stop : nil
  }

  /// Reads the whole text.
  mutating func run() {
    var probe = scanner
    _ = probe.skipBlanks()
    firstToken = probe.position
    if verdict.isAccepted, case .string = verdict.root {
      // A single string: only a comment behind it can be wrong.
      scanner.unclosedComment = unclosedCommentBehindString()
      scanner.position = scanner.end
    } else {
      read()
    }
    finishReports()
  }

  private func unclosedCommentBehindString() -> Int? {
    var rest = scanner
    while rest.skipBlanks() {
      let quote = rest.current
      if quote == 0x22 || quote == 0x27 {
        guard let close = rest.scanString(from: rest.position + 1, quote: quote).close else {
          break
        }
        rest.position = close + 1
      } else {
        rest.position = max(rest.position + 1, rest.endOfWord(from: rest.position))
      }
    }
    return rest.unclosedComment
  }

  private mutating func read() {
    guard skip() else {
      root = .dictionary([], ByteRange(source.contentStart, scanner.end))
      return
    }
    var step = Step.entry
    if let opener = opener(scanner.current) {
      step = opener
    } else {
      frames.append(Frame(kind: .table, start: source.contentStart))
    }
    while !faults.isFull {
      switch step {
      case .entry: step = readEntry()
      case .value: step = readValue()
      case .element: step = readElement()
      case .deliver(let value, let end): step = deliver(value, end: end)
      case .finish:
        closeFrames()
        return
      }
    }
    closeFrames()
  }

  /// Returns how to read a text that begins with a bracket; nil when it holds entries.
  private func opener(_ byte: UInt8) -> Step? {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<")
      ? .value : nil
  }

  /// Takes what was read of unfinished objects.
  private mutating func closeFrames() {
    while let frame = frames.popLast() {
      let range = ByteRange(frame.start, scanner.position)
      let value: PlistValue =
        frame.kind == .array
        ? .array(frame.values, range) : .dictionary(frame.members, range)
      guard let top = frames.indices.last else {
        root = value
        return
      }
      if frames[top].kind == .array {
        frames[top].values.append(value)
      } else if let key = frames[top].key {
        add(key, value, end: scanner.position, to: top)
      }
    }
  }

  /// Hands a value to what encloses it.
  private mutating func deliver(_ value: PlistValue, end: Int) -> Step {
    guard let top = frames.indices.last else {
      root = value
      reportTextBehindRoot()
      return .finish
    }
    if frames[top].kind == .array {
      frames[top].values.append(value)
      return afterElement(end: end)
    }
    return afterValue(value, end: end)
  }

  /// Ends the entry that is being read.
  mutating func finishEntry(_ value: PlistValue, end: Int) -> Step {
    if let top = frames.indices.last, let key = frames[top].key {
      add(key, value, end: end, to: top)
    }
    return nextEntry()
  }

  /// Goes on behind an entry.
  mutating func nextEntry() -> Step {
    if let top = frames.indices.last { frames[top].key = nil }
    flushSmartQuotes()
    scanner.comments.reset()
    isInDebris = false
    return .entry
  }

  private mutating func add(_ key: PlistText, _ value: PlistValue, end: Int, to index: Int) {
    frames[index].members.append(
      PlistMember(
        key: key,
        value: value,
        range: ByteRange(frames[index].keyStart, end),
        comment: frames[index].comment
      )
    )
  }
}
