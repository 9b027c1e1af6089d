import Diagnostics
import JSONSyntax
import Languages

/// What the page is made of, as compact JSON: each text once, cards as numbers of texts.
///
///     {"app":"Chat","development":1,"isolates":true,"texts":["…"],
///      "phones":[{"locale":"ar","rtl":true}],
///      "templates":[{"name":"push/a.json","keys":["T",null,"B"],"args":[["Anna"],[],[]],
///        "cards":[[PHONE,TABLE,[[PART,ORIGIN,TEXT]],[[RULE,PART,MESSAGE,SEVERITY,TEXT?]],[[WHEN,[TEXT]]]]]}]}
///
/// SEVERITY is 0 for a note, 1 for a warning, 2 for an error; PART of a finding about the whole
/// notification is -1; TEXT? is 1 for what another text may be without. A phone that stands for the
/// languages that the app lacks has `"others":true` beside its own language, or alone `"lang"`. A template
/// whose arguments are not certain has `"counts":[[0,2],…]` (`null` without a limit), one of several that
/// a payload makes `"when"`, one that nobody can tell `"unknown":true`.
struct PreviewPageData {
  private struct Template {
    var name: String
    var when: String?
    var isUnknown: Bool
    var leftOut: Int
    var keys: [String?] = [nil, nil, nil]
    var arguments: [[String]] = [[], [], []]
    var counts: [(fewest: Int, most: Int?)] = [(0, 0), (0, 0), (0, 0)]
    var cards: [Preview] = []

    /// Whether some part may get another number of arguments than the payload has.
    var isOpen: Bool {
      counts.indices.contains {
        counts[$0].fewest != arguments[$0].count || counts[$0].most != arguments[$0].count
      }
    }

    init(_ preview: Preview) {
      name = preview.name
      when = preview.when?.description
      isUnknown = preview.isUnknown
      leftOut = preview.leftOut
    }

    mutating func add(_ preview: Preview) {
      for part in preview.parts {
        keys[part.kind.number] = part.key
        arguments[part.kind.number] = part.arguments
        if part.key != nil { counts[part.kind.number] = (part.fewest, part.most) }
      }
      cards.append(preview)
    }
  }

  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var templates: [Template] = []
  private var languages: [Preview] = []
  private var phones: [String: Int] = [:]

  init(_ previews: [Preview]) {
    // Numbers of the templates of the payload at hand, by what sets them apart.
    var own: [String: Int] = [:]
    var shown: Set<[String]> = []
    var last = ""
    for preview in previews {
      let when = preview.when?.description ?? ""
      // The same template in another app begins anew.
      if last != preview.name || !shown.insert([preview.locale, when]).inserted {
        own = [:]
        shown = [[preview.locale, when]]
        last = preview.name
      }
      let number = own[when] ?? templates.count
      if own[when] == nil {
        own[when] = number
        templates.append(Template(preview))
      }
      templates[number].add(preview)
      if phones[preview.locale] == nil {
        phones[preview.locale] = languages.count
        languages.append(preview)
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
          for preview in languages {
            json.object { json in
              json.member("locale", preview.locale)
              json.member("rtl", preview.isRightToLeft)
              if preview.audience != .language { json.member("others", true) }
              if preview.audience == .others { json.member("lang", preview.textLanguage) }
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
      json.member("when", template.when)
      if template.isUnknown { json.member("unknown", true) }
      if template.leftOut > 0 { json.member("leftOut", template.leftOut) }
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
      if template.isOpen {
        json.member("counts") { json in
          json.array { json in
            for count in template.counts {
              json.array { json in
                json.number(count.fewest)
                if let most = count.most { json.number(most) } else { json.null() }
              }
            }
          }
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
            json.number(defect.part?.number ?? -1)
            json.number(number(defect.message.description))
            json.number(defect.severity.number)
            if defect.isAboutText { json.number(1) }
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

extension Severity {
  /// Its number in the page's data.
  fileprivate var number: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
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
