import Delivery
import Diagnostics
import FileAccess
import JSONSyntax
import Languages
import PushlocKit
import Rules

extension Command {
  /// `pushloc resolve`.
  static let resolve = Command(.resolve) { arguments, context throws(CommandFailure) in
    let chain = try chain(arguments, context)
    if arguments.wantsJSON {
      context.answer { $0.member("chain", chain.languages) }
    } else {
      for language in chain.languages { context.show(language) }
    }
    if chain.languages.isEmpty {
      context.tellNote("none of the available languages matches")
    } else if chain.isFallback {
      context.tellNote("none matches; the development language answers")
    }
    return .success
  }

  private static func chain(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandFailure) -> (languages: [String], isFallback: Bool) {
    let development = arguments.text("development-language")
    for name in arguments.texts + [development].compactMap(\.self) where !name.isLanguageName {
      throw CommandFailure(
        .usage,
        "'\(name)' is no language",
        help: "write it as 'de' or 'zh-Hant-TW'"
      )
    }
    guard let list = arguments.text("available") else {
      let app = try app(arguments, context)
      let localizations = Localizations(
        folders: app.available,
        developmentRegion: development ?? app.developmentLanguage
      )
      let chain = localizations.chain(preferred: arguments.texts)
      return (chain.languages, chain.isFallback)
    }
    let names = list.utf8.split(separator: UInt8(ascii: ",")).map { String(Substring($0)) }
    guard development != nil else {
      return (LanguageMatcher.chain(preferred: arguments.texts, available: names), false)
    }
    let chain = Localizations(folders: names, developmentRegion: development)
      .chain(preferred: arguments.texts)
    return (chain.languages, chain.isFallback)
  }

  /// The bundle of the project's app: the one payloads are sent to, else the largest.
  private static func app(
    _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(CommandFailure) -> LocalizedBundle {
    let project = try ProjectLoading.load(arguments.withoutPositionals, context)
    let contexts = Check.contexts(of: project)
    let apps = contexts.filter { !$0.uses.isEmpty }
    let candidates = (apps.isEmpty ? contexts : apps).map(\.bundle)
    guard let app = candidates.max(by: { $0.available.count < $1.available.count }),
      !app.available.isEmpty
    else {
      throw CommandFailure(
        .usage,
        "found no language folder here",
        help: "name the languages: '--available en,de'"
      )
    }
    return app
  }
}

extension String {
  /// Whether a text can name a language at all: it begins with a letter.
  var isLanguageName: Bool {
    utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
  }
}
