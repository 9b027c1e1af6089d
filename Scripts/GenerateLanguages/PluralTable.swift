/// The cardinal plural rules: one line a rule set, `languages|category:condition;…`.
func pluralTable() -> String {
  let plurals = Resource(bundle: "plurals")
  var languages: [String: [String]] = [:]
  for locale in plurals?["locales"]?.children ?? [] where !locale.text.isEmpty {
    languages[locale.text, default: []].append(locale.key)
  }
  var lines: [String] = []
  for (name, members) in languages {
    let rules = (plurals?["rules"]?[name]?.children ?? []).compactMap { rule -> String? in
      let condition = rule.text.split(separator: "@", omittingEmptySubsequences: false)[0]
      let text = condition.split(separator: " ").joined(separator: " ")
      return rule.key == "other" ? nil : "\(rule.key):\(text)"
    }
    lines.append(members.sorted().joined(separator: " ") + "|" + rules.joined(separator: ";"))
  }
  let text = lines.sorted().joined(separator: "\n")
  return head("PluralRulesTable", "CLDR's cardinal plural rules, as ICU carries them.")
    + """
      /// The CLDR version of the rules.
      static let version = "\(version)"

      /// One line a rule set: languages, then each category but `other` with its condition.
      static let lines = NamedLines(
        text: \"\"\"
    \(text.split(separator: "\n").map { "      " + wrapped(String($0)) }.joined(separator: "\n"))
          \"\"\"
      )
    }

    """
}

/// A line broken where it is too long for the eye, without a line end in its value.
func wrapped(_ line: String) -> String {
  var result = ""
  var width = 0
  for word in line.split(separator: " ") {
    if width > 0, width + word.utf8.count > 90 {
      result += "\\\n      "
      width = 0
    }
    result += word + " "
    width += word.utf8.count + 1
  }
  return String(result.dropLast())
}
