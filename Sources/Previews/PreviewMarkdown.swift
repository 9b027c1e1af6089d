import Diagnostics
import Reporters

/// Previews as a comment on a change: one folded table a template, those with defects first.
public enum PreviewMarkdown {
  /// Most bytes of a comment that GitHub takes, with room for what is around it.
  ///
  /// Source: GitHub, "body is too long (maximum is 65536 characters)".
  private static let limit = 65_000
  /// Bytes that are kept for the sentence about what is left out.
  private static let reserve = 200

  /// Returns the text; what does not fit is left out, and said to be.
  public static func text(_ previews: [Preview]) -> String {
    let all = PreviewGroup.groups(of: previews)
    // What is wrong first, then what is only worth knowing.
    let groups = [.error, .warning, .note, nil].flatMap { worst in all.filter { $0.worst == worst }
    }
    let defects = groups.reduce(0) { $0 + $1.count }
    var text = "### Push notifications\n\n"
    text += "\(previews.count) notifications, \(defects) defects.\n"
    var size = text.utf8.count
    var left = 0
    for group in groups {
      let block = block(group)
      if size + block.utf8.count > limit - reserve {
        left += group.previews.count
      } else {
        text += block
        size += block.utf8.count
      }
    }
    if left > 0 { text += "\n\(left) notifications are left out: the text would be too long.\n" }
    return text
  }

  private static func block(_ group: PreviewGroup) -> String {
    let icon = (group.worst ?? .note) > .note ? "⚠️" : "ℹ️"
    let sign = group.worst == nil ? "" : "\(icon) \(group.count) – "
    var text = "\n<details><summary>\(sign)\(html(group.head))</summary>\n\n"
    for defect in group.common { text += "- \(Self.defect(defect))\n" }
    if !group.common.isEmpty { text += "\n" }
    text += "| language | shown | defects |\n|---|---|---|\n"
    for preview in group.previews {
      var shown = preview.parts.map { part in
        guard let text = part.text else { return "*no text at all*" }
        return code(text)
      }
      if preview.parts.isEmpty { shown.append("*\(preview.emptyPhrase)*") }
      if let when = preview.when { shown.insert("*\(html("\(when)"))*", at: 0) }
      let defects = group.own(preview).map(Self.defect)
      let others = preview.alternatives.map { other in
        "or, \(html("\(other.when)")): "
          + other.parts.compactMap(\.text).map(code).joined(separator: " ")
      }
      text += "| \(code(preview.languageLabel)) | \((shown + others).joined(separator: "<br>"))"
      text += " | \(defects.joined(separator: "<br>")) |\n"
    }
    if group.leftOut > 0 {
      text += "\n\(group.leftOut) more that the template can say are not shown.\n"
    }
    return text + "\n</details>\n"
  }

  private static func defect(_ defect: Preview.Defect) -> String {
    let level = defect.severity == .note ? "note: " : ""
    return "\(level)\(code(defect.rule.name)) \(html("\(defect.message)"))"
  }

  /// A code span inside a table: bars would end the cell even there.
  private static func code(_ text: String) -> String {
    "<code dir=\"auto\">\(html(text))</code>"
  }

  /// Text inside an HTML element on one line, where no Markdown is obeyed either.
  private static func html(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.short(text).unicodeScalars {
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", " ", ",", "-": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
