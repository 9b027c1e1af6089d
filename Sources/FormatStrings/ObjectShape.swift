import SourceText

/// What looks like `%@` or `%N$@` behind a percent sign, however it is spelt.
struct ObjectShape {
  enum Order {
    /// `[N$]@`.
    case normal
    /// `$N@` or `$@`.
    case dollarFirst
    /// `N@`.
    case noDollar
  }

  /// Offset behind the at sign.
  var end = 0
  /// The position as written; nil for a plain one.
  var position: Int?
  /// The first character that does not belong inside.
  var gap: Unicode.Scalar?
  /// The first sign or digit of another script.
  var foreign: Unicode.Scalar?
  var order = Order.normal

  /// Whether the spelling is the right one.
  var isClean: Bool { gap == nil && foreign == nil && order == .normal }

  /// The right spelling.
  var spelling: String { position.map { "%\($0)$@" } ?? "%@" }

  /// Longest run of characters that do not belong inside which is still stepped over.
  private static let longestGap = 3
  /// Positions above this are kept as this, as in the push scanner.
  private static let highestPosition = PushText.highestPosition

  private var text: Scalars

  private init(_ text: Scalars, _ offset: Int) {
    self.text = text
    end = offset
  }

  /// Reads the shape behind a percent sign; nil when nothing of the kind stands there.
  static func read(_ text: Scalars, behindPercent offset: Int) -> ObjectShape? {
    var shape = ObjectShape(text, offset)
    return shape.read() ? shape : nil
  }

  private mutating func read() -> Bool {
    takeGap()
    if takeDollar() {
      order = .dollarFirst
      takeNumber()
      takeGap()
      return takeAt()
    }
    guard takeNumber() else { return takeAt() }
    let behindNumber = end
    takeGap()
    if takeDollar() {
      takeGap()
      return takeAt()
    }
    order = .noDollar
    guard end == behindNumber, takeAt() else { return false }
    // `%1@$`.
    takeDollar()
    return true
  }

  private mutating func takeGap() {
    for _ in 0..<ObjectShape.longestGap {
      guard let next = text.scalar(at: end), next.value.isInlineSpace || next.value.isInvisible
      else { return }
      gap = gap ?? next.value
      end = next.end
    }
  }

  @discardableResult
  private mutating func takeNumber() -> Bool {
    var number: Int?
    while let next = text.scalar(at: end), let digit = next.value.digitValue {
      number = min((number ?? 0) * 10 + digit, ObjectShape.highestPosition)
      if !next.value.isASCII { foreign = foreign ?? next.value }
      end = next.end
    }
    position = number
    return number != nil
  }

  @discardableResult
  private mutating func takeDollar() -> Bool {
    guard let next = text.scalar(at: end), next.value == "$" || next.value.isForeignDollar else {
      return false
    }
    if !next.value.isASCII { foreign = foreign ?? next.value }
    end = next.end
    return true
  }

  private mutating func takeAt() -> Bool {
    guard let next = text.scalar(at: end), next.value == "@" || next.value.isForeignAt else {
      return false
    }
    if !next.value.isASCII { foreign = foreign ?? next.value }
    end = next.end
    return true
  }
}
