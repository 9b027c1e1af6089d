import Catalogs
import Diagnostics
import SourceText

/// A catalog in which `↓` stands before the first byte of every range that is to be reported.
struct MarkedCatalog {
  let file: SourceFile
  /// Offsets of the marks, in bytes.
  let marks: [Int]

  init(_ text: String) {
    var bytes: [UInt8] = []
    var marks: [Int] = []
    for scalar in text.unicodeScalars {
      if scalar == "↓" { marks.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    file = SourceFile(path: "Localizable.xcstrings", bytes: bytes)
    self.marks = marks
  }

  /// A whole catalog around the members of `strings`.
  init(strings: String) {
    self.init(#"{"sourceLanguage": "en", "version": "1.0", "strings": {"# + strings + "}}")
  }

  func read() -> Outcome<CatalogDocument> { CatalogDocument.read(file) }
}
