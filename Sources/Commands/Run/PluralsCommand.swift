import Diagnostics
import FileAccess
import JSONSyntax
import Languages

extension Command {
  /// `pushloc plurals`.
  static let plurals = Command(.plurals) { arguments, context throws(CommandFailure) in
    let words = arguments.texts
    guard words[0].isLanguageName else {
      throw CommandFailure(
        .usage,
        "'\(words[0])' is no language",
        help: "write it as 'de' or 'pt-BR'"
      )
    }
    let language = LanguageID(words[0])
    let rules = PluralRules(language: words[0])
    let numbers = try words.dropFirst().map { (word) throws(CommandFailure) in
      (word, try category(of: word, rules))
    }
    if arguments.wantsJSON {
      context.answer { json in
        json.member("language", language.canonical)
        json.member("categories", rules.categories.map(\.rawValue))
        json.member("numbers") { json in
          var seen: Set<String> = []
          json.object { json in
            for (word, category) in numbers where seen.insert(word).inserted {
              json.member(word, category.rawValue)
            }
          }
        }
      }
    } else if numbers.isEmpty {
      for category in rules.categories { context.show(line(category, rules)) }
    } else {
      for (word, category) in numbers { context.show("\(word) \(category.rawValue)") }
    }
    if !rules.isKnown { context.tellNote("CLDR has no plural rules for '\(words[0])'") }
    return .success
  }

  private static func category(
    of word: String,
    _ rules: PluralRules
  ) throws(CommandFailure) -> PluralCategory {
    // A number and its negative have the same form.
    let digits = word.hasPrefix("-") ? String(word.dropFirst()) : word
    guard let category = rules.category(ofDecimal: digits) else {
      throw CommandFailure(.usage, "'\(word)' is no number in decimal digits")
    }
    return category
  }

  private static func line(_ category: PluralCategory, _ rules: PluralRules) -> String {
    let name = category.rawValue
    guard let examples = rules.examples(of: category) else { return name }
    let gap = String(repeating: " ", count: max(1, 6 - name.utf8.count))
    return name + gap + examples.text + (examples.isComplete ? "" : ", …")
  }
}
