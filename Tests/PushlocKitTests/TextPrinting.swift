import FormatStrings
import Foundation
import SourceText

/// One text with arguments that tell which is which, as Foundation prints it.
struct TextPrinting {
  let text: String
  private let format: FormatString

  init(_ text: String) {
    self.text = text
    format = FormatString(text)
  }

  /// The arguments that are taken, by slot.
  var arguments: [FormatString.Argument] { format.arguments }

  /// What `String(format:)` prints; nil where no argument of a kind can be passed here.
  var byFoundation: String? {
    guard !format.overflows else { return nil }
    var values: [any CVarArg] = []
    var texts: [UnsafeMutablePointer<CChar>] = []
    defer { for text in texts { free(text) } }
    for argument in arguments {
      switch argument.kind {
      case .object: values.append("⟨\(argument.slot)⟩" as NSString)
      case .integer(64), .unsigned(64): values.append(Int64(100 + argument.slot))
      case .integer, .unsigned: values.append(Int32(100 + argument.slot))
      case .character: values.append(Int32(64 + argument.slot))
      case .double: values.append(Double(argument.slot) + 0.5)
      case .cString:
        guard let text = strdup("c\(argument.slot)") else { return nil }
        texts.append(text)
        values.append(UnsafePointer(text))
      case .longDouble, .pointer, .count: return nil
      }
    }
    guard !text.contains("S") || !text.contains("%") || !hasWideText else { return nil }
    return String(format: text, arguments: values)
  }

  private var hasWideText: Bool {
    format.specifiers.contains { [UInt8(ascii: "S"), UInt8(ascii: "P")].contains($0.conversion) }
  }

  /// What Foundation prints for each specifier alone, in the order of the text, with its spelling.
  var printedSpecifiers: [(spelling: String, printed: String)] {
    let bytes = Array(text.utf8)
    return format.specifiers.compactMap { specifier in
      let spelling = String(decoding: bytes[specifier.range.range], as: UTF8.self)
      var digits = spelling.dropFirst()
      if specifier.isNumbered { digits = digits.drop { $0 != "$" }.dropFirst() }
      // As a specifier of its own it takes the first argument: it is given the slot's value.
      let alone = "%\(specifier.slot)$" + digits
      let padding = (1..<max(specifier.slot, 1)).map { "%\($0)$@" }.joined()
      guard let all = TextPrinting(padding + alone).byFoundation else { return nil }
      let head = (1..<max(specifier.slot, 1)).map { "⟨\($0)⟩" }.joined()
      return (spelling, String(all.dropFirst(head.count)))
    }
  }
}

/// A text before and after safe fixes.
struct TextChange {
  let before: String
  let after: String

  /// A specifier without the number that it was given.
  private static func plain(_ spelling: String) -> String {
    spelling.replacing(/^%[0-9]+\$/, with: "%")
  }

  /// A specifier that is not what was meant: `％@`, `% @`, `%$d`, `1$@`, `$1%@`, `@%`.
  private nonisolated(unsafe) static let damaged =
    /[%％٪﹪&][ \u{A0}]?\$?[0-9]*\$?[@＠d]|[0-9]+\$@|\$[0-9]+%@|@%/

  /// What is wrong with the change; nil where it prints the same, or what the text says.
  ///
  /// A percent sign of prose is shown as one; every specifier that is left stands where it stood and
  /// shows its own argument.
  var objection: String? {
    let new = TextPrinting(after)
    guard let printed = new.byFoundation else { return nil }
    if TextPrinting(before).byFoundation == printed { return nil }
    // `\u203A` is read as "u203A" until it is mended.
    let old = before.replacing(/u([0-9A-F]{4})/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
    var rest = old[...]
    var expected = ""
    for (spelling, value) in new.printedSpecifiers {
      if let place = rest.range(of: spelling) ?? rest.range(of: Self.plain(spelling)) {
        expected += rest[..<place.lowerBound].replacing("%%", with: "%") + value
        rest = rest[place.upperBound...]
      } else if let damaged = rest.firstMatch(of: Self.damaged) {
        expected += rest[..<damaged.range.lowerBound].replacing("%%", with: "%") + value
        rest = rest[damaged.range.upperBound...]
      } else {
        return "\(spelling) stands nowhere in \(before)"
      }
    }
    expected += rest.replacing("%%", with: "%")
    // Three dots may become the one character.
    let isSame = expected.replacing("...", with: "…") == printed.replacing("...", with: "…")
    return isSame ? nil : "\(before) → \(after) prints \(printed), not \(expected)"
  }
}
