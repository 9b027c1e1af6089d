/// Maps byte offsets of a transcoded text back to byte offsets of the file on disk.
///
/// Both sides grow together, so the map keeps one pair of offsets for each stretch in which a
/// scalar takes the same number of bytes on both sides, for example:
///
///     file (UTF-16LE)  FF FE | 61 00 | 62 00 | E9 00 | 63 00
///     text (UTF-8)             61      62      C3 A9   63
///     runs             (text 0, file 2, 1→2) (text 2, file 6, 2→2) (text 4, file 8, 1→2)
public struct OffsetMap: Sendable {
  struct Run: Sendable {
    var text: Int
    var file: Int
    var textUnit: Int
    var fileUnit: Int
  }

  private var runs: [Run] = []
  private var textEnd = 0
  private var fileEnd: Int

  /// Creates an empty map for a text that begins at an offset of the file.
  public init(fileStart: Int) {
    fileEnd = fileStart
  }

  /// Adds one scalar that takes the given numbers of bytes in the text and in the file.
  public mutating func append(textBytes: Int, fileBytes: Int) {
    if let last = runs.last, last.textUnit == textBytes, last.fileUnit == fileBytes {
    } else {
      runs.append(Run(text: textEnd, file: fileEnd, textUnit: textBytes, fileUnit: fileBytes))
    }
    textEnd += textBytes
    fileEnd += fileBytes
  }

  /// Returns the offset in the file, in bytes, of an offset in the text, in bytes.
  ///
  /// An offset inside a scalar gives the start of that scalar.
  public func fileOffset(ofText offset: Int) -> Int {
    guard offset < textEnd else { return fileEnd }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].text <= offset { low = middle } else { high = middle }
    }
    guard low < runs.count else { return fileEnd }
    let run = runs[low]
    guard run.textUnit > 0 else { return run.file }
    return run.file + (offset - run.text) / run.textUnit * run.fileUnit
  }
}
