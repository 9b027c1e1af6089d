import Diagnostics

/// The categories of the rule catalogue; they are part of the JSON contract and never change.
enum RuleCategories {
  /// The categories that a rule may have; empty for a rule that is in no list.
  static func categories(of rule: RuleID) -> Set<Category> {
    Set(ids.filter { $0.value.split(separator: " ").contains(Substring(rule.name)) }.map(\.key))
  }

  /// The ids of each category.
  private static let ids: [Category: String] = [
    .parseError: """
    catalog-json-error catalog-shape json-error key-without-value missing-semicolon \
    non-string-value not-a-dictionary plist-structure resource-limit smart-quote-delimiter \
    syntax-error unescaped-quote unterminated-comment unterminated-string \
    xml-not-well-formed
    """,
    .silentTruncation: "table-cut-short unterminated-comment unterminated-string",
    .mergeConflict: "merge-conflict-marker",
    .encoding: "invalid-utf8 odd-utf16 unknown-xml-encoding utf16-table utf16-without-bom",
    .badEscape: """
    empty-unicode-escape escaped-newline-in-text lone-surrogate long-unicode-escape \
    lowercase-u-escape nul-or-control-character octal-escape unknown-escape
    """,
    .emptyFile: "empty-table",
    .xmlEntity: "xml-entity-declaration",
    .markup: "html-entity-in-text markup-in-text",
    .lprojName: """
    ambiguous-lproj language-not-in-project legacy-language-name miscased-lproj misspelt-lproj \
    root-table unknown-language unknown-language-in-map
    """,
    .missingKey: """
    args-differ-from-release extra-key key-in-other-table key-missing-in-translation \
    key-not-in-release key-only-in-parent missing-key
    """,
    .duplicateKey: """
    catalog-and-tables duplicate-key key-in-strings-and-stringsdict near-duplicate-key
    """,
    .emptyValue: "blank-value empty-value",
    .untranslated: """
    not-translated-state source-value-not-shipped stale-key-used untranslated value-is-key
    """,
    .missingFile: "missing-required-language missing-table",
    .argCount: """
    android-twin-differs args-differ-from-release args-differ-from-source key-not-in-release \
    number-gap too-few-args unused-args url-args-count
    """,
    .badSpecifier: """
    broken-specifier foreign-percent foreign-placeholder not-an-object-specifier \
    order-swapped-without-numbers type-differs-from-source unnumbered-several zero-position
    """,
    .mixedPositional: "mixed-numbered",
    .percent: "accidental-specifier doubled-percent-shown lone-percent text-lost",
    .pluralInPush: "plural-in-push",
    .textQuality: """
    differing-end-punctuation differing-newlines double-space doubled-word \
    leading-or-trailing-space three-dots truncated-in-banner unbalanced-bidi \
    url-or-number-differs wrong-script zero-width-character
    """,
    .pluralMissingCategory: "missing-other missing-plural-category",
    .pluralUnknownCategory: "unknown-plural-category unused-plural-category",
    .pluralOneWithoutNumber: "one-without-number",
    .pluralStructure: """
    device-rule-shape missing-format-key missing-spec-type missing-value-type \
    unknown-rule-type value-type-mismatch variable-name-unreadable variable-recursive \
    variable-undefined variable-unused variant-args-differ width-rule-shape
    """,
    .catalogStructure: """
    both-axes catalog-json-error catalog-shape colliding-languages empty-variation \
    entries-outside-strings misplaced-substitution plural-without-number undefined-substitution \
    unit-beside-variations unused-substitution varied-device-other
    """,
    .payloadType: """
    aps-not-object arg-not-string args-not-array custom-field-missing custom-field-type \
    envelope-shape manifest-shape missing-aps not-an-object null-value out-of-range unknown-value wrong-type
    """,
    .payloadConflict: """
    args-without-key critical-without-sound duplicate-json-key header-conflict \
    level-needs-entitlement literal-and-key live-activity-forbidden live-activity-required \
    mutable-without-alert silent-push-conflict timestamp-in-milliseconds
    """,
    .payloadKey: """
    custom-naming-style deprecated-key misplaced-key misspelt-key newer-than-minimum \
    reserved-custom-key \
    unknown-aps-key unverifiable-key
    """,
    .payloadValue: """
    empty-alert hole-breaks-json hole-html-escaped live-activity-forbidden live-activity-required \
    out-of-range timestamp-in-milliseconds undeclared-category undeclared-sound \
    unknown-value wrong-type
    """,
    .payloadSize: "payload-near-limit payload-too-large",
    .hygiene: """
    stale-baseline-entry suppression-without-reason unknown-hole unmatched-pattern unused-push-key \
    unused-suppression
    """,
  ]
}
