import Diagnostics
import FileAccess
import FormatStrings
import JSONSyntax
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
    let push = PushText(text)
    shown = push.render(arguments: arguments)
    if shown == nil, let range = push.lossRange {
      let part = String(decoding: push.text[range.range], as: UTF8.self)
      reason = "iOS loses the whole text at '\(part)'"
    }
  }
}
