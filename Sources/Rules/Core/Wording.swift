import Delivery
import Diagnostics
import Languages
import Payloads

/// Words that several rules use.
enum Wording {
  /// Longest list of names in a sentence.
  static let longestList = 6

  /// Returns names as a list, for example `'de', 'fr' and 3 more`.
  static func list(_ names: [String], limit: Int = longestList) -> Message {
    let shown = names.prefix(limit).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count - limit
    return rest > 0 ? "\(shown) and \(rest) more" : "\(shown)"
  }

  /// Returns all of some languages: each is somebody's work, so none is left out.
  static func languages(_ locales: [String]) -> Message { list(locales, limit: .max) }

  /// Returns a number of arguments in words.
  static func arguments(_ count: Int) -> Message {
    count == 1 ? "\(count) argument" : "\(count) arguments"
  }

  /// Returns an argument by its position, with its name where a manifest has one.
  static func argument(_ position: Int, of uses: [KeyUse]) -> Message {
    let names = uses.lazy.compactMap { use in
      use.argumentNames.flatMap { $0.indices.contains(position - 1) ? $0[position - 1] : nil }
    }
    guard let name = names.first else { return "argument \(position)" }
    return "argument \(position) ('\(name)')"
  }

  /// Returns how many arguments a payload sends, as far as its template shows it.
  static func sent(_ arity: Arity) -> Message {
    switch arity {
    case .exact(let count): "\(count)"
    case .range(let counts), .either(let counts): "\(counts.lowerBound) to \(counts.upperBound)"
    case .atLeast(let count): "\(count) or more"
    case .unknown: "an unknown number"
    }
  }

  /// Returns how few arguments a payload sends, as far as its template shows it.
  static func leastSent(_ arity: Arity) -> Message {
    guard case .either(let counts) = arity else { return sent(arity) }
    return "\(counts.lowerBound) in one branch of the template"
  }

  /// Returns how many arguments a payload sends, as words with their noun.
  static func sentArguments(_ arity: Arity) -> Message {
    if case .exact(let count) = arity { return arguments(count) }
    return "\(sent(arity)) arguments"
  }

  /// Returns the values of a template's holes that make a key, for the middle of a sentence.
  static func chosen(_ use: KeyUse) -> Message {
    use.chosenValues.isEmpty ? "" : " (\(use.chosenValues.joined(separator: ", ")))"
  }

  /// Returns a suggestion of near names for a help line; nil without any.
  static func didYouMean(_ names: [String], for written: String) -> Message? {
    .didYouMean(names, for: written)
  }

  /// Returns what a phone shows for a use whose key it does not find.
  static func shownInstead(of use: KeyUse) -> Message {
    if let literal = use.literal, !literal.isEmpty {
      return "the phone shows the literal text '\(literal)'"
    }
    return "the phone shows '\(use.key)'"
  }
}

extension Phone {
  /// The phone's language in canonical spelling.
  var locale: String { LanguageID(language).canonical }
}
