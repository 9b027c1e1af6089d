import Catalogs
import Languages
import SourceText

/// Tells plural entries in which no rule can find anything, on bytes; nearly all entries are such.
///
/// One variable that the format consists of, its type and rule type, exactly the forms of the language,
/// and in each form the number once, written as the type says.
struct PlainPlural {
  private let categories: [[UInt8]]
  private let isKnown: Bool

  /// Prepares for a language.
  init(_ rules: PluralRules) {
    categories = rules.categories.map { Array($0.rawValue.utf8) }
    isKnown = rules.isKnown
  }

  /// Whether an entry is plain.
  func isPlain(_ value: VariedValue, in source: DecodedSource) -> Bool {
    guard isKnown, case .format(let format) = value, let text = format.format,
      format.variables.count == 1, format.others.isEmpty
    else { return false }
    let variable = format.variables[0]
    guard let rule = variable.ruleType, rule.isEqual(to: Self.ruleType, in: source),
      let type = variable.valueType, variable.forms.count == categories.count,
      isOnly(variable.name, in: text, source)
    else { return false }
    return type.withBytes(in: source) { type in
      Self.isType(type) && isWhole(variable.forms, type, source)
    }
  }

  private static let ruleType = Array(PluralVariable.pluralRuleType.utf8)

  /// Whether a format is `%#@name@` and nothing else.
  private func isOnly(_ name: VariantText, in text: VariantText, _ source: DecodedSource) -> Bool {
    text.withBytes(in: source) { text in
      name.withBytes(in: source) { name in
        text.count == name.count + 4 && text.starts(with: [0x25, 0x23, 0x40]) && text.last == 0x40
          && name.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F }
          && text[3...].starts(with: name)
      }
    }
  }

  /// `d`, `ld` or `lld`.
  private static func isType(_ type: UnsafeBufferPointer<UInt8>) -> Bool {
    (1...3).contains(type.count) && type.last == UInt8(ascii: "d")
      && type.dropLast().allSatisfy { $0 == UInt8(ascii: "l") }
  }

  private func isWhole(
    _ forms: [PluralForm],
    _ type: UnsafeBufferPointer<UInt8>,
    _ source: DecodedSource
  ) -> Bool {
    for category in categories {
      guard forms.contains(where: { $0.category.isEqual(to: category, in: source) }) else {
        return false
      }
    }
    return forms.allSatisfy { form in
      form.text?.withBytes(in: source) { Self.showsNumberOnce($0, type) } ?? false
    }
  }

  /// Whether a text has one percent sign, and behind it the type, with no letter or at sign near.
  private static func showsNumberOnce(
    _ text: UnsafeBufferPointer<UInt8>,
    _ type: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let sign = text.firstIndex(of: 0x25), text.lastIndex(of: 0x25) == sign else {
      return false
    }
    let end = sign + 1 + type.count
    guard end <= text.count, text[(sign + 1)..<end].elementsEqual(type),
      !text.contains(0x40)
    else { return false }
    return end == text.count || !text[end].isASCIILetter
  }
}
