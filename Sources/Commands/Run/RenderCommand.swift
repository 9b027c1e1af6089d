import Diagnostics
import FileAccess
import FormatStrings
import JSONSyntax
import Languages
import SourceText

extension Command {
  /// `pushloc render`.
  static let render = Command(.render) { arguments, context throws(CommandFailure) in
    let texts = arguments.texts
    let text = try RenderedText(texts[0], Array(texts.dropFirst()), arguments)
    if arguments.wantsJSON {
      context.answer { json in
        json.key("text")
        if let shown = text.shown { json.string(shown) } else { json.null() }
        json.member("reason", text.reason?.description)
      }
    } else {
      if let shown = text.shown { context.show(shown) }
      if let reason = text.reason { context.tellNote(reason) }
    }
    return .success
  }
}

/// What a phone shows for one text, and why it is not what was written.
private struct RenderedText {
  var shown: String?
  var reason: Message?

  init(_ text: String, _ arguments: [String], _ flags: ParsedArguments) throws(CommandFailure) {
    if flags.text("as") == "app" {
      try self.init(app: text, arguments, locale: flags.text("locale"))
    } else {
      self.init(push: text, arguments)
    }
  }

  private init(push text: String, _ arguments: [String]) {
    let push = PushText(text)
    shown = push.render(arguments: arguments)
    if shown == nil, let range = push.lossRange {
      let part = String(decoding: push.text[range.range], as: UTF8.self)
      reason = "iOS loses the whole text at '\(part)'"
    }
  }

  private init(app text: String, _ words: [String], locale: String?) throws(CommandFailure) {
    let arguments = words.map { AppArgument($0) }
    let wrong = zip(words, arguments).filter { $0.1 == nil }.map(\.0)
    guard wrong.isEmpty else {
      throw CommandFailure(
        .usage,
        wrong.map { word in
          .init(
            "'\(word)' is no typed argument",
            help: "write a type before it: s:Anna for text, i:5 or l:5 for a number, f:1.5"
          )
        }
      )
    }
    let result = AppFormatter(text).render(
      arguments: arguments.compactMap { $0 },
      symbols: locale.map { NumberSymbols(NumberStyle(locale: $0)) }
    )
    shown = result.text
    if result.isUndefined {
      reason = "an argument is missing or of another type; an app shows what lies in memory there"
    }
  }
}

extension NumberSymbols {
  /// Takes over how a locale writes numbers.
  fileprivate init(_ style: NumberStyle) {
    self.init(
      zero: style.zero,
      decimal: style.decimal,
      grouping: style.grouping,
      minus: style.minus,
      plus: style.plus,
      exponent: style.exponent,
      infinity: style.infinity,
      notANumber: style.notANumber,
      primaryGroup: style.primaryGroup,
      secondaryGroup: style.secondaryGroup,
      minimumGrouping: style.minimumGrouping
    )
  }
}
