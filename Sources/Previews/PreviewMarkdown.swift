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
    let groups = groups(of: previews).sorted { $0.defects > 0 && $1.defects == 0 }
    let defects = groups.reduce(0) { $0 + $1.defects }
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

  private struct Group {
    var name: String
    var previews: [Preview] = []
    var defects: Int { previews.reduce(0) { $0 + $1.defects.count } }
  }

  private static func groups(of previews: [Preview]) -> [Group] {
    var groups: [Group] = []
    for preview in previews {
      let name = preview.head
      if groups.last?.name != name { groups.append(Group(name: name)) }
      groups[groups.count - 1].previews.append(preview)
    }
    return groups
  }

  private static func block(_ group: Group) -> String {
    let sign = group.defects > 0 ? "⚠️ \(group.defects) – " : ""
    var text = "\n<details><summary>\(sign)\(html(group.name))</summary>\n\n"
    text += "| language | shown | defects |\n|---|---|---|\n"
    for preview in group.previews {
      let shown = preview.parts.map { part in
        guard let text = part.text else { return "*no text at all*" }
        return code(text)
      }
      let unknown = preview.isUnknown ? ["*unknown: the template decides what is shown*"] : []
      let defects = preview.defects.map { "\(code($0.rule.name)) \(html("\($0.message)"))" }
      let others = preview.alternatives.map { other in
        "or, \(html("\(other.when)")): "
          + other.parts.compactMap(\.text).map(code).joined(separator: " ")
      }
      text += "| \(code(preview.locale)) | \((shown + unknown + others).joined(separator: "<br>"))"
      text += " | \(defects.joined(separator: "<br>")) |\n"
    }
    return text + "\n</details>\n"
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
