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
  public var parts: [Part]

  /// The places that name a key.
  public var uses: [KeyUse] { parts.compactMap(\.use) }

  /// Reads what a payload of a file says; a payload without an alert says nothing.
  ///
  /// Members of wrong types are as absent, and so is a key that is known only once the template is
  /// filled in.
  public init(_ payload: Payload, in file: PayloadFile) {
    parts = (payload.alert?.parts ?? []).compactMap { part in
      guard !part.isAbsent else { return nil }
      return Part(
        name: part.name,
        literal: part.literalText,
        use: KeyUse(part, of: payload, path: file.source.path)
      )
    }
  }
}

extension KeyUse {
  /// Reads a part's key; nil without one.
  ///
  /// An empty key is as none, and so is one with faults in it: which key it names is not certain.
  init?(_ part: AlertPart, of payload: Payload, path: String) {
    guard let key = part.key, !key.hasHoles, !key.text.isEmpty, key.node.isTextCertain else {
      return nil
    }
    self.init(
      part: part.name,
      key: key.text,
      place: SourcePlace(path: path, range: payload.outerRange(key.node.contentRange)),
      pointer: payload.pointer(of: key.node),
      arguments: part.arguments.map { $0.elements.map(\.text) },
      argumentsPlace: part.arguments.map {
        SourcePlace(path: path, range: payload.outerRange($0.range))
      },
      literal: part.literalText,
      arity: part.arity
    )
  }
}

extension PayloadFile {
  /// Every place in the file that names a key, in the order of the payloads.
  public var keyUses: [KeyUse] {
    payloads.flatMap { AlertContents($0, in: self).uses }
  }
}
