public import Diagnostics

/// All rules, one line each, in the order of the catalogue.
public enum RuleRegistry {
  /// All rules.
  public static let rules: [any Rule.Type] = [
    // Files
    EmptyTable.self,
    EmptyUnicodeEscape.self,
    EscapedNewlineInText.self,
    HTMLEntityInText.self,
    InvalidUTF8.self,
    KeyWithoutValue.self,
    LoneSurrogate.self,
    LongUnicodeEscape.self,
    LowercaseUEscape.self,
    MarkupInText.self,
    MergeConflictMarker.self,
    MissingSemicolon.self,
    NonStringValue.self,
    NotADictionary.self,
    NulOrControlCharacter.self,
    OctalEscape.self,
    OddUTF16.self,
    ResourceLimit.self,
    RootTable.self,
    SmartQuoteDelimiter.self,
    SyntaxError.self,
    TableCutShort.self,
    UnescapedQuote.self,
    UnknownEscape.self,
    UnknownXMLEncoding.self,
    UnterminatedComment.self,
    UnterminatedString.self,
    UTF16Table.self,
    UTF16WithoutBOM.self,
    // Keys
    BlankValue.self,
    DuplicateKey.self,
    EmptyValue.self,
    ExtraKey.self,
    KeyInOtherTable.self,
    KeyInStringsAndStringsdict.self,
    KeyMissingInTranslation.self,
    KeyOnlyInParent.self,
    MissingKey.self,
    MissingTable.self,
    NearDuplicateKey.self,
    Untranslated.self,
    ValueIsKey.self,
    // Arguments
    AccidentalSpecifier.self,
    ArgsDifferFromSource.self,
    BrokenSpecifier.self,
    DoubledPercentShown.self,
    ForeignPercent.self,
    ForeignPlaceholder.self,
    LonePercent.self,
    MixedNumbered.self,
    NotAnObjectSpecifier.self,
    NumberGap.self,
    OrderSwappedWithoutNumbers.self,
    TextLost.self,
    TooFewArgs.self,
    TypeDiffersFromSource.self,
    UnbalancedBidi.self,
    UnnumberedSeveral.self,
    UnusedArgs.self,
    ZeroPosition.self,
    // Plurals
    DeviceRuleShape.self,
    MissingFormatKey.self,
    MissingOther.self,
    MissingPluralCategory.self,
    MissingSpecType.self,
    MissingValueType.self,
    OneWithoutNumber.self,
    PluralInPush.self,
    UnknownPluralCategory.self,
    UnknownRuleType.self,
    UnusedPluralCategory.self,
    ValueTypeMismatch.self,
    VariableNameUnreadable.self,
    VariableRecursive.self,
    VariableUndefined.self,
    VariableUnused.self,
    VariantArgsDiffer.self,
    WidthRuleShape.self,
    // Languages
    AmbiguousLproj.self,
    LegacyLanguageName.self,
    MiscasedLproj.self,
    MissingRequiredLanguage.self,
    MisspeltLproj.self,
    UnknownLanguage.self,
    // Payloads
    JSONError.self,
    ManifestShape.self,
    // Releases
    StaleBaselineEntry.self,
    SuppressionWithoutReason.self,
    UnusedSuppression.self,
  ]

  /// Whether a rule is on when nothing is configured; rules that are not known here are on.
  public static func isOn(_ rule: RuleID) -> Bool {
    descriptions[rule].map { $0.severity != nil } ?? true
  }

  /// Descriptions by id.
  public static let descriptions: [RuleID: RuleDescription] = Dictionary(
    rules.map { ($0.description.id, $0.description) },
    uniquingKeysWith: { first, _ in first }
  )
}
