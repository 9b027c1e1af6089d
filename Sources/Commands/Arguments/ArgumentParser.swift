import FileAccess

/// Sorts the words of a command line by a command's definition.
///
/// Understands `--flag`, `--flag value`, `--flag=value`, `-l value`, `-lvalue`, several letters
/// behind one dash, `--` before words that are no flags, and `-` as an argument. Everything wrong is
/// collected, so that one run shows it all.
struct ArgumentParser {
  let options: [OptionDefinition]
  let positionals: [CommandDefinition.Positional]
  private(set) var result = ParsedArguments()
  private(set) var errors: [UsageError] = []
  private var rest: ArraySlice<FilePath> = []

  private static let dash = UInt8(ascii: "-")

  init(_ definition: CommandDefinition) {
    options = definition.allOptions
    positionals = definition.positionals
  }

  /// Reads all words behind the command's name.
  mutating func parse(_ words: [FilePath]) {
    rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { result.add(word) }
        break
      }
      let bytes = word.bytes
      if bytes.starts(with: [Self.dash, Self.dash]) {
        readLong(bytes.dropFirst(2))
      } else if bytes.count > 1, bytes[0] == Self.dash, !isNegativeNumber(bytes) {
        readLetters(bytes.dropFirst())
      } else {
        result.add(word)
      }
    }
    guard !result.has("help"), !result.has("version") else {
      errors = []
      return
    }
    checkPositionals()
  }

  /// Whether a word such as `-5` is an argument: no flag is a digit.
  private func isNegativeNumber(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
  }

  private mutating func readLong(_ bytes: ArraySlice<UInt8>) {
    let parts = bytes.split(
      separator: UInt8(ascii: "="),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    let name = FilePath(bytes: parts[0]).string
    let attached = parts.count > 1 ? FilePath(bytes: parts[1]) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      errors.append(.unknownOption("--\(name)", candidates: options.map { "--\($0.name)" }))
      return
    }
    take(option, shown: "--\(name)", attached: attached)
  }

  private mutating func readLetters(_ bytes: ArraySlice<UInt8>) {
    let text = FilePath(bytes: bytes).string
    var letters = text[...]
    var shown = "-\(text)"
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        errors.append(.unknownOption(shown, candidates: options.map { "--\($0.name)" }))
        return
      }
      shown = "-\(letter)"
      guard option.value == .none else {
        let attached = letters.isEmpty ? nil : FilePath(String(letters))
        take(option, shown: shown, attached: attached)
        return
      }
      take(option, shown: shown, attached: nil)
      shown = "-\(letters.first.map(String.init) ?? "")"
    }
  }

  private mutating func take(_ option: OptionDefinition, shown: String, attached: FilePath?) {
    guard let placeholder = option.placeholder else {
      if attached != nil { errors.append(.unexpectedValue(option: shown)) }
      result.add("", to: option.name)
      return
    }
    guard let value = attached ?? nextValue() else {
      errors.append(.missingValue(option: shown, placeholder: placeholder))
      return
    }
    if let error = fault(of: value, for: option, shown: shown) {
      errors.append(error)
    } else {
      result.add(value, to: option.name)
    }
  }

  /// The next word when it can be a value: anything but a flag of this command.
  private mutating func nextValue() -> FilePath? {
    guard let next = rest.first, next != "--" else { return nil }
    let name = next.string.prefix { $0 != "=" }
    if options.contains(where: { "--\($0.name)" == name }) { return nil }
    rest.removeFirst()
    return next
  }

  private func fault(
    of value: FilePath,
    for option: OptionDefinition,
    shown: String
  ) -> UsageError? {
    let text = value.string
    switch option.value {
    case .none, .text: return nil
    case .count:
      if let number = Int(text), number > 0 { return nil }
      return .invalidCount(option: shown, value: text)
    case .choice(let choices):
      if choices.contains(text) { return nil }
      return .invalidChoice(name: shown, value: text, choices: choices)
    case .choiceWithFile(let choices):
      let name = String(text.prefix { $0 != "=" })
      if choices.contains(name) { return nil }
      return .invalidChoice(name: shown, value: name, choices: choices)
    }
  }

  private mutating func checkPositionals() {
    for (index, word) in result.positionals.enumerated() {
      guard index < positionals.count || positionals.last?.isRepeatable == true else {
        errors.append(.unexpectedPositional(word.string))
        continue
      }
      let positional = positionals[min(index, positionals.count - 1)]
      if !positional.choices.isEmpty, !positional.choices.contains(word.string) {
        errors.append(
          .invalidChoice(
            name: positional.name,
            value: word.string,
            choices: positional.choices
          )
        )
      }
    }
    for positional in positionals.dropFirst(result.positionals.count) where positional.isRequired {
      errors.append(.missingPositional(positional.name))
    }
  }
}
