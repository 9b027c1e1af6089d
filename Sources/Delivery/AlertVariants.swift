public import Diagnostics
import JSONSyntax
public import Payloads
import SourceText

/// What a template can say, as alerts that differ: each key that declared values make of a hole, and
/// each branch of a section, stands in one of them.
///
/// Not every combination: independent branches would make their product of alerts, and somebody who
/// reads texts has seen each of them then many times.
public struct AlertVariants: Sendable {
  /// One alert.
  public struct Variant: Sendable {
    /// Its parts, in the order title, subtitle, body, action.
    public var parts: [AlertContents.Part]
    /// What sets it apart from the others; nil where there are no others.
    public var when: Message?
  }

  /// Most alerts that are shown of one payload; the texts that find no place in them are counted.
  public static let most = 12

  /// The alerts, first the one that `AlertContents` has.
  public private(set) var shown: [Variant] = []
  /// The number of texts that stand in none of them.
  public private(set) var leftOut = 0

  /// Finds the alerts of a payload.
  ///
  /// - Parameters:
  ///   - contents: What the payload says.
  ///   - payload: The payload.
  ///   - file: Its file.
  ///   - values: The values that a template's holes can have, by their names.
  public init(
    _ contents: AlertContents,
    of payload: Payload,
    in file: PayloadFile,
    values: [String: [String]]
  ) {
    shown = [Variant(parts: contents.parts)]
    let alerts = ([payload.alert] + payload.otherAlerts).compactMap { $0 }
    // Most payloads have nothing to choose from.
    guard payload.object.document.template != nil, !contents.parts.isEmpty else { return }
    var seen = Set(contents.parts.map(Text.init))
    for alert in alerts {
      let parts = alert.parts.filter { !$0.isAbsent }.map { part in
        Self.options(part, of: payload, path: file.source.path, values)
      }
      while let variant = Self.next(parts, &seen) {
        if shown.count < Self.most { shown.append(Variant(parts: variant)) } else { leftOut += 1 }
      }
    }
    name()
  }

  /// Says of each alert what it has that others have not.
  private mutating func name() {
    guard shown.count > 1 else { return }
    for number in shown.indices {
      let uses = shown[number].parts.compactMap(\.use)
      let chosen = uses.reduce(into: [String]()) { list, use in
        list += use.chosenValues.filter { !list.contains($0) }
      }
      let keys = uses.map { "'\($0.key)'" }.joined(separator: ", ")
      if !chosen.isEmpty {
        shown[number].when = "with \(chosen.joined(separator: ", "))"
      } else if !keys.isEmpty {
        shown[number].when = "in the branch with \(keys)"
      } else {
        shown[number].when = "in branch \(number + 1) of the template"
      }
    }
  }
}

extension AlertVariants {
  /// What tells one text of a part from another.
  private struct Text: Hashable {
    var part: AlertPartName
    var key: String?
    var place: Int?
    var literal: String?

    init(_ part: AlertContents.Part) {
      self.part = part.name
      key = part.use?.key
      place = part.use?.place.range.lowerBound
      // Beside a key the literal is no text of its own.
      literal = part.use == nil ? part.literal : nil
    }
  }

  /// One of the texts that a part can have.
  private struct Option {
    var part: AlertContents.Part
    /// The value that names or is the text; nil where it is not known.
    var node: JSONNode?

    /// Whether both can be sent in one alert.
    func meets(_ other: Option) -> Bool {
      if let node, let others = other.node, node.document.isSame(as: others.document),
        node.excludes(others)
      {
        return false
      }
      let own = part.use?.chosenValues ?? []
      let others = other.part.use?.chosenValues ?? []
      return own.allSatisfy { chosen in
        !others.contains { $0 != chosen && Self.name($0) == Self.name(chosen) }
      }
    }

    /// The name in `name = 'value'`.
    private static func name(_ chosen: String) -> Substring {
      chosen.prefix { $0 != "=" }
    }
  }

  /// Returns the texts that a part can have: one for each key, and the literal texts of branches that
  /// have no key.
  private static func options(
    _ part: AlertPart,
    of payload: Payload,
    path: String,
    _ values: [String: [String]]
  ) -> [Option] {
    var options: [Option] = []
    for choice in part.choices {
      guard let use = KeyUse(choice, part, of: payload, path: path) else { continue }
      let node = choice.key.node
      var uses: [KeyUse]? = [use]
      if choice.key.hasHoles {
        uses = OpenKey(use, pieces: node.templatePieces).uses(with: values)
      }
      for use in uses ?? [] {
        let literal = part.literalText
        options.append(Option(part: .init(name: part.name, literal: literal, use: use), node: node))
      }
    }
    for literal in part.literal?.alternatives ?? [] where literal.kind == .string || literal.isHole
    {
      guard part.choices.allSatisfy({ $0.key.node.excludes(literal) }) else { continue }
      let text = Argument(literal).text
      options.append(Option(part: .init(name: part.name, literal: text, use: nil), node: literal))
    }
    return options
  }

  /// Returns an alert with a text that was not in any before, and as many others as fit to it; nil when
  /// all texts were there.
  private static func next(_ parts: [[Option]], _ seen: inout Set<Text>)
    -> [AlertContents.Part]?
  {
    let known = seen
    func isNew(_ option: Option) -> Bool { !known.contains(Text(option.part)) }
    guard let first = parts.lazy.compactMap({ $0.first(where: isNew) }).first else { return nil }
    var chosen = [first]
    for options in parts where options.first?.part.name != first.part.name {
      let fitting = options.filter { option in chosen.allSatisfy(option.meets) }
      if let option = fitting.first(where: isNew) ?? fitting.last { chosen.append(option) }
    }
    for option in chosen { seen.insert(Text(option.part)) }
    let order = AlertPartName.allCases
    return chosen.map(\.part).sorted {
      (order.firstIndex(of: $0.name) ?? 0) < (order.firstIndex(of: $1.name) ?? 0)
    }
  }
}
