import SourceText

/// Turns a text with substitutions into a format with variables.
///
///     "%#@files@ in %#@信号@" with argNum 1 and 2  →  "%1$#@files@ in %2$#@value@"
struct CatalogSubstituter {
  let lowering: CatalogLowering
  let substitutions: [CatalogSubstitution]

  /// Numbers of the substitutions by their names as UTF-8.
  private var numbers: [[UInt8]: Int] = [:]
  /// The substitutions that were met, as they are compiled.
  private var compiled: [Int: PluralVariable] = [:]
  /// How many names were replaced.
  private var renamed = 0

  init(lowering: CatalogLowering, substitutions: [CatalogSubstitution]) {
    self.lowering = lowering
    self.substitutions = substitutions
    for (number, substitution) in substitutions.enumerated() {
      numbers[lowering.withBytes(substitution.name) { Array($0) }] = number
    }
  }

  /// Returns what a text is compiled to: a format with the variables it names, or itself when it
  /// names none.
  mutating func value(of text: TableText, range: ByteRange) -> VariedValue {
    guard !substitutions.isEmpty else { return .text(VariantText(text)) }
    let bytes = lowering.withBytes(text) { Array($0) }
    let references = bytes.withUnsafeBufferPointer { SubstitutionReference.find(in: $0) }
    var result: [UInt8] = []
    var copied = 0
    var used: Set<Int> = []
    var variables: [PluralVariable] = []
    for reference in references {
      guard let number = numbers[Array(bytes[reference.name.range])] else { continue }
      let variable = variable(number)
      if used.insert(number).inserted { variables.append(variable) }
      let position = substitutions[number].argument ?? reference.position
      let name = variable.name.string(in: lowering.source)
      result += bytes[copied..<reference.range.lowerBound]
      result += Array("%\(position.map { "\($0)$" } ?? "")#@\(name)@".utf8)
      copied = reference.range.upperBound
    }
    guard !variables.isEmpty else { return .text(VariantText(text)) }
    result += bytes[copied...]
    let format = VariantText(made: String(decoding: result, as: UTF8.self), of: text.range)
    return .format(PluralFormat(range: range, format: format, variables: variables))
  }

  private mutating func variable(_ number: Int) -> PluralVariable {
    if let known = compiled[number] { return known }
    let variable = makeVariable(number, name: compiledName(of: substitutions[number].name))
    compiled[number] = variable
    return variable
  }

  /// The name in the compiled format; one with a character outside ASCII becomes `value`.
  private mutating func compiledName(of name: TableText) -> VariantText {
    guard lowering.withBytes(name, { $0.contains { $0 >= 0x80 } }) else { return VariantText(name) }
    var made: String
    repeat {
      renamed += 1
      made = renamed == 1 ? "value" : "value\(renamed)"
    } while numbers[Array(made.utf8)] != nil
    return VariantText(made: made, of: name.range)
  }

  private func makeVariable(_ number: Int, name: VariantText) -> PluralVariable {
    let substitution = substitutions[number]
    let valueType: VariantText? =
      substitution.specifier.map { VariantText($0) }
      ?? lowering.number(in: substitution.forms)
      .map { VariantText(made: $0.type, of: substitution.range) }
    let forms = substitution.forms.map { form in
      PluralForm(
        category: VariantText(form.category),
        text: leaf(form.unit.value, of: substitution, valueType),
        range: form.range
      )
    }
    return PluralVariable(
      name: name,
      range: substitution.range,
      ruleType: VariantText(made: PluralVariable.pluralRuleType, of: substitution.range),
      valueType: valueType,
      forms: forms
    )
  }

  /// A form with `%arg` replaced by the specifier of the substitution's own argument.
  private func leaf(
    _ text: TableText,
    of substitution: CatalogSubstitution,
    _ valueType: VariantText?
  ) -> VariantText {
    let bytes = lowering.withBytes(text) { Array($0) }
    let word = Array("%arg".utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == word[0] else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if bytes[index...].starts(with: word) {
        let position = substitution.argument.map { "\($0)$" } ?? ""
        let type = valueType?.string(in: lowering.source) ?? "lld"
        result += Array("%\(position)\(type)".utf8)
        index += word.count
      } else {
        // A doubled sign begins nothing.
        let isDoubled = index + 1 < bytes.count && bytes[index + 1] == word[0]
        result += bytes[index..<(index + (isDoubled ? 2 : 1))]
        index += isDoubled ? 2 : 1
      }
    }
    guard result != bytes else { return VariantText(text) }
    return VariantText(made: String(decoding: result, as: UTF8.self), of: text.range)
  }
}
