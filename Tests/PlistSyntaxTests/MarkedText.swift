import Diagnostics
import PlistSyntax
import SourceText

/// A text in which `↓` stands right before each place that must be named.
struct MarkedText {
  /// The text without the marks.
  let text: String
  /// Where the marks stood: offsets in bytes.
  let places: [Int]

  init(_ marked: String) {
    var text = ""
    var places: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        places.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.places = places
  }
}

/// Readings of texts, in words.
enum Reading {
  static func read(_ text: String) -> Outcome<PlistDocument> {
    PlistReader.read(SourceFile(path: "t.strings", text: text))
  }

  /// Returns a finding in one line: severity, rule, what it covers, message.
  static func line(_ diagnostic: Diagnostic, _ source: DecodedSource) -> String {
    let covered = source.string(diagnostic.place.range)
    return "\(diagnostic.severity) \(diagnostic.rule) «\(covered)»: \(diagnostic.message)"
  }

  /// Returns a text with one fix applied.
  static func apply(_ fix: Fix, to text: String) -> String {
    apply(fix.edits, to: text)
  }

  /// Returns a text with edits applied, from the last to the first.
  static func apply(_ edits: [SourceEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) > ($1.element.range.start, $1.offset)
    }
    for (_, edit) in ordered {
      bytes.replaceSubrange(edit.range.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
