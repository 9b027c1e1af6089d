public import SourceText

/// A text with variables (`%#@files@`) that each have one form a plural category.
///
///     {NSStringLocalizedFormatKey = "%#@files@ in %2$@";
///      files = {NSStringFormatSpecTypeKey = NSStringPluralRuleType;
///               NSStringFormatValueTypeKey = lld; one = "%lld file"; other = "%lld files";};}
public struct PluralFormat: Sendable {
  /// The dictionary, or what the compiler makes it of.
  public var range: ByteRange
  /// `NSStringLocalizedFormatKey`; nil when it is missing or no text.
  public var format: VariantText?
  /// The variables in the order of the file.
  public var variables: [PluralVariable]
  /// Names of members that are neither, such as a variable that is no dictionary.
  public var others: [VariantText]

  /// Creates a format.
  public init(
    range: ByteRange,
    format: VariantText?,
    variables: [PluralVariable],
    others: [VariantText] = []
  ) {
    self.range = range
    self.format = format
    self.variables = variables
    self.others = others
  }
}
