import Diagnostics
import JSONSyntax
import Languages

/// What the page is made of, as compact JSON: each text once, cards as numbers of texts.
///
///     {"app":"Chat","development":1,"isolates":true,"texts":["…"],
///      "phones":[{"locale":"ar","rtl":true}],
///      "templates":[{"name":"push/a.json","keys":["T",null,"B"],"args":[["Anna"],[],[]],
///        "cards":[[PHONE,TABLE,[[PART,ORIGIN,TEXT]],[[RULE,PART,MESSAGE]],[[WHEN,[TEXT]]]]]}]}
struct PreviewPageData {
  private struct Template {
    var name: String
    var keys: [String?] = [nil, nil, nil]
    var arguments: [[String]] = [[], [], []]
    var cards: [Preview] = []

    mutating func add(_ preview: Preview) {
      for part in preview.parts {
        keys[part.kind.number] = part.key
        arguments[part.kind.number] = part.arguments
      }
      cards.append(preview)
    }
  }

  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var templates: [Template] = []
  private var locales: [String] = []
  private var phones: [String: Int] = [:]

  init(_ previews: [Preview]) {
    var shown: Set<String> = []
    for preview in previews {
      let name = preview.payload + (preview.pointer == "/aps" ? "" : " \(preview.pointer)")
      // The same template in another app begins anew.
      if templates.last?.name != name || !shown.insert(preview.locale).inserted {
        templates.append(Template(name: name))
        shown = [preview.locale]
      }
      templates[templates.count - 1].add(preview)
      if phones[preview.locale] == nil {
        phones[preview.locale] = locales.count
        locales.append(preview.locale)
      }
    }
  }

  mutating func json(_ options: PreviewPage.Options) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("app", options.app)
      json.member("development", phones[LanguageID(options.developmentLanguage).canonical] ?? -1)
      json.member("isolates", options.isolates)
      json.member("phones") { json in
        json.array { json in
          for locale in locales {
            json.object { json in
              json.member("locale", locale)
              json.member("rtl", LanguageID(locale).direction == .rightToLeft)
            }
          }
        }
      }
      json.member("templates") { json in
        json.array { json in
          for template in templates { write(template, &json) }
        }
      }
      json.member("texts", texts)
    }
    return json.text
  }

  private mutating func write(_ template: Template, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", template.name)
      json.member("keys") { json in
        json.array { json in
          for key in template.keys {
            if let key { json.string(key) } else { json.null() }
          }
        }
      }
      json.member("args") { json in
        json.array { json in
          for list in template.arguments { json.array(list) }
        }
      }
      json.member("cards") { json in
        json.array { json in
          for card in template.cards { write(card, &json) }
        }
      }
    }
  }

  private mutating func write(_ card: Preview, _ json: inout JSONWriter) {
    json.array { json in
      json.number(phones[card.locale] ?? 0)
      json.number(number(card.table ?? ""))
      json.array { json in
        for part in card.parts {
          json.array { json in
            json.number(part.kind.number)
            json.number(part.origin.rawValue)
            json.number(number(part.template))
          }
        }
      }
      json.array { json in
        for defect in card.defects {
          json.array { json in
            json.number(number(defect.rule.name))
            json.number(defect.part.number)
            json.number(number(defect.message.description))
          }
        }
      }
      json.array { json in
        for other in card.alternatives {
          json.array { json in
            json.number(number(other.when.description))
            json.array { json in
              for text in other.parts.compactMap(\.text) { json.number(number(text)) }
            }
          }
        }
      }
    }
  }

  private mutating func number(_ text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}

extension Preview.Kind {
  /// Its number in the page's data.
  fileprivate var number: Int {
    switch self {
    case .title: 0
    case .subtitle: 1
    case .body: 2
    }
  }
}
