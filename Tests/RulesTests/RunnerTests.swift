import Catalogs
import Diagnostics
import Languages
import SourceText
import Testing

@testable import Rules

/// What the runner leaves out must be what no rule says anything about.
struct RunnerTests {
  struct Plural: Sendable, CustomTestStringConvertible {
    let forms: [String]
    let value: String
    let format: String
    let isPlain: Bool
    let language: String

    init(
      _ isPlain: Bool,
      _ language: String,
      _ forms: [String],
      value: String = "d",
      format: String = "%#@n@"
    ) {
      self.isPlain = isPlain
      self.language = language
      self.forms = forms
      self.value = value
      self.format = format
    }

    var testDescription: String { "\(language) \(format) \(value) \(forms)" }
  }

  static let plurals = [
    Plural(true, "en", ["one: %d file", "other: %d files"]),
    Plural(true, "ja", ["other: %d件"]),
    Plural(true, "ru", ["one: %d a", "few: %d b", "many: %d c", "other: %d d"]),
    Plural(true, "de", ["one: %lld Datei", "other: %lld Dateien"], value: "lld"),
    Plural(false, "de", ["one: %d Datei", "other: %lld Dateien"], value: "lld"),
    Plural(false, "en", ["other: %d files"]),
    Plural(false, "en", ["one: %d file", "few: %d files"]),
    Plural(false, "en", ["one: one file", "other: %d files"]),
    Plural(false, "en", ["one: %d file", "other: %d of %d files"]),
    Plural(false, "en", ["one: %d file", "other: %dx"]),
    Plural(false, "en", ["one: %d file", "other: %d @ home"]),
    Plural(false, "en", ["one: %@ file", "other: %@ files"], value: "@"),
    Plural(false, "en", ["one: %d file", "other: %d files"], value: ""),
    Plural(false, "en", ["one: %d file", "other: %d files"], format: "%#@m@"),
    Plural(false, "en", ["one: %d file", "other: %d files"], format: "%#@n@ left"),
    Plural(false, "xx", ["other: %d files"]),
  ]

  @Test(arguments: plurals)
  func plainPlurals(_ plural: Plural) throws {
    let forms = plural.forms.map { form in
      let parts = form.split(separator: ": ", maxSplits: 1)
      return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>k</key><dict>\
      <key>NSStringLocalizedFormatKey</key><string>\(plural.format)</string><key>n</key><dict>\
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
      <key>NSStringFormatValueTypeKey</key><string>\(plural.value)</string>\
      \(forms.joined())</dict></dict></dict></plist>
      """
    let file = SourceFile(path: "a.stringsdict", bytes: Array(text.utf8))
    let table = try #require(
      StringsdictFormat.read(file, name: "a", folder: plural.language).tables.first
    )
    guard case .variation(let variation)? = table.entries.first?.value else {
      Issue.record("no variation")
      return
    }
    let plain = PlainPlural(PluralRules(language: plural.language))
    #expect(plain.isPlain(variation.value(in: table), in: table.source) == plural.isPlain)
  }

  @Test func everyRuleIsAskedOnce() {
    let all = RuleSet.all
    #expect(
      all.entryRules.map { $0.rule.description.id } == Self.rules { $0 is any EntryRule.Type }
    )
    #expect(all.pluralRules.map { $0.description.id } == Self.rules { $0 is any PluralRule.Type })
    #expect(all.tableRules.map { $0.description.id } == Self.rules { $0 is any TableRule.Type })
    #expect(all.keyRules.map { $0.description.id } == Self.rules { $0 is any KeyRule.Type })
    #expect(all.appRules.map { $0.description.id } == Self.rules { $0 is any AppRule.Type })
    #expect(all.catalogRules.map { $0.description.id } == Self.rules { $0 is any CatalogRule.Type })
    #expect(all.payloadRules.map { $0.description.id } == Self.rules { $0 is any PayloadRule.Type })
  }

  private static func rules(_ isMeant: (any Rule.Type) -> Bool) -> [RuleID] {
    RuleRegistry.rules.filter(isMeant).map { $0.description.id }
  }
}
