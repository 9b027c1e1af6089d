import Catalogs
public import Diagnostics
import Languages
import SourceText

/// A text of the source language that the compiler leaves out.
public enum SourceValueNotShipped: CatalogRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "source-value-not-shipped",
    category: .untranslated,
    severity: .error,
    group: .catalogs,
    summary: "a key's text in the source language is not part of the app",
    reason: """
      The compiler leaves out source texts in state `new` unless the key is marked `manual`, and for a \
      key without a source text it writes nothing: the app's code brings its own text, a push does \
      not. The phone shows the bare key. A warning for keys that no payload uses.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"push.hi": {"localizations": {"en": {"stringUnit": {
            "state": "↓new",
            "value": "Hello"
          }}}}}
        }
        """#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ]),
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"↓push.hi": {
            "extractionState": "manual",
            "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}
          }}
        }
        """#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"push.hi": {
            "extractionState": "manual",
            "localizations": {"en": {"stringUnit": {"state": "new", "value": "Hello"}}}
          }}
        }
        """#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ]),
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {
            "Hello %@ %@": {"localizations": {"en": {"stringUnit": {
              "state": "new",
              "value": "Hello %1$@ %2$@"
            }}}},
            "brand.name": {"shouldTranslate": false},
            "set.title": {"extractionState": "extracted_with_value"}
          }
        }
        """#
      ]),
    ]
  )

  /// Reports each source text that is not compiled, and each name without a source text.
  public static func check(_ context: CatalogContext, _ findings: inout Findings) {
    for (number, entry) in context.catalog.entries.enumerated() where entry.shouldTranslate {
      let source = entry.localizations.first { context.catalog.isSource($0.language) }
      guard let source else {
        checkMissing(entry, number, context, &findings)
        continue
      }
      guard case .unit(let unit) = source.content, source.substitutions.isEmpty,
        unit.state == .new, entry.extractionState != .manual
      else { continue }
      checkDropped(unit, entry, number, context, &findings)
    }
  }

  private static func checkDropped(
    _ unit: CatalogUnit,
    _ entry: CatalogEntry,
    _ number: Int,
    _ context: CatalogContext,
    _ findings: inout Findings
  ) {
    let key = context.catalog.bytes(entry.key)
    let value = context.catalog.bytes(unit.value)
    let isPush = context.uses[number] != nil
    guard isPush ? key != value : isLostInApp(entry, key: key, value: value) else {
      return checkMissing(entry, number, context, &findings)
    }
    findings.add(
      context.finding(
        description,
        severity: isPush ? .error : .warning,
        entry: number,
        at: unit.stateRange,
        locales: sourceLocales(context),
        """
        the text of '\(string(key))' is left out of the app, because its state is 'new'; the phone \
        shows '\(string(key))'
        """,
        help: "set the state to 'translated', or the key's 'extractionState' to 'manual'"
      )
    )
  }

  /// Whether code cannot be expected to bring the text: it brings a text of its own where the catalog
  /// says so, and where key and text differ only in the numbers of specifiers.
  private static func isLostInApp(_ entry: CatalogEntry, key: [UInt8], value: [UInt8]) -> Bool {
    switch entry.extractionState {
    case .extractedWithValue, .stale: false
    case .unsaid, .manual, .other: withoutPositions(key) != withoutPositions(value)
    }
  }

  private static func checkMissing(
    _ entry: CatalogEntry,
    _ number: Int,
    _ context: CatalogContext,
    _ findings: inout Findings
  ) {
    let key = context.catalog.string(entry.key)
    guard SymbolicKey.isName(key) else { return }
    let isPush = context.uses[number] != nil
    guard isPush || isExpected(entry) else { return }
    let language = context.catalog.sourceLanguage
    findings.add(
      context.finding(
        description,
        severity: isPush ? .error : .warning,
        entry: number,
        at: entry.key.range,
        locales: sourceLocales(context),
        "'\(key)' has no text in '\(language)'; the phone shows '\(key)'",
        help: "write the text for '\(language)'"
      )
    )
  }

  private static func isExpected(_ entry: CatalogEntry) -> Bool {
    switch entry.extractionState {
    case .unsaid, .manual: true
    case .extractedWithValue, .stale, .other: false
    }
  }

  private static func sourceLocales(_ context: CatalogContext) -> [String] {
    [LanguageID(context.catalog.sourceFolder).canonical]
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Takes the positions out of specifiers: `%1$@` becomes `%@`.
  private static func withoutPositions(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "%") else { continue }
      var end = index
      while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
      if end > index, end < bytes.count, bytes[end] == UInt8(ascii: "$") { index = end + 1 }
    }
    return result
  }
}
