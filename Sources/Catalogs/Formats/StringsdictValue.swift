import PlistSyntax
import SourceText

/// Brings an entry of a `.stringsdict` into the shape that rules and previews work on.
struct StringsdictValue {
  /// Deepest nesting of devices and widths that is read; real entries nest once.
  static let maximumNesting = 8

  let source: DecodedSource

  /// Returns what a key leads to.
  func value(_ plist: PlistValue, nesting: Int = 0) -> VariedValue {
    switch plist {
    case .string(let text): return .text(VariantText(TableText(text)))
    case .dictionary(let members, let range):
      guard nesting < Self.maximumNesting else { return .unusable(range) }
      for member in members.reversed() {
        let name = member.key.string(in: source)
        let isDevice = name == "NSStringDeviceSpecificRuleType"
        guard isDevice || name == "NSStringVariableWidthRuleType" else { continue }
        guard case .dictionary(let inner, let innerRange) = member.value else {
          return .unusable(member.value.range)
        }
        let branches = inner.map {
          VariedValue.Branch(
            name: VariantText(TableText($0.key)),
            value: value($0.value, nesting: nesting + 1)
          )
        }
        return isDevice ? .device(branches, innerRange) : .width(branches, innerRange)
      }
      return .format(format(members, range))
    default: return .unusable(plist.range)
    }
  }

  private func format(_ members: [PlistMember], _ range: ByteRange) -> PluralFormat {
    var format = PluralFormat(range: range, format: nil, variables: [])
    for member in members {
      let name = VariantText(TableText(member.key))
      if member.key.string(in: source) == "NSStringLocalizedFormatKey" {
        format.format = text(member.value)
      } else if case .dictionary(let inner, let innerRange) = member.value {
        format.variables.append(variable(name, inner, innerRange))
      } else {
        format.others.append(name)
      }
    }
    return format
  }

  private func variable(
    _ name: VariantText,
    _ members: [PlistMember],
    _ range: ByteRange
  ) -> PluralVariable {
    var variable = PluralVariable(
      name: name,
      range: range,
      ruleType: nil,
      valueType: nil,
      forms: []
    )
    for member in members {
      switch member.key.string(in: source) {
      case "NSStringFormatSpecTypeKey": variable.ruleType = text(member.value)
      case "NSStringFormatValueTypeKey": variable.valueType = text(member.value)
      default:
        variable.forms.append(
          PluralForm(
            category: VariantText(TableText(member.key)),
            text: text(member.value),
            range: member.range
          )
        )
      }
    }
    return variable
  }

  private func text(_ value: PlistValue) -> VariantText? {
    guard case .string(let text) = value else { return nil }
    return VariantText(TableText(text))
  }
}
