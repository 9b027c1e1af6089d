import SourceText
import Testing

struct ConflictMarkersTests {
  @Test(
    arguments: [
      ("<<<<<<< HEAD\nx", ConflictMarkers.Kind.start, 12), ("=======\r\n", .separator, 7),
      (">>>>>>> a b", .end, 11), ("||||||| base\n", .base, 12), ("<<<<<<<\n", .start, 7),
      (">>>>>>>", .end, 7),
    ] as [(String, ConflictMarkers.Kind, Int)]
  )
  func markersAreFound(_ row: (text: String, kind: ConflictMarkers.Kind, end: Int)) {
    let found = ConflictMarkers.marker(in: Array(row.text.utf8), at: 0)
    #expect(found?.kind == row.kind)
    #expect(found?.range == ByteRange(0, row.end))
  }

  @Test(arguments: [
    "<<<<<< HEAD", "======= x", "========", "<<<<<<<<", "<<<<<<<x", "=", "", "-------",
  ])
  func otherLinesAreNone(_ text: String) {
    #expect(ConflictMarkers.marker(in: Array(text.utf8), at: 0) == nil)
  }
}
