public import Diagnostics
public import Payloads

/// One place in a payload that names a key.
public struct KeyUse: Sendable {
  /// What is shown by this key.
  public var part: AlertPartName
  /// The key.
  public var key: String
  /// Where the key stands: between its quotes.
  public var place: SourcePlace
  /// JSON pointer of the key's value in its file, for example `/aps/alert/loc-key`.
  public var pointer: String
  /// The arguments as the phone prints them; nil when the payload has no array of them.
  public var arguments: [String]?
  /// What the arguments are, where a manifest names them, for example `sender`; nil else.
  public var argumentNames: [String]?
  /// Where the array of arguments stands; nil when the payload has none.
  public var argumentsPlace: SourcePlace?
  /// The literal text beside the key; nil without one.
  public var literal: String?
  /// How many arguments are sent, as far as a template shows it.
  public var arity: Arity
  /// The stretches of each argument, with the names of holes; nil when the payload has no array.
  public var argumentPieces: [[TemplatePiece]]?
  /// The values of a template's holes that make this key, for example `status = 'PLACED'`; empty for a
  /// key without holes.
  public var chosenValues: [String] = []

  /// Creates a use of a key.
  public init(
    part: AlertPartName,
    key: String,
    place: SourcePlace,
    pointer: String,
    arguments: [String]?,
    argumentsPlace: SourcePlace?,
    literal: String?,
    arity: Arity? = nil
  ) {
    self.part = part
    self.key = key
    self.place = place
    self.pointer = pointer
    self.arguments = arguments
    self.argumentsPlace = argumentsPlace
    self.literal = literal
    self.arity = arity ?? .exact(arguments?.count ?? 0)
  }

  /// Returns the arguments as a preview fills them in: those of the payload, and samples for those that
  /// a template's sections and holes may send beside them.
  ///
  /// - Parameter count: Number of arguments that a text takes.
  /// - Returns: The arguments.
  public func sampleArguments(atLeast count: Int) -> [String] {
    var shown = arguments ?? []
    let most = min(arity.most ?? count, count)
    while shown.count < most { shown.append(TemplateHole.namelessSample) }
    return shown
  }

  /// Number of arguments that are certainly sent.
  public var argumentCount: Int { arity.fewest }
  /// Whether arguments may be sent.
  public var mayHaveArguments: Bool { arity.most != 0 }
}
