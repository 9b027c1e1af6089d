import Diagnostics
import FileAccess
import Foundation
import PushlocKit
import Rules
import SourceText
import TestSupport

/// A rule's example as files in memory, with the places that its marks name.
struct ExampleProject {
  /// A place that a rule names: a file and the offset in its text, in bytes.
  struct Mark: Hashable, Comparable, CustomStringConvertible {
    var path: String
    var offset: Int

    var description: String { "\(path)@\(offset)" }

    static func < (first: Mark, second: Mark) -> Bool {
      (first.path, first.offset) < (second.path, second.offset)
    }
  }

  private struct File {
    /// The text as rules see it: UTF-8, or the very bytes of a file that is read as UTF-8.
    var text: [UInt8] = []
    /// The encoding behind the bar of an example's path.
    var encoding: String

    var isUTF16: Bool { encoding.hasPrefix("utf-16") }
    var isMarked: Bool { isUTF16 && !encoding.hasSuffix("-unmarked") }

    mutating func append(_ scalar: Unicode.Scalar) {
      if encoding == "latin1" {
        text.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        text += Array(String(scalar).utf8)
      }
    }

    /// The bytes on disk.
    var bytes: [UInt8] {
      guard isUTF16 else { return text }
      // The byte order mark is no part of what rules see.
      let mark = isMarked ? "\u{FEFF}" : ""
      let units = (mark + String(decoding: text, as: UTF8.self)).utf16
      let isBig = encoding.hasPrefix("utf-16be")
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBig ? pair : pair.reversed()
      }
      return encoding.hasSuffix("-odd") ? bytes + [0x20] : bytes
    }
  }

  private var files: [String: File] = [:]
  private let developmentLanguage: String
  /// The marked places, in order.
  private(set) var marks: [Mark] = []

  init(_ example: RuleExample) {
    developmentLanguage = example.developmentLanguage
    for file in example.files {
      let parts = file.path.split(separator: "|", maxSplits: 1)
      let path = String(parts[0])
      var content = File(encoding: parts.count > 1 ? String(parts[1]) : "utf-8")
      for scalar in file.text.unicodeScalars {
        if scalar == "↓" {
          marks.append(Mark(path: path, offset: content.text.count))
        } else {
          content.append(scalar)
        }
      }
      files[path] = content
    }
    marks.sort()
  }

  /// Everything that is found, by rules that are off as well.
  func findings() throws -> [Diagnostic] {
    try CheckRun(loader: loader(), paths: ["."], levels: .everything).result().findings
  }

  /// Adds a table to an example of payloads alone, so that a phone can show them.
  mutating func addTable() {
    guard !files.keys.contains(where: { $0.contains("Localizable.") }) else { return }
    var table = File(encoding: "utf-8")
    for scalar in "\"other\" = \"Text\";\n".unicodeScalars { table.append(scalar) }
    files["en.lproj/Localizable.strings"] = table
  }

  /// What was read.
  func load() throws -> Project { try loader().load(["."]) }

  private func loader() throws -> ProjectLoader {
    let memory = MemoryFiles()
    for (path, file) in files { memory[FilePath(path)] = file.bytes }
    return ProjectLoader(
      files: memory,
      developmentLanguage: DevelopmentLanguage(name: developmentLanguage, origin: .flag),
      configuration: try ConfigurationLoader(files: memory).load()
    )
  }

  /// The project with a fix carried out; nil when the edits do not fit.
  func applying(_ fix: Fix) -> ExampleProject? {
    var result = self
    for (path, edits) in Dictionary(grouping: fix.edits, by: \.path) {
      guard let text = files[path]?.text, let fixed = TestSupport.applying(edits, to: text) else {
        return nil
      }
      result.files[path]?.text = fixed
      if edits.contains(where: \.storesFileAsUTF8) { result.files[path]?.encoding = "utf-8" }
    }
    return result
  }
}

extension Diagnostic {
  /// Where the finding stands.
  var mark: ExampleProject.Mark {
    ExampleProject.Mark(path: place.path, offset: place.range.lowerBound)
  }

  /// The finding in one line, for a failing test.
  var line: String { "\(severity) \(rule) at \(mark): \(message)" }
}
