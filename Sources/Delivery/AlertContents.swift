import Diagnostics
import JSONSyntax
public import Payloads
import SourceText

/// What an alert says, part by part: literal texts and keys.
public struct AlertContents: Sendable {
  /// One part.
  public struct Part: Sendable {
    /// Which part.
    public var name: AlertPartName
    /// The literal text; nil without one.
    public var literal: String?
    /// The key and its arguments; nil without one.
    public var use: KeyUse?
  }

  /// The parts that the alert has, in the order title, subtitle, body, action.
  public var parts: [Part] = []
  /// The places that name a key, those of all branches of a template, with each key that declared
  /// values make.
  public var uses: [KeyUse] = []
  /// The places whose keys nobody can tell before the template is rendered.
  public var openKeys: [OpenKey] = []
  /// Whether nobody can tell what is shown, if anything, before the template is rendered.
  public var isUnknown = false

  /// Reads what a payload of a file says; a payload without an alert says nothing.
  ///
  /// Members of wrong types are as absent.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - file: Its file.
  ///   - values: The values that a template's holes can have, by their names.
  public init(_ payload: Payload, in file: PayloadFile, values: [String: [String]] = [:]) {
    let path = file.source.path
    for part in payload.alert?.parts ?? [] where !part.isAbsent {
      var shown = Part(name: part.name, literal: part.literalText, use: nil)
      let found = Found(part, of: payload, path: path, values)
      shown.use = found.uses.last
      // A key that nobody can tell is shown with samples in its holes.
      if shown.use == nil, shown.literal == nil { shown.literal = found.open.last?.sample }
      parts.append(shown)
      add(found)
    }
    for alert in payload.otherAlerts {
      for part in alert.parts { add(Found(part, of: payload, path: path, values)) }
    }
    isUnknown = parts.isEmpty && uses.isEmpty && openKeys.isEmpty && payload.isAlertUnknown
  }

  private mutating func add(_ found: Found) {
    uses += found.uses
    openKeys += found.open
  }

  /// The keys of one part.
  private struct Found {
    var uses: [KeyUse] = []
    var open: [OpenKey] = []

    init(_ part: AlertPart, of payload: Payload, path: String, _ values: [String: [String]]) {
      for choice in part.choices {
        guard let use = KeyUse(choice, part, of: payload, path: path) else { continue }
        guard choice.key.hasHoles else {
          uses.append(use)
          continue
        }
        for pieces in choice.key.node.templateVariants { add(pieces, to: use, values) }
      }
    }

    /// Adds what the key is in one branch of the conditions in it.
    private mutating func add(
      _ pieces: [TemplatePiece],
      to use: KeyUse,
      _ values: [String: [String]]
    ) {
      var use = use
      let hasHoles = pieces.contains { if case .hole = $0 { true } else { false } }
      use.key = pieces.reduce(into: "") { text, piece in
        switch piece {
        case .text(let literal): text += literal
        case .hole(let hole): text += hole.text
        }
      }
      // An empty key is as none.
      guard !use.key.isEmpty else { return }
      guard hasHoles else {
        uses.append(use)
        return
      }
      let key = OpenKey(use, pieces: pieces)
      if let known = key.uses(with: values) { uses += known } else { open.append(key) }
    }
  }
}

extension KeyUse {
  /// Reads a part's key; nil for an empty one, which is as none, and for one with faults in it: which
  /// key it names is not certain.
  init?(_ choice: AlertChoice, _ part: AlertPart, of payload: Payload, path: String) {
    let key = choice.key
    guard !key.text.isEmpty, key.node.isTextCertain else { return nil }
    self.init(
      part: part.name,
      key: key.text,
      place: SourcePlace(path: path, range: payload.outerRange(key.node.contentRange)),
      pointer: payload.pointer(of: key.node),
      arguments: choice.arguments.map { $0.elements.map(\.text) },
      argumentsPlace: choice.arguments.map {
        SourcePlace(path: path, range: payload.outerRange($0.range))
      },
      literal: part.literalText,
      arity: choice.arity
    )
    argumentPieces = choice.arguments.map { $0.elements.map(\.pieces) }
  }
}

extension PayloadFile {
  /// Every place in the file that names a key, in the order of the payloads.
  public var keyUses: [KeyUse] { contents().flatMap(\.uses) }

  /// Every place in the file whose key is known only when the template is rendered.
  ///
  /// - Parameter values: The values that a template's holes can have, by their names.
  /// - Returns: The places; none in a file without holes.
  public func openKeys(values: [String: [String]]) -> [OpenKey] {
    let mayHaveHoles =
      document.template != nil
      || payloads.contains { $0.object.document.template != nil }
    return mayHaveHoles ? contents(values: values).flatMap(\.openKeys) : []
  }

  /// What the payloads say, in their order.
  ///
  /// - Parameter values: The values that a template's holes can have, by their names.
  /// - Returns: One for each payload.
  public func contents(values: [String: [String]] = [:]) -> [AlertContents] {
    payloads.map { AlertContents($0, in: self, values: values) }
  }
}
