import Catalogs
public import Delivery
import Diagnostics
import Languages
public import Payloads

/// Runs the phone's chain for a payload and keeps what it shows.
public enum PreviewMaker {
  /// Returns what a phone shows, without what a check finds about it.
  ///
  /// - Parameters:
  ///   - parts: What the payload's alert says.
  ///   - payload: Path of the payload's file.
  ///   - pointer: JSON pointer of its `aps`.
  ///   - phone: A phone set to a language.
  /// - Returns: What is shown.
  public static func preview(
    _ parts: [AlertContents.Part],
    payload: String,
    pointer: String,
    phone: Phone
  ) -> Preview {
    let id = LanguageID(phone.language)
    let usesTable = parts.contains { $0.use != nil }
    var preview = Preview(
      payload: payload,
      pointer: pointer,
      locale: id.canonical,
      table: usesTable ? phone.mainTable?.path : nil,
      direction: id.direction,
      textLanguage: id.canonical,
      parts: [],
      alternatives: []
    )
    var others: [Preview.Part] = []
    for part in parts {
      guard let kind = Preview.Kind(part.name) else { continue }
      guard let use = part.use else {
        if let literal = part.literal { preview.parts.append(.init(literal, kind)) }
        continue
      }
      let shown = ShownText.forUse(use, on: phone)
      preview.parts.append(
        Preview.Part(
          kind: kind,
          text: shown.text,
          template: shown.template,
          arguments: use.arguments ?? [],
          origin: Preview.Origin(shown.origin),
          key: use.key,
          fewest: use.argumentCount,
          most: use.arity.most
        )
      )
      if case .entry = shown.origin, let literal = use.literal, literal != shown.text {
        others.append(.init(literal, kind))
      }
    }
    if !others.isEmpty {
      preview.alternatives.append(
        Preview.Alternative(
          when: "on systems where the literal text wins over the key",
          parts: others
        )
      )
    }
    return preview
  }
}

extension Preview.Part {
  /// A literal text, which is shown as it is.
  init(_ literal: String, _ kind: Preview.Kind) {
    self.init(kind: kind, text: literal, template: literal, arguments: [])
  }
}

extension Preview.Origin {
  /// The same as a preview keeps it: without the table.
  init(_ origin: ShownText.Origin) {
    switch origin {
    case .literal: self = .literal
    case .entry: self = .entry
    case .fallbackLiteral: self = .fallbackLiteral
    case .bareKey: self = .bareKey
    }
  }
}

extension Preview.Kind {
  /// The part of a notification that a part of an alert becomes; nil for a button.
  public init?(_ name: AlertPartName) {
    switch name {
    case .title: self = .title
    case .subtitle: self = .subtitle
    case .body: self = .body
    case .action: return nil
    }
  }
}
