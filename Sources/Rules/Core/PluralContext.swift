public import Catalogs
import Delivery
import Diagnostics
import FormatStrings
public import Languages
import SourceText

/// One visible plural, width or device entry, as rules see it.
public struct PluralContext: Sendable {
  /// The table it stands in.
  public let table: TableContext
  /// The entry.
  public let entry: Entry
  /// What the key leads to.
  public let value: VariedValue
  /// The plural rules of the table's language.
  public let rules: PluralRules
  /// The table's language, canonical.
  public let language: String

  /// The formats of the entry with how their variables hang together, made once for all rules.
  let shapes: [(format: PluralFormat, shape: PluralShape)]

  /// Creates the context of an entry.
  public init(table: TableContext, entry: Entry, value: VariedValue, rules: PluralRules) {
    self.table = table
    self.entry = entry
    self.value = value
    // A file outside any language folder may be in any language.
    let folder = table.table.folder ?? "und"
    let name = folder == "Base" ? table.app.bundle.developmentLanguage : folder
    language = LanguageID(name).canonical
    self.rules = rules
    shapes = value.formats.map { ($0, PluralShape($0, in: table.table.source)) }
  }

  /// The entry's key, decoded.
  public var key: String { table.key(of: entry) }

  /// Calls a closure for each variable of the entry, with the format it belongs to.
  ///
  /// Not for what nothing names and what does not say that it is a plural: no phone reads it.
  func forEachVariable(_ body: (PluralVariable, PluralShape) -> Void) {
    for (format, shape) in shapes {
      let unused = shape.unusedNames
      for variable in format.variables
      where variable.ruleType != nil || !unused.contains(string(variable.name)) {
        body(variable, shape)
      }
    }
  }

  /// The development language where the entry is a copy of its own.
  ///
  /// Every text is one that it has for the same key: nobody has translated it. Nil where it is that language, or any text differs.
  var copiedLanguage: String? {
    guard let development = table.developmentTable, let folder = development.folder,
      let number = development.entryNumber(forKey: table.table.bytes(entry.key)),
      case .variation(let variation) = development.entries[number].value
    else { return nil }
    let name = folder == "Base" ? table.app.bundle.developmentLanguage : folder
    guard LanguageID(name).language != LanguageID(language).language else { return nil }
    let own = Self.texts(of: value, in: table.table)
    let source = Self.texts(of: variation.value(in: development), in: development)
    return own.isSubset(of: source) ? LanguageID(name).canonical : nil
  }

  /// The formats of a value and the forms of each variable, without regard to their categories.
  private static func texts(of value: VariedValue, in table: StringTable) -> Set<[String]> {
    var texts: Set<[String]> = []
    for format in value.formats {
      texts.insert([format.format?.string(in: table.source) ?? ""])
      for variable in format.variables {
        let name = variable.name.string(in: table.source)
        for form in variable.forms {
          texts.insert([name, form.text?.string(in: table.source) ?? ""])
        }
      }
    }
    return texts
  }

  /// Returns a text of the entry, decoded.
  func string(_ text: VariantText) -> String { text.string(in: table.table.source) }

  /// Returns what a variable's forms belong to, in words; the one variable that Apple's compiler makes of
  /// a catalog's plural forms has no name of its own.
  func subject(_ variable: PluralVariable) -> Message {
    variable.name.written == nil
      ? "the plural '\(key)'" : "plural '\(string(variable.name))' of '\(key)'"
  }

  /// Makes a finding in the entry, with key and language filled in.
  func finding(
    _ rule: RuleDescription,
    severity: Severity,
    category: Category? = nil,
    at range: ByteRange,
    _ message: Message,
    help: Message?,
    related: [RelatedPlace] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id,
      severity: severity,
      category: category,
      message: message,
      place: table.place(range),
      help: help,
      key: key,
      locales: table.locales,
      related: related,
      fix: fix
    )
  }
}
