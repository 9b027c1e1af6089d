import Diagnostics
import JSONSyntax
import SourceText

/// Reading the texts of one key in one language.
extension CatalogReader {
  /// Reads one language of an entry; nil where there is nothing to compile.
  mutating func readLocalization(_ member: JSONMember, _ language: Int) -> CatalogLocalization? {
    guard member.value.kind == .object else {
      expect("an object", for: "the language", at: member.value)
      return nil
    }
    var unit: JSONMember?
    var variations: JSONMember?
    var substitutions: JSONMember?
    for field in member.value.members {
      if field.key.isNamed("stringUnit") {
        take(field, into: &unit)
      } else if field.key.isNamed("variations") {
        take(field, into: &variations)
      } else if field.key.isNamed("substitutions") {
        take(field, into: &substitutions)
      }
    }
    var localization = CatalogLocalization(
      language: language,
      nameRange: member.key.contentRange,
      range: member.value.range
    )
    if let substitutions, !substitutions.value.isNull {
      localization.substitutions = readSubstitutions(substitutions.value)
    }
    if let variations {
      localization.content = readVariations(variations, beside: unit, isTop: true)
    } else if let unit {
      guard let read = readUnit(unit) else { return nil }
      localization.content = .unit(read)
    } else {
      missingUnit(at: member.key, isVariable: !localization.substitutions.isEmpty)
      return nil
    }
    // Names in texts mean nothing where the definitions cannot be read.
    let areKnown = substitutions.map { $0.value.isNull || $0.value.kind == .object } ?? true
    if areKnown { checkTexts(of: localization) }
    return localization
  }

  /// Reads `{"state": …, "value": …}`; nil where the compiler refuses it.
  private mutating func readUnit(_ member: JSONMember) -> CatalogUnit? {
    guard member.value.kind == .object else {
      expect("an object with a state and a value", for: "'stringUnit'", at: member.value)
      return nil
    }
    var state: JSONMember?
    var value: JSONMember?
    for field in member.value.members {
      if field.key.isNamed("state") {
        take(field, into: &state)
      } else if field.key.isNamed("value") {
        take(field, into: &value)
      }
    }
    guard let state, !state.value.isNull else {
      missing("state", #""state" : "translated""#, in: member.key)
      return nil
    }
    guard let value, !value.value.isNull else {
      missing("value", #""value" : "…""#, in: member.key)
      return nil
    }
    guard state.value.kind == .string else {
      expect("a text such as \"translated\"", for: "'state'", at: state.value)
      return nil
    }
    guard value.value.kind == .string else {
      expect("a text", for: "'value'", at: value.value)
      return nil
    }
    return CatalogUnit(
      state: .init(state.value),
      stateRange: state.value.contentRange,
      value: TableText(value.value)
    )
  }

  /// Reads `{"plural": …}` or `{"device": …}`.
  ///
  /// Where both are there the compiler takes one; which is not known, the device is taken here.
  private mutating func readVariations(
    _ member: JSONMember,
    beside unit: JSONMember?,
    isTop: Bool
  ) -> CatalogLocalization.Content {
    guard member.value.kind == .object else {
      expect("an object", for: "'variations'", at: member.value)
      return .nothing
    }
    var plural: JSONMember?
    var device: JSONMember?
    for field in member.value.members {
      if field.key.isNamed("plural") {
        take(field, into: &plural)
      } else if field.key.isNamed("device") {
        take(field, into: &device)
      }
    }
    let unit = unit?.value.kind == .object ? unit : nil
    if device == nil, plural == nil {
      emptyVariation(member.key, beside: unit?.key, isRefused: false)
      return .nothing
    }
    if let unit { unitBesideVariations(unit.key, member.key) }
    if let device, let plural, isTop { bothAxes(device.key, plural.key) }
    if let device {
      guard isTop else {
        cannotVary(device.key, "a device's text")
        return .nothing
      }
      return readDevices(device)
    }
    guard let plural, plural.value.kind == .object else {
      if let plural {
        expect("an object of plural categories", for: "'plural'", at: plural.value)
      }
      return .nothing
    }
    return .plural(readForms(plural), CatalogAxis(plural))
  }

  /// Reads the forms of `"plural" : {…}`.
  mutating func readForms(_ plural: JSONMember) -> [CatalogForm] {
    if plural.value.members.isEmpty { emptyVariation(plural.key, beside: nil, isRefused: true) }
    var forms: [CatalogForm] = []
    for member in firstMembers(of: plural.value) {
      guard member.value.kind == .object else {
        expect("an object with a 'stringUnit'", for: "the plural form", at: member.value)
        continue
      }
      var unit: JSONMember?
      var variations: JSONMember?
      for field in member.value.members {
        if field.key.isNamed("stringUnit") {
          take(field, into: &unit)
        } else if field.key.isNamed("variations") {
          take(field, into: &variations)
        }
      }
      if let variations, variations.value.isNull {
        expect("an object", for: "'variations'", at: variations.value)
      } else if let variations {
        cannotVary(variations.key, "a plural form")
      } else if let unit {
        guard let read = readUnit(unit) else { continue }
        let range = member.key.range.union(member.value.range)
        forms.append(CatalogForm(category: TableText(member.key), unit: read, range: range))
      } else {
        missingUnit(at: member.key, isVariable: false)
      }
    }
    return forms
  }

  /// Reads the branches of `"device" : {…}`.
  private mutating func readDevices(_ device: JSONMember) -> CatalogLocalization.Content {
    guard device.value.kind == .object else {
      expect("an object of devices", for: "'device'", at: device.value)
      return .nothing
    }
    if device.value.members.isEmpty { emptyVariation(device.key, beside: nil, isRefused: false) }
    var branches: [CatalogBranch] = []
    for member in firstMembers(of: device.value) {
      guard member.value.kind == .object else {
        expect("an object", for: "the device", at: member.value)
        continue
      }
      guard let content = readBranch(member) else { continue }
      let range = member.key.range.union(member.value.range)
      branches.append(
        CatalogBranch(device: TableText(member.key), content: content, range: range)
      )
    }
    return .device(branches, CatalogAxis(device))
  }

  private mutating func readBranch(_ member: JSONMember) -> CatalogBranch.Content? {
    var unit: JSONMember?
    var variations: JSONMember?
    for field in member.value.members {
      if field.key.isNamed("stringUnit") {
        take(field, into: &unit)
      } else if field.key.isNamed("variations") {
        take(field, into: &variations)
      } else if field.key.isNamed("substitutions"), !field.value.isNull {
        substitutionsInDevice(field.key)
      }
    }
    guard let variations else {
      guard let unit else {
        missingUnit(at: member.key, isVariable: false)
        return nil
      }
      return readUnit(unit).map { .unit($0) }
    }
    if member.key.isNamed("other"), !variations.value.isNull {
      variedDeviceOther(member.key)
      return nil
    }
    let content = readVariations(variations, beside: unit, isTop: false)
    guard case .plural(let forms, let axis) = content else { return nil }
    return .plural(forms, axis)
  }
}

extension CatalogUnit.State {
  /// Reads a word.
  fileprivate init(_ node: JSONNode) {
    self = node.string.flatMap(Self.init(rawValue:)) ?? .other
  }
}

extension CatalogAxis {
  fileprivate init(_ member: JSONMember) {
    name = member.key.contentRange
    range = member.value.range
  }
}
