import SourceText

/// Says what Apple's compiler makes of one language of an entry.
///
///     stringUnit                          → .strings
///     stringUnit that uses substitutions  → .stringsdict: a format with a variable for each
///     variations.plural                   → .stringsdict: "%#@value@" with the variable 'value'
///     variations.device                   → .stringsdict; a plain 'other' → .strings
///
/// Source: recorded runs of `xcstringstool compile` (`spec/catalogs.md` A.4).
struct CatalogLowering {
  let source: DecodedSource

  /// Returns the text that goes into the `.strings` file; nil for none.
  ///
  /// - Parameters:
  ///   - localization: The language's texts.
  ///   - entry: The entry they belong to.
  ///   - isSource: Whether the language is the source language.
  /// - Returns: The text as it stands in the file.
  func stringsText(
    of localization: CatalogLocalization,
    in entry: CatalogEntry,
    isSource: Bool
  ) -> TableText? {
    switch localization.content {
    case .unit(let unit):
      guard localization.substitutions.isEmpty else { return nil }
      let isDropped = isSource && unit.state == .new && entry.extractionState != .manual
      return isDropped ? nil : unit.value
    case .device(let branches, _):
      for branch in branches where isFallback(branch) {
        if case .unit(let unit) = branch.content { return unit.value }
      }
      return nil
    case .plural, .nothing: return nil
    }
  }

  /// Whether something goes into the `.stringsdict` file.
  func hasStringsdictValue(_ localization: CatalogLocalization) -> Bool {
    switch localization.content {
    case .unit: !localization.substitutions.isEmpty
    case .plural(let forms, _): !forms.isEmpty
    case .device(let branches, _): branches.contains { !isFallback($0) }
    case .nothing: false
    }
  }

  /// Returns what goes into the `.stringsdict` file; nil for nothing.
  func stringsdictValue(of localization: CatalogLocalization) -> VariedValue? {
    guard hasStringsdictValue(localization) else { return nil }
    var substituter = CatalogSubstituter(
      lowering: self,
      substitutions: localization.substitutions
    )
    switch localization.content {
    case .unit(let unit): return substituter.value(of: unit.value, range: localization.range)
    case .plural(let forms, let axis): return .format(format(of: forms, axis))
    case .device(let branches, let axis):
      var kept: [VariedValue.Branch] = []
      for branch in branches where !isFallback(branch) {
        let value: VariedValue =
          switch branch.content {
          case .unit(let unit): substituter.value(of: unit.value, range: branch.range)
          case .plural(let forms, let axis): .format(format(of: forms, axis))
          }
        kept.append(VariedValue.Branch(name: VariantText(branch.device), value: value))
      }
      return .device(kept, axis.range)
    case .nothing: return nil
    }
  }

  /// Whether a branch is the plain text of `other`, which is compiled into the `.strings` file.
  private func isFallback(_ branch: CatalogBranch) -> Bool {
    guard case .unit = branch.content else { return false }
    return withBytes(branch.device) { $0.elementsEqual("other".utf8) }
  }

  /// Plural forms as the one variable `value`, which reads the number's own argument.
  private func format(of forms: [CatalogForm], _ axis: CatalogAxis) -> PluralFormat {
    let number = number(in: forms)
    let position = number.flatMap { $0.argument > 1 ? "\($0.argument)$" : nil } ?? ""
    let variable = PluralVariable(
      name: VariantText(made: "value", of: axis.name),
      range: axis.range,
      ruleType: VariantText(made: PluralVariable.pluralRuleType, of: axis.name),
      valueType: number.map { VariantText(made: $0.type, of: axis.name) },
      forms: forms.map {
        PluralForm(
          category: VariantText($0.category),
          text: VariantText($0.unit.value),
          range: $0.range
        )
      }
    )
    return PluralFormat(
      range: axis.range,
      format: VariantText(made: "%\(position)#@value@", of: axis.name),
      variables: [variable]
    )
  }

  /// The number that decides between forms: that of `other`, else of the first form that has one.
  func number(in forms: [CatalogForm]) -> NumericSpecifier? {
    let others = forms.lazy.filter { form in
      withBytes(form.category) { $0.elementsEqual("other".utf8) }
    }
    for form in Array(others) + forms {
      if let number = withBytes(form.unit.value, NumericSpecifier.first) { return number }
    }
    return nil
  }

  func withBytes<Result>(
    _ text: TableText,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    TextDecoder.withBytes(of: text, in: source, body)
  }
}
