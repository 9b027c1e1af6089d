import Diagnostics
import SourceText

/// Reads the objects of a binary property list from the top one on, without a stack of calls.
///
/// Each object is read once; shared ones share their value. Time and memory are linear in the
/// length of the file.
struct BinaryPlistWalker {
  /// Deepest nesting of arrays and dictionaries above a value.
  ///
  /// Apple's reader stops at 512 levels.
  static let maximumDepth = 512

  /// Most values for each byte of the file, with every shared object counted as often as it is used.
  ///
  /// Writers share strings and numbers, hardly ever containers; those who walk through the values
  /// must not be sent through more of them than fit a file.
  static let maximumValuesPerByte = 16

  /// How often the bytes of the objects may be read, with overlapping objects counted twice.
  ///
  /// No writer lets objects overlap; Apple's reader lets them. The limit keeps time and memory
  /// linear.
  static let maximumOverlap = 4

  /// A value that was read.
  struct Node {
    /// The value; nil for null.
    var value: PlistValue?
    /// Levels of containers in it: 0 for a leaf.
    var height = 0
    /// Number of values in it, itself included.
    var size = 1
    /// Whether it may be a key: everything but containers.
    var isPrimitive: Bool { height == 0 && !isContainer }
    var isContainer = false
    /// Where the object stands.
    var range: ByteRange
  }

  /// A container that is being read.
  struct Frame {
    var offset: Int
    var isDictionary: Bool
    /// Where its references begin.
    var references: Int
    /// Number of references: for a dictionary, keys and values.
    var count: Int
    var next = 0
    var nodes: [Node] = []
  }

  let source: DecodedSource
  let bytes: [UInt8]
  let trailer: BinaryPlistTrailer
  /// Findings that leave the list readable.
  var found: [Diagnostic] = []
  private var known: [Int: Node] = [:]
  private var open: Set<Int> = []
  private var frames: [Frame] = []
  private var finished: Node?
  /// Bytes of all objects that were read, to notice overlapping ones.
  private var usedBytes = 0

  init(_ source: DecodedSource, _ trailer: BinaryPlistTrailer) {
    self.source = source
    self.trailer = trailer
    bytes = source.utf8
    known.reserveCapacity(trailer.objectCount)
  }

  /// Returns the top-level value; nil for null.
  mutating func read() throws(BinaryPlistFault) -> PlistValue? {
    try begin(offset(ofObject: trailer.topObject), referredFrom: nil)
    while finished == nil, let last = frames.indices.last {
      if frames[last].next < frames[last].count {
        let place = frames[last].references + frames[last].next * trailer.referenceSize
        frames[last].next += 1
        try begin(offset(at: place), referredFrom: place)
      } else {
        let frame = frames.removeLast()
        open.remove(frame.offset)
        let node = try finish(frame)
        known[frame.offset] = node
        try deliver(node)
      }
    }
    if let finished, finished.value == nil { reportNull(finished.range) }
    return finished?.value
  }

  /// Reads the object at an offset, or begins to when it is a container.
  private mutating func begin(
    _ offset: Int,
    referredFrom place: Int?
  ) throws(BinaryPlistFault) {
    if let node = known[offset] { return try deliver(node) }
    let range = place.map { ByteRange($0, $0 + trailer.referenceSize) } ?? .empty(at: offset)
    guard offset >= BinaryPlistTrailer.objectsStart else {
      throw .damaged(range, "a reference leads into the header")
    }
    guard frames.count <= Self.maximumDepth else { throw tooDeep(range) }
    guard !open.contains(offset) else {
      throw .damaged(range, "the container at offset \(offset) contains itself")
    }
    var cursor = BinaryPlistCursor(bytes, from: offset, to: trailer.tableStart)
    switch try cursor.object(referenceSize: trailer.referenceSize) {
    case .leaf(let value):
      try use(cursor.range)
      let node = Node(value: value, range: cursor.range)
      known[offset] = node
      try deliver(node)
    case .container(let isDictionary, let count):
      try use(cursor.range)
      open.insert(offset)
      frames.append(
        Frame(
          offset: offset,
          isDictionary: isDictionary,
          references: cursor.position - count * trailer.referenceSize,
          count: count
        )
      )
    }
  }

