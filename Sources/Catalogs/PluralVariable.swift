public import SourceText

/// One variable of a plural format: which argument it reads, and one text a plural category.
public struct PluralVariable: Sendable {
  /// The only rule type that the system knows, `NSStringPluralRuleType`.
  ///
  /// Source: Apple, "Stringsdict File Format".
  public static let pluralRuleType = "NSStringPluralRuleType"

  /// The variable's name.
  public var name: VariantText
  /// The dictionary, or what the compiler makes it of.
  public var range: ByteRange
  /// `NSStringFormatSpecTypeKey`; nil when it is missing or no text.
  public var ruleType: VariantText?
  /// `NSStringFormatValueTypeKey`, a conversion without its percent sign; nil when it is missing or
  /// no text.
  public var valueType: VariantText?
  /// The forms in the order of the file, duplicates included (the last one wins).
  public var forms: [PluralForm]

  /// Creates a variable.
  public init(
    name: VariantText,
    range: ByteRange,
    ruleType: VariantText?,
    valueType: VariantText?,
    forms: [PluralForm]
  ) {
    self.name = name
    self.range = range
    self.ruleType = ruleType
    self.valueType = valueType
    self.forms = forms
  }
}
