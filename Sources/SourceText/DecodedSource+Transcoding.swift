/// A text that was brought into UTF-8, with what got lost on the way.
public struct Transcoding: Sendable {
  /// The text.
  public var source: DecodedSource
  /// The places of U+FFFD that stand for a surrogate without its partner, in `source.utf8`.
  public var loneSurrogates: [ByteRange]
  /// Bytes at the end that are no whole unit, and are ignored.
  public var trailingBytes: Int
  /// Whether Apple's reader takes the bytes; the text is best effort where it does not.
  public var isValid: Bool
}

extension DecodedSource {
  /// Decodes a file from one encoding, from an offset in the file (in bytes) to its end.
  ///
  /// Never fails: what cannot be decoded becomes U+FFFD. UTF-8 is taken as it is, invalid bytes
  /// included, and `isValid` says nothing about it.
  public static func transcode(
    _ file: SourceFile,
    as encoding: SourceEncoding,
    from start: Int
  ) -> Transcoding {
    var transcoder = Transcoder(file: file, encoding: encoding, start: start)
    switch encoding {
    case .utf8, .binary:
      let source = DecodedSource(
        file: file,
        utf8: file.bytes,
        contentStart: min(start, file.bytes.count),
        encoding: encoding,
        offsetMap: nil
      )
      return Transcoding(source: source, loneSurrogates: [], trailingBytes: 0, isValid: true)
    case .utf16LittleEndian, .utf16BigEndian: transcoder.readUTF16()
    case .utf32LittleEndian, .utf32BigEndian: transcoder.readUTF32()
    case .latin1, .windows1252: transcoder.readOneByte()
    }
    return transcoder.finish()
  }
}

private struct Transcoder {
  let file: SourceFile
  let encoding: SourceEncoding
  var text: [UInt8] = []
  var map: OffsetMap
  var index: Int
  var loneSurrogates: [ByteRange] = []
  var isValid = true

  init(file: SourceFile, encoding: SourceEncoding, start: Int) {
    self.file = file
    self.encoding = encoding
    index = min(max(start, 0), file.bytes.count)
    map = OffsetMap(fileStart: index)
    text.reserveCapacity(file.bytes.count - index)
  }

  mutating func readUTF16() {
    let bytes = file.bytes
    let (high, low) = encoding == .utf16BigEndian ? (0, 1) : (1, 0)
    while index + 1 < bytes.count {
      let unit = UInt32(bytes[index + high]) << 8 | UInt32(bytes[index + low])
      if unit & 0xFC00 == 0xD800, index + 3 < bytes.count {
        let next = UInt32(bytes[index + 2 + high]) << 8 | UInt32(bytes[index + 2 + low])
        if next & 0xFC00 == 0xDC00 {
          append(0x10000 + (unit & 0x3FF) << 10 + next & 0x3FF, fileBytes: 4)
          continue
        }
      }
      if unit & 0xF800 == 0xD800 {
        loneSurrogates.append(ByteRange(text.count, text.count + 3))
      }
      append(unit, fileBytes: 2)
    }
  }

  mutating func readUTF32() {
    let bytes = file.bytes
    while index + 3 < bytes.count {
      var value: UInt32 = 0
      for step in 0..<4 {
        let place = encoding == .utf32BigEndian ? index + step : index + 3 - step
        value = value << 8 | UInt32(bytes[place])
      }
      if Unicode.Scalar(value) == nil { isValid = false }
      append(value, fileBytes: 4)
    }
  }

  mutating func readOneByte() {
    while index < file.bytes.count {
      let byte = file.bytes[index]
      guard encoding == .windows1252, byte & 0xE0 == 0x80 else {
        append(UInt32(byte), fileBytes: 1)
        continue
      }
      let scalar = OneByteEncoding.windows1252.scalar(of: byte)
      if scalar == nil { isValid = false }
      append(scalar?.value ?? 0xFFFD, fileBytes: 1)
    }
  }

  /// Adds a scalar by its value; what is none becomes U+FFFD.
  private mutating func append(_ value: UInt32, fileBytes: Int) {
    let before = text.count
    text.appendUTF8(Unicode.Scalar(value) ?? "\u{FFFD}")
    map.append(textBytes: text.count - before, fileBytes: fileBytes)
    index += fileBytes
  }

  func finish() -> Transcoding {
    // A file that holds no whole unit cannot be converted; one with some ignores the rest.
    let trailing = file.bytes.count - index
    let source = DecodedSource(
      file: file,
      utf8: text,
      contentStart: 0,
      encoding: encoding,
      offsetMap: map
    )
    return Transcoding(
      source: source,
      loneSurrogates: loneSurrogates,
      trailingBytes: trailing,
      isValid: isValid && !text.isEmpty
    )
  }
}
