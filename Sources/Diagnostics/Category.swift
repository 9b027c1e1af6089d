/// The kind of fault a rule belongs to; fixed, part of the JSON contract.
public enum Category: String, Sendable, CaseIterable {
  /// A key that is not where the phone looks for it.
  case missingKey = "missing-key"
  /// Another number of arguments than the text takes.
  case argCount = "arg-count"
  /// A specifier that does not do what it looks like.
  case badSpecifier = "bad-specifier"
  /// A percent sign that is read as something else.
  case percent
  /// Numbered and plain specifiers in one text.
  case mixedPositional = "mixed-positional"
  /// An argument that no text shows.
  case unusedArg = "unused-arg"
  /// What the format's own reader refuses.
  case parseError = "parse-error"
  /// Where Apple's parser stops with success.
  case silentTruncation = "silent-truncation"
  /// Conflict markers left in a file.
  case mergeConflict = "merge-conflict"
  /// Bytes that are not in the encoding they claim.
  case encoding
  /// An escape that yields another character than meant.
  case badEscape = "bad-escape"
  /// Markup that is shown as text.
  case markup
  /// A text that shows nothing.
  case emptyValue = "empty-value"
  /// A table without entries.
  case emptyFile = "empty-file"
  /// A table or language that is not there.
  case missingFile = "missing-file"
  /// A text that was not translated.
  case untranslated
  /// A key that is defined twice.
  case duplicateKey = "duplicate-key"
  /// A language folder that a phone or a tool reads differently.
  case lprojName = "lproj-name"
  /// A plural entry that a push cannot use.
  case pluralInPush = "plural-in-push"
  /// A plural form that the language needs.
  case pluralMissingCategory = "plural-missing-category"
  /// A plural form that is never used.
  case pluralUnknownCategory = "plural-unknown-category"
  /// A plural entry that cannot be read.
  case pluralStructure = "plural-structure"
  /// A form for several numbers that does not say which.
  case pluralOneWithoutNumber = "plural-one-without-number"
  /// A catalog entry that loses data.
  case catalogStructure = "catalog-structure"
  /// An entity declaration in XML.
  case xmlEntity = "xml-entity"
  /// A payload member in the wrong place or spelling.
  case payloadKey = "payload-key"
  /// A payload value of the wrong type.
  case payloadType = "payload-type"
  /// A payload value outside what is allowed.
  case payloadValue = "payload-value"
  /// Payload members that exclude or need each other.
  case payloadConflict = "payload-conflict"
  /// A payload above or near the limit.
  case payloadSize = "payload-size"
  /// A text that reads badly.
  case textQuality = "text-quality"
  /// Suppressions and baselines out of date.
  case hygiene
}
