import Diagnostics
import SourceText

/// What can be wrong with a command line: facts, worded in one place.
enum UsageError: Hashable {
  case unknownCommand(String, candidates: [String])
  case unknownOption(String, candidates: [String])
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String)
  case invalidChoice(name: String, value: String, choices: [String])
  case invalidCount(option: String, value: String)
  case missingPositional(String)
  case unexpectedPositional(String)

  /// Longest closed set that is listed whole.
  private static let listedChoices = 12

  var problem: CommandFailure.Problem {
    switch self {
    case .unknownCommand(let name, let candidates):
      .init("unknown command '\(name)'", help: Self.nearName(name, candidates))
    case .unknownOption(let name, let candidates):
      .init("unknown option '\(name)'", help: Self.nearName(name, candidates))
    case .missingValue(let option, let placeholder):
      .init("'\(option)' needs a value: '\(option) \(placeholder)'")
    case .unexpectedValue(let option):
      .init("'\(option)' takes no value")
    case .invalidChoice(let name, let value, let choices):
      .init(
        "'\(name)' does not take '\(value)'",
        help: Self.nearName(value, choices) ?? Self.list(choices)
      )
    case .invalidCount(let option, let value):
      .init("'\(option)' needs a whole number from 1, not '\(value)'")
    case .missingPositional(let name):
      .init("\(name) is missing")
    case .unexpectedPositional(let text):
      .init("unexpected argument '\(text)'")
    }
  }

  /// A question with the nearest name, or with up to four that are equally likely.
  static func nearName(_ name: String, _ candidates: [String]) -> Message? {
    .didYouMean(EditDistance.nearNames(to: name, in: candidates), for: name)
  }

  private static func list(_ choices: [String]) -> Message? {
    guard choices.count <= listedChoices else { return nil }
    return "it takes \(choices.joined(separator: ", "))"
  }
}
