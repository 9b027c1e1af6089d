import Diagnostics
import SourceText

extension PlistEncodingFaults {
  /// Most invalid places that a fix mends; a file with more needs saving anew.
  private static let maximumEdits = 10_000

  /// Returns the first bytes that are no UTF-8 and make Apple's reader refuse what they stand in;
  /// nil without any.
  ///
  /// Apple's reader takes one byte, 0xA9, where a character should begin: the copyright sign that
  /// many an old file has in its head. It becomes U+FFFD.
  /// Source: runs of `PropertyListSerialization` with all bytes.
  static func firstRefused(_ bytes: [UInt8], from first: ByteRange, to end: Int) -> ByteRange? {
    var next: ByteRange? = first
    while let bad = next, bytes[bad.lowerBound] == 0xA9 {
      next = UTF8Validation.firstInvalid(in: bytes, bad.lowerBound + 1..<end)
    }
    return next
  }

  /// Returns the fault of a text with bytes that are no UTF-8, of which the first is given.
  ///
  /// One bad byte anywhere, even in a comment, makes Apple's reader refuse the whole file.
  static func invalidUTF8(_ source: DecodedSource, first: ByteRange) -> Diagnostic {
    let places = invalidPlaces(source.utf8, from: first)
    let byte = hexadecimal(source.utf8[first.lowerBound])
    let path = source.path
    var finding = Diagnostic(
      rule: "invalid-utf8",
      severity: .error,
      message: "byte \(byte) at offset \(first.lowerBound) is not valid UTF-8",
      place: SourcePlace(path: path, range: first),
      help: "save the file as UTF-8"
    )
    if looksLikeUTF16(source.utf8) {
      finding.message =
        "byte \(byte) at offset \(first.lowerBound) is not valid UTF-8; the file looks like UTF-16"
      return finding
    }
    guard let guess = EncodingGuess.guess(source.utf8, places) else { return finding }
    finding.message =
      """
      byte \(byte) at offset \(first.lowerBound) is not valid UTF-8; \
      the file looks like \(guess.rawValue)
      """
    if places.count > 1 {
      finding.related = [
        RelatedPlace(
          place: SourcePlace(path: path, range: places[1]),
          message: "the next of \(places.count) such places"
        )
      ]
    }
    finding.fix = fix(source, places, guess)
    return finding
  }

  /// Returns the edits that put each place into UTF-8; nil where there are too many.
  private static func fix(
    _ source: DecodedSource,
    _ places: [ByteRange],
    _ encoding: OneByteEncoding
  ) -> Fix? {
    guard places.count <= maximumEdits else { return nil }
    let edits = places.compactMap { place -> SourceEdit? in
      let scalars = source.utf8[place.range].compactMap { encoding.scalar(of: $0) }
      guard scalars.count == place.count else { return nil }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      return SourceEdit(path: source.path, range: place, replacement: text)
    }
    return edits.count == places.count ? Fix(isSafe: false, edits: edits) : nil
  }

  /// Returns all places that are no UTF-8.
  private static func invalidPlaces(_ bytes: [UInt8], from first: ByteRange) -> [ByteRange] {
    var places = [first]
    bytes.withUnsafeBufferPointer { buffer in
      var start = first.upperBound
      while let next = UTF8Validation.scan(buffer, start..<buffer.count).invalid {
        places.append(next)
        start = next.upperBound
      }
    }
    return places
  }

  /// Whether so many bytes are zero that the text cannot be in an encoding of one byte.
  static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    let sample = bytes.prefix(4096)
    return sample.count { $0 == 0 } * 8 >= sample.count && !sample.isEmpty
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x10 ? "0x0\(digits)" : "0x\(digits)"
  }
}
