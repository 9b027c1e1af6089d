import FormatStrings
import SourceText

/// The numbers and addresses that a text names, without its specifiers.
struct TextNumbers {
  /// A number or an address.
  struct Item {
    /// What it is compared by: digits without separators, or the address in small letters.
    var value: String
    /// Where it stands in the text.
    var range: ByteRange
    /// Whether it is an address.
    var isAddress: Bool
  }

  /// What the text names, in order.
  private(set) var items: [Item] = []

  init(_ analysis: TextAnalysis) {
    let text = QualityText(analysis.text)
    let taken = analysis.format.specifiers.map(\.range) + analysis.uses.map(\.range)
    var addresses: [Range<Int>] = []
    for run in text.runs(where: { !$0.properties.isWhitespace }) {
      guard let address = Self.address(in: text, run) else { continue }
      addresses.append(address)
      let value = text.string(address).lowercased()
      items.append(Item(value: value, range: text.range(address), isAddress: true))
    }
    for run in text.runs(where: { $0.properties.numericType == .decimal || Self.isSeparator($0) }) {
      let digits = text.scalars[run].compactMap { $0.properties.numericValue.map { Int($0) } }
      let range = text.range(run)
      guard !digits.isEmpty, !addresses.contains(where: { $0.overlaps(run) }),
        !taken.contains(where: {
          $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound
        })
      else { continue }
      let value = digits.map(String.init).joined()
      items.append(Item(value: value, range: range, isAddress: false))
    }
  }

  /// Separators inside numbers differ between languages.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2C, 0x2E, 0x27, 0x2019, 0xA0, 0x202F, 0x66B, 0x66C: true
    default: false
    }
  }

  /// The part of a word that is an address, without the sentence's own punctuation around it.
  private static func address(in text: QualityText, _ word: Range<Int>) -> Range<Int>? {
    let marks: [Unicode.Scalar] = [
      ".", ",", ";", ":", "!", "?", ")", "]", ">", "\"", "'", "»", "”", "。",
    ]
    var end = word.upperBound
    while end > word.lowerBound, marks.contains(text.scalars[end - 1]) { end -= 1 }
    let string = text.string(word.lowerBound..<end).lowercased()
    for start in ["http://", "https://", "www."] {
      guard let found = string.range(ofFirst: start) else { continue }
      return word.lowerBound + found..<end
    }
    return nil
  }
}

extension String {
  /// The number of scalars before the first place where another text stands; nil without one.
  fileprivate func range(ofFirst word: String) -> Int? {
    let own = Array(unicodeScalars)
    let other = Array(word.unicodeScalars)
    guard own.count >= other.count else { return nil }
    return (0...(own.count - other.count)).first {
      own[$0..<($0 + other.count)].elementsEqual(other)
    }
  }
}
