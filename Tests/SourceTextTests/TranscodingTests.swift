import SourceText
import Testing

struct TranscodingTests {
  private static func transcode(
    _ bytes: [UInt8],
    _ encoding: SourceEncoding,
    from start: Int = 0
  ) -> Transcoding {
    DecodedSource.transcode(SourceFile(path: "t", bytes: bytes), as: encoding, from: start)
  }

  @Test func offsetsLeadBackToTheFile() {
    // The mark, a, é, 😀, b in UTF-16LE.
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0xE9, 0, 0x3D, 0xD8, 0, 0xDE, 0x62, 0]
    let source = Self.transcode(bytes, .utf16LittleEndian, from: 2).source
    #expect(source.utf8 == Array("aé😀b".utf8))
    #expect(source.contentStart == 0)
    let ranges = [
      ByteRange(0, 1), ByteRange(1, 3), ByteRange(3, 7), ByteRange(7, 8), .empty(at: 8),
    ]
    #expect(ranges.map(source.fileRange) == [2..<4, 4..<6, 6..<10, 10..<12, 12..<12])
  }

  @Test func halvesOfPairsAreNoted() {
    let bytes: [UInt8] = [0xD8, 0x3D, 0x00, 0x61, 0xDE, 0x00, 0xD8, 0x3D]
    let found = Self.transcode(bytes, .utf16BigEndian)
    #expect(found.source.utf8 == Array("\u{FFFD}a\u{FFFD}\u{FFFD}".utf8))
    #expect(found.loneSurrogates == [ByteRange(0, 3), ByteRange(4, 7), ByteRange(7, 10)])
    #expect(found.isValid)
  }

  @Test func incompleteUnitsAreNoted() {
    #expect(Self.transcode([0x61, 0, 0x62], .utf16LittleEndian).trailingBytes == 1)
    #expect(Self.transcode([0x61, 0, 0, 0, 0x62, 0], .utf32LittleEndian).trailingBytes == 2)
    #expect(!Self.transcode([0x61], .utf16LittleEndian).isValid)
  }

  @Test func valuesThatAreNoCharactersMakeUTF32Invalid() {
    #expect(Self.transcode([0, 0, 0, 0x61], .utf32BigEndian).isValid)
    #expect(!Self.transcode([0, 0, 0xD8, 0], .utf32BigEndian).isValid)
    #expect(!Self.transcode([0, 0x11, 0, 0], .utf32BigEndian).isValid)
  }

  @Test func oneByteEncodingsAreRead() {
    #expect(Self.transcode([0x80, 0xE9], .latin1).source.utf8 == Array("\u{80}é".utf8))
    #expect(Self.transcode([0x80, 0xE9], .windows1252).source.utf8 == Array("€é".utf8))
    #expect(!Self.transcode([0x81], .windows1252).isValid)
    #expect(OneByteEncoding.macRoman.scalar(of: 0x8E) == "é")
    #expect(OneByteEncoding.macRoman.scalar(of: 0xD5) == "’")
  }

  @Test func utf8IsTakenAsItIs() {
    let found = Self.transcode([0xEF, 0xBB, 0xBF, 0xFF], .utf8, from: 3)
    #expect(found.source.utf8 == [0xEF, 0xBB, 0xBF, 0xFF])
    #expect(found.source.contentStart == 3)
    #expect(found.isValid)
  }
}
