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
          for preview in previews { write(preview, &json) }
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ preview: Preview, _ json: inout JSONWriter) {
    json.object { json in
      json.member("payload", preview.payload)
      json.member("pointer", preview.pointer)
      json.member("locale", preview.locale)
      json.member("table", preview.table)
      json.member("direction", preview.direction == .rightToLeft ? "rtl" : "ltr")
      write(preview.parts, &json)
      if preview.isUnknown { json.member("unknown", true) }
      if !preview.alternatives.isEmpty {
        json.member("alternatives") { json in
          json.array { json in
            for alternative in preview.alternatives {
              json.object { json in
                json.member("when", alternative.when.description)
                write(alternative.parts, &json)
              }
            }
          }
        }
      }
      if !preview.defects.isEmpty {
        json.member("defects") { json in
          json.array { json in
            for defect in preview.defects {
              json.object { json in
                json.member("rule", defect.rule.name)
                json.member("part", defect.part.rawValue)
                json.member("message", defect.message.description)
              }
            }
          }
        }
      }
      json.member("pushType", preview.pushType)
      json.member("bytes", preview.bytes)
      json.member("limit", preview.byteLimit)
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
