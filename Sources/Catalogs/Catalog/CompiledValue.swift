/// What Apple's compiler writes for a key: a text, or a dictionary of a `.stringsdict`.
public enum CompiledValue: Sendable {
  /// A name in a dictionary and what it leads to.
  public struct Member: Sendable {
    /// The name.
    public var name: VariantText
    /// What it leads to.
    public var value: CompiledValue

    /// Creates a member.
    public init(name: VariantText, value: CompiledValue) {
      self.name = name
      self.value = value
    }
  }

  /// A text.
  case text(VariantText)
  /// A dictionary; the order of its members means nothing.
  case dictionary([Member])

  /// Writes a varied value as the dictionaries of a `.stringsdict`.
  public init(_ value: VariedValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .format(let format): self.init(format)
    case .device(let branches, _):
      self.init(branches, under: "NSStringDeviceSpecificRuleType", value)
    case .width(let branches, _): self.init(branches, under: "NSStringVariableWidthRuleType", value)
    case .unusable: self = .dictionary([])
    }
  }

  private init(_ branches: [VariedValue.Branch], under name: String, _ value: VariedValue) {
    let members = branches.map { Member(name: $0.name, value: CompiledValue($0.value)) }
    self = .dictionary([
      Member(name: VariantText(made: name, of: value.range), value: .dictionary(members))
    ])
  }

  private init(_ format: PluralFormat) {
    var members: [Member] = []
    if let text = format.format {
      members.append(Self.member("NSStringLocalizedFormatKey", text))
    }
    for variable in format.variables {
      var inner: [Member] = []
      if let type = variable.ruleType {
        inner.append(Self.member("NSStringFormatSpecTypeKey", type))
      }
      if let type = variable.valueType {
        inner.append(Self.member("NSStringFormatValueTypeKey", type))
      }
      for form in variable.forms {
        guard let text = form.text else { continue }
        inner.append(Member(name: form.category, value: .text(text)))
      }
      members.append(Member(name: variable.name, value: .dictionary(inner)))
    }
    self = .dictionary(members)
  }

  private static func member(_ name: String, _ text: VariantText) -> Member {
    Member(name: VariantText(made: name, of: text.range), value: .text(text))
  }
}
