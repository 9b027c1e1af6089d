import JSONSyntax
import SourceText

/// Checks of what the texts of a localization name.
extension CatalogReader {
  /// Where a text stands, which decides what it may name.
  private enum Role {
    /// The text of a language or of a device: it may name substitutions.
    case root
    /// The text of the device `other`, which is compiled as a plain text.
    case fallback
    /// A plural form, also one of a substitution.
    case form
  }

  /// Reports names of substitutions that are wrong, and plural forms without a number.
  mutating func checkTexts(of localization: CatalogLocalization) {
    let names = localization.substitutions.map { bytes(of: $0.name) }
    let defined = Set(names)
    var used: Set<[UInt8]> = []
    switch localization.content {
    case .unit(let unit): check(unit, .root, defined, &used)
    case .plural(let forms, _):
      for form in forms { check(form.unit, .form, defined, &used) }
      checkNumber(in: forms)
    case .device(let branches, _):
      for branch in branches { check(branch, defined, &used) }
    case .nothing: break
    }
    for substitution in localization.substitutions {
      for form in substitution.forms { check(form.unit, .form, defined, &used) }
    }
    for (substitution, name) in zip(localization.substitutions, names) {
      if !used.contains(name) {
        unusedSubstitution(substitution.name)
      } else if substitution.specifier == nil {
        checkNumber(in: substitution.forms)
      }
    }
  }

  private mutating func check(
    _ branch: CatalogBranch,
    _ defined: Set<[UInt8]>,
    _ used: inout Set<[UInt8]>
  ) {
    switch branch.content {
    case .unit(let unit):
      let isOther = bytes(of: branch.device).elementsEqual("other".utf8)
      check(unit, isOther ? .fallback : .root, defined, &used)
    case .plural(let forms, _):
      for form in forms { check(form.unit, .form, defined, &used) }
      checkNumber(in: forms)
    }
  }

  private mutating func check(
    _ unit: CatalogUnit,
    _ role: Role,
    _ defined: Set<[UInt8]>,
    _ used: inout Set<[UInt8]>
  ) {
    let found = TextDecoder.withBytes(of: unit.value, in: json.source) { bytes in
      SubstitutionReference.find(in: bytes).map { ($0, Array(bytes[$0.name.range])) }
    }
    for (reference, name) in found {
      let range = TextDecoder.sourceRange(
        of: reference.range,
        in: unit.value,
        source: json.source
      )
      let isDefined = defined.contains(name)
      switch role {
      case _ where !isDefined:
        undefinedSubstitution(name, at: range, near: defined, isRefused: !defined.isEmpty)
      case .root: used.insert(name)
      case .fallback: substitutionInFallback(name, at: range)
      case .form: misplacedSubstitution(name, at: range)
      }
      if isDefined { used.insert(name) }
    }
  }

  private mutating func checkNumber(in forms: [CatalogForm]) {
    guard let form = forms.last else { return }
    let hasNumber = forms.contains { form in
      TextDecoder.withBytes(of: form.unit.value, in: json.source) {
        NumericSpecifier.first(in: $0) != nil
      }
    }
    if !hasNumber { pluralWithoutNumber(form.unit.value.range) }
  }

  private func bytes(of text: TableText) -> [UInt8] {
    TextDecoder.withBytes(of: text, in: json.source) { Array($0) }
  }
}
