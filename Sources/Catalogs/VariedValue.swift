public import SourceText

/// What a key of a `.stringsdict` or of a compiled catalog leads to, in one shape for both.
///
///     device → iphone → format "%#@value@" → value: lld, one "%lld like", other "%lld likes"
///            → mac    → text "Click %@"
public indirect enum VariedValue: Sendable {
  /// One branch of a device or width entry.
  public struct Branch: Sendable {
    /// The name: a device such as `iphone`, or a width such as `20`.
    public var name: VariantText
    /// What it leads to.
    public var value: VariedValue

    /// Creates a branch.
    public init(name: VariantText, value: VariedValue) {
      self.name = name
      self.value = value
    }
  }

  /// A text.
  case text(VariantText)
  /// A format with plural variables.
  case format(PluralFormat)
  /// One value a device, in the order of the file; the range holds all of them.
  case device([Branch], ByteRange)
  /// One value a width, in the order of the file; the range holds all of them.
  case width([Branch], ByteRange)
  /// Something that no entry can be.
  case unusable(ByteRange)

  /// The range of the value in the source's `utf8`.
  public var range: ByteRange {
    switch self {
    case .text(let text): text.range
    case .format(let format): format.range
    case .device(_, let range), .width(_, let range), .unusable(let range): range
    }
  }
}

extension VariedValue {
  /// All formats with plural variables, those of devices and widths included, in order.
  public var formats: [PluralFormat] {
    switch self {
    case .format(let format): [format]
    case .device(let branches, _), .width(let branches, _): branches.flatMap(\.value.formats)
    case .text, .unusable: []
    }
  }

  /// Returns what an iPhone takes: its own branch of a device entry, else `other`, and of a width
  /// entry the widest; nil when it has none.
  public func onPhone(in source: DecodedSource) -> VariedValue? {
    switch self {
    case .text, .format: return self
    case .unusable: return nil
    case .device(let branches, _):
      for name in ["iphone", "other"] {
        if let branch = branches.last(where: { $0.name.string(in: source) == name }) {
          return branch.value.onPhone(in: source)
        }
      }
      return nil
    case .width(let branches, _):
      let widest = branches.max { width(of: $0, source) < width(of: $1, source) }
      return widest?.value.onPhone(in: source)
    }
  }

  private func width(of branch: Branch, _ source: DecodedSource) -> Int {
    Int(branch.name.string(in: source)) ?? 0
  }
}
