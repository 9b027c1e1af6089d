import Diagnostics
import JSONSyntax
import Languages

/// The JSON form of previews, as scripts depend on it.
public enum PreviewJSON {
  /// Returns the JSON text, with a line end.
  public static func text(_ previews: [Preview]) -> String {
    var json = JSONWriter(brokenLevels: 3)
    json.object { json in
      json.member("version") { $0.number(1) }
      json.member("previews") { json in
        json.array { json in
          for group in byLanguage(previews) { write(group, &json) }
        }
      }
    }
    return json.text + "\n"
  }

  /// The previews of one payload in one language: the first, and what else its template can say.
  private static func byLanguage(_ previews: [Preview]) -> [[Preview]] {
    var groups: [[Preview]] = []
    for preview in previews {
      if preview.isFurther, let first = groups.last?.first, first.name == preview.name,
        first.locale == preview.locale
      {
        groups[groups.count - 1].append(preview)
      } else {
        groups.append([preview])
      }
    }
    return groups
  }

  private static func write(_ group: [Preview], _ json: inout JSONWriter) {
    let preview = group[0]
    let others = group.dropFirst().map { Preview.Alternative(when: $0.when ?? "", parts: $0.parts) }
    let alternatives = others + group.flatMap(\.alternatives)
    json.object { json in
      json.member("payload", preview.payload)
      json.member("pointer", preview.pointer)
      json.member("locale", preview.locale)
      json.member("table", preview.table)
      json.member("direction", preview.direction == .rightToLeft ? "rtl" : "ltr")
      if preview.audience != .language { json.member("otherLanguages", true) }
      if preview.isUnknown { json.member("unknown", true) }
      if let when = preview.when { json.member("when", when.description) }
      write(preview.parts, &json)
      if !alternatives.isEmpty {
        json.member("alternatives") { json in
          json.array { json in
            for alternative in alternatives {
              json.object { json in
                json.member("when", alternative.when.description)
                write(alternative.parts, &json)
              }
            }
          }
        }
      }
      if preview.leftOut > 0 { json.member("leftOut", preview.leftOut) }
      write(defects(of: group), &json)
      json.member("pushType", preview.pushType)
      json.member("bytes", preview.bytes)
      json.member("limit", preview.byteLimit)
    }
  }

  private typealias Found = (defect: Preview.Defect, when: Message?)

  /// The findings of all that a template can say, each once; one that not all have with those that do.
  private static func defects(of group: [Preview]) -> [Found] {
    var found: [Found] = []
    for preview in group {
      for defect in preview.defects where !found.contains(where: { $0.defect == defect }) {
        let isCommon = group.allSatisfy { $0.defects.contains(defect) }
        found.append((defect, isCommon ? nil : preview.when))
      }
    }
    return found
  }

  /// What is about no part is about the whole notification.
  private static func write(_ found: [Found], _ json: inout JSONWriter) {
    guard !found.isEmpty else { return }
    json.member("defects") { json in
      json.array { json in
        for (defect, when) in found {
          json.object { json in
            json.member("rule", defect.rule.name)
            json.member("part", defect.part?.rawValue ?? "notification")
            json.member("severity", defect.severity.rawValue)
            json.member("message", defect.message.description)
            if let when { json.member("when", when.description) }
          }
        }
      }
    }
  }

  /// A part that is not there is left out; a text that iOS loses is `null`.
  private static func write(_ parts: [Preview.Part], _ json: inout JSONWriter) {
    for part in parts {
      json.member(part.kind.rawValue) { json in
        if let text = part.text { json.string(text) } else { json.null() }
      }
    }
  }
}