  private func offset(ofObject index: Int) -> Int {
    let place = trailer.tableStart + index * trailer.offsetSize
    return Int(BinaryPlistTrailer.number(bytes, place, trailer.offsetSize))
  }

  private func offset(at place: Int) throws(BinaryPlistFault) -> Int {
    let index = BinaryPlistTrailer.number(bytes, place, trailer.referenceSize)
    guard index < UInt64(trailer.objectCount) else {
      let range = ByteRange(place, place + trailer.referenceSize)
      throw .damaged(range, "there is no object \(String(index))")
    }
    return offset(ofObject: Int(index))
  }

  /// Counts the bytes of an object.
  private mutating func use(_ range: ByteRange) throws(BinaryPlistFault) {
    usedBytes += range.count
    if usedBytes > Self.maximumOverlap * trailer.tableStart {
      throw .limit(range, "the objects of the binary property list overlap, and it is not read")
    }
  }

  private mutating func deliver(_ node: Node) throws(BinaryPlistFault) {
    guard let last = frames.indices.last else { return finished = node }
    guard frames.count + node.height <= Self.maximumDepth else { throw tooDeep(node.range) }
    frames[last].nodes.append(node)
  }

  private func tooDeep(_ range: ByteRange) -> BinaryPlistFault {
    .limit(range, "nested deeper than \(Self.maximumDepth) levels, where Apple's reader stops")
  }

  private mutating func finish(_ frame: Frame) throws(BinaryPlistFault) -> Node {
    let end = frame.references + frame.count * trailer.referenceSize
    var node = Node(isContainer: true, range: ByteRange(frame.offset, end))
    for child in frame.nodes {
      node.height = max(node.height, child.height)
      node.size += child.size
    }
    node.height += 1
    let most = Self.maximumValuesPerByte * bytes.count
    if node.size > most {
      throw .limit(node.range, "the list holds more than \(most) values, and is not read")
    }
    node.value =
      frame.isDictionary
      ? .dictionary(try members(frame), node.range)
      : .array(items(frame), node.range)
    return node
  }

  private mutating func items(_ frame: Frame) -> [PlistValue] {
    frame.nodes.compactMap { node in
      if node.value == nil { reportNull(node.range) }
      return node.value
    }
  }

  /// Joins keys and values; of equal keys the first counts, as in Apple's reader.
  private mutating func members(_ frame: Frame) throws(BinaryPlistFault) -> [PlistMember] {
    var members: [PlistMember] = []
    var seen: Set<[UInt8]> = []
    let half = frame.count / 2
    for index in 0..<half {
      let key = frame.nodes[index]
      let node = frame.nodes[half + index]
      guard key.isPrimitive else { throw .damaged(key.range, "an array or dictionary is a key") }
      guard case .string(let text) = key.value else {
        report(key.range, .error, "the key of an entry is no text, and no lookup finds it")
        continue
      }
      guard seen.insert(text.utf8(in: source)).inserted else {
        let name = text.string(in: source)
        report(
          key.range,
          .warning,
          "the key '\(name)' is there twice; Apple's reader takes the first"
        )
        continue
      }
      guard let value = node.value else {
        reportNull(node.range)
        continue
      }
      members.append(PlistMember(key: text, value: value, range: key.range))
    }
    return members
  }

  private mutating func reportNull(_ range: ByteRange) {
    report(range, .error, "null stands where a value belongs")
  }

  private mutating func report(_ range: ByteRange, _ severity: Severity, _ message: Message) {
    found.append(
      Diagnostic(
        rule: "plist-structure",
        severity: severity,
        message: message,
        place: SourcePlace(path: source.path, range: range)
      )
    )
  }
}
