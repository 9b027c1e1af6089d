import Diagnostics
import Languages
import Reporters

/// Previews for a terminal: one block a payload, one notification a language.
public enum PreviewText {
  /// Returns the text.
  ///
  /// - Parameters:
  ///   - previews: The previews, those of one payload one after the other.
  ///   - width: Columns of the terminal.
  ///   - usesColor: Whether escape sequences may be written.
  ///   - isolates: Whether arguments and right-to-left texts are set apart by isolates, as a phone is
  ///     assumed to do; never part of the texts themselves.
  /// - Returns: The text, with a line end.
  public static func text(
    _ previews: [Preview],
    width: Int,
    usesColor: Bool,
    isolates: Bool = true
  ) -> String {
    var lines: [String] = []
    let column = previews.map { TerminalText.safe($0.languageLabel).count }.max() ?? 0
    for group in PreviewGroup.groups(of: previews) {
      if !lines.isEmpty { lines.append("") }
      lines.append(bold(TerminalText.safe(group.head), usesColor))
      for defect in group.common {
        lines += Self.lines(of: defect, width: width - 2, usesColor).map { "  " + $0 }
      }
      for preview in group.previews {
        lines += block(
          preview,
          group.own(preview),
          column: column,
          width: width,
          usesColor,
          isolates
        )
      }
      if group.leftOut > 0 {
        let count = group.leftOut
        lines.append(dim("  \(count) more that the template can say are not shown", usesColor))
      }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private static func block(
    _ preview: Preview,
    _ defects: [Preview.Defect],
    column: Int,
    width: Int,
    _ usesColor: Bool,
    _ isolates: Bool
  ) -> [String] {
    let indent = String(repeating: " ", count: column + 4)
    let room = max(20, width - indent.count)
    var shownLines: [String] = []
    if let when = preview.when {
      shownLines.append(dim("(\(TerminalText.safe(when.description)))", usesColor))
    }
    for part in preview.parts {
      guard let text = part.text else {
        shownLines.append(dim("(no text at all)", usesColor))
        continue
      }
      for line in lines(of: text, width: room) {
        let shown = isolates ? isolated(line, rightToLeft: preview.isRightToLeft) : line
        shownLines.append(part.kind == .title ? bold(shown, usesColor) : shown)
      }
    }
    if preview.parts.isEmpty { shownLines.append(dim("(\(preview.emptyPhrase))", usesColor)) }
    for defect in defects { shownLines += lines(of: defect, width: room, usesColor) }
    for alternative in preview.alternatives {
      let texts = alternative.parts.compactMap(\.text).map(TerminalText.safe)
      shownLines.append(dim("or \(alternative.when): \(texts.joined(separator: " | "))", usesColor))
    }
    let locale = TerminalText.safe(preview.languageLabel)
    let label = locale + String(repeating: " ", count: column - locale.count)
    return shownLines.enumerated().map { number, line in
      (number == 0 ? "  \(label)  " : indent) + line
    }
  }

  /// A finding, marked where it is more than a note.
  private static func lines(of defect: Preview.Defect, width: Int, _ usesColor: Bool) -> [String] {
    let isNote = defect.severity == .note
    let text = "\(isNote ? "note:" : "!") \(defect.message) [\(defect.rule)]"
    return lines(of: text, width: max(20, width)).enumerated().map { number, line in
      let indented = number == 0 ? line : "  " + line
      return isNote ? dim(indented, usesColor) : red(indented, usesColor)
    }
  }

  /// Breaks a text into lines that fit, at its own line ends and at spaces.
  private static func lines(of text: String, width: Int) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line in
      var result: [String] = []
      var current = ""
      for word in TerminalText.safe(String(line)).split(separator: " ") {
        let longer = current.isEmpty ? String(word) : "\(current) \(word)"
        if !current.isEmpty, TerminalWidth.of(longer) > width {
          result.append(current)
          current = String(word)
        } else {
          current = longer
        }
      }
      return result + [current]
    }
  }

  /// Sets a line apart, so that a terminal that reorders keeps it together.
  private static func isolated(_ line: String, rightToLeft: Bool) -> String {
    guard rightToLeft || TerminalText.runsRightToLeft(line) else { return line }
    return (rightToLeft ? "\u{2067}" : "\u{2068}") + line + "\u{2069}"
  }

  private static func bold(_ text: String, _ isOn: Bool) -> String { styled(text, "1", isOn) }
  private static func dim(_ text: String, _ isOn: Bool) -> String { styled(text, "2", isOn) }
  private static func red(_ text: String, _ isOn: Bool) -> String { styled(text, "31", isOn) }
  private static func styled(_ text: String, _ code: String, _ isOn: Bool) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension Preview {
  /// Whether the language runs from right to left.
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// What is said where the notification has no text.
  var emptyPhrase: String {
    isUnknown
      ? "unknown: what is shown is known only when the template is rendered"
      : "silent: nothing is shown"
  }
}
