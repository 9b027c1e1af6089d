public import Catalogs
import Delivery
public import Diagnostics
import FormatStrings
import JSONSyntax
import Languages
import Payloads

/// Runs all rules over one app.
///
/// The tables can be looked at in any order and at the same time: each is independent of the others.
/// What readers found while reading is not part of it. Tables of ignored languages are left out.
public struct RuleRunner: Sendable {
  /// The tables that rules look at.
  public let tables: [StringTable]

  private let app: AppContext
  private let rules: RuleSet
  private let scope: RuleScope
  private let usesByKey: [[UInt8]: [KeyUse]]
  /// What is found once of each table of the development language, by path and folder.
  private let sources: [String: DevelopmentTable]

  /// Creates a runner for an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - rules: The rules.
  ///   - scope: What is looked at; what is found about that is the same in both.
  public init(_ app: AppContext, rules: RuleSet = .all, scope: RuleScope = .everything) {
    self.app = app
    self.rules = rules
    self.scope = scope
    tables = app.bundle.tables.filter { table in
      table.isAccepted && !(table.folder.map(app.options.ignores) ?? false)
        && (scope == .everything || table.name == "Localizable")
    }
    usesByKey = Dictionary(grouping: app.uses) { Array($0.key.utf8) }
    var sources: [String: DevelopmentTable] = [:]
    for table in tables {
      let identity = Self.identity(table.name, isStringsdict: table.isStringsdict)
      guard sources[identity] == nil, let source = Self.developmentTable(of: table, in: app) else {
        continue
      }
      sources[identity] = DevelopmentTable(source)
    }
    self.sources = sources
  }

  /// Returns what rules find in an app, in no particular order.
  public static func run(_ app: AppContext, rules: RuleSet = .all) -> [Diagnostic] {
    let runner = RuleRunner(app, rules: rules)
    return runner.appFindings() + runner.tables.flatMap { runner.findings(in: $0) }
  }

  /// Returns what rules find that look at more than one table: at keys, payloads, catalogs and languages.
  public func appFindings() -> [Diagnostic] {
    var findings = Findings()
    for rule in rules.appRules { rule.check(app, &findings) }
    for key in keys() {
      for rule in rules.keyRules { rule.check(key, &findings) }
    }
    for file in app.payloadFiles {
      for payload in file.payloads {
        let context = PayloadContext(file: file, payload: payload, options: app.options)
        for rule in rules.payloadRules { rule.check(context, &findings) }
      }
    }
    for catalog in app.bundle.catalogs where catalog.json.isStructureCertain {
      guard let context = CatalogContext(catalog, in: app) else { continue }
      for rule in rules.catalogRules { rule.check(context, &findings) }
    }
    return findings.diagnostics
  }

  /// Returns what rules find in one of the tables.
  public func findings(in table: StringTable) -> [Diagnostic] {
    var findings = Findings()
    var uses: [Int: [KeyUse]] = [:]
    if table.name == "Localizable" {
      for (key, group) in usesByKey {
        if let number = table.entryNumber(forKey: key) { uses[number] = group }
      }
    }
    let identity = Self.identity(table.name, isStringsdict: table.isStringsdict)
    let context = TableContext(app: app, table: table, source: sources[identity], uses: uses)
    for rule in rules.tableRules { rule.check(context, &findings) }
    let winner = stringsdict(over: table)
    var plurals: (rules: PluralRules, plain: PlainPlural)?
    table.forEachVisibleEntry { number, entry in
      guard scope == .everything || uses[number] != nil else { return }
      switch entry.value {
      case .variation(let variation):
        let value = variation.value(in: table)
        if plurals == nil {
          let rules = context.pluralRules()
          plurals = (rules, PlainPlural(rules))
        }
        guard let plurals, !plurals.plain.isPlain(value, in: table.source) else { return }
        let plural = PluralContext(table: context, entry: entry, value: value, rules: plurals.rules)
        for rule in rules.pluralRules { rule.check(plural, &findings) }
      case .text(let text):
        check(number, entry, text, in: context, winner, &findings)
      case .unusable: break
      }
    }
    return findings.diagnostics
  }

  /// Runs the rules of entries that have something to look at.
  private func check(
    _ number: Int,
    _ entry: Entry,
    _ text: TableText,
    in context: TableContext,
    _ winner: StringTable?,
    _ findings: inout Findings
  ) {
    let table = context.table
    var (traits, outline) = TextTraits.own(entry, text, in: table)
    let partner = context.partner(of: number)
    if !outline.isClear || !(partner.map { outline.agrees(with: $0.outline) } ?? true) {
      traits.insert(.specifiers)
    }
    if context.uses[number] != nil { traits.insert(.push) }
    guard !traits.isDisjoint(with: rules.entryInterest), !entry.isBareName(in: table),
      !Self.has(winner, table.bytes(entry.key))
    else { return }
    let bytes = table.bytes(text)
    let entryContext = EntryContext(
      table: context,
      number: number,
      entry: entry,
      text: text,
      bytes: bytes,
      analysis: TextAnalysis(bytes),
      uses: context.uses[number] ?? [],
      development: partner?.text
    )
    for (interest, rule) in rules.entryRules where !traits.isDisjoint(with: interest) {
      rule.check(entryContext, &findings)
    }
  }

  /// Groups the uses by key, in the order of the first use.
  private func keys() -> [KeyContext] {
    var order: [[UInt8]] = []
    var groups: [[UInt8]: [KeyUse]] = [:]
    for use in app.uses {
      let bytes = Array(use.key.utf8)
      if groups[bytes] == nil { order.append(bytes) }
      groups[bytes, default: []].append(use)
    }
    return order.enumerated().compactMap { number, bytes in
      guard let uses = groups[bytes], let key = uses.first?.key else { return nil }
      let answers = app.phones.map {
        KeyContext.Answer(phone: $0, answer: $0.answer(forKey: key))
      }
      return KeyContext(app: app, key: key, number: number, uses: uses, answers: answers)
    }
  }

  /// The file beside a `.strings` file that wins over it: what both have is never shown from it.
  private func stringsdict(over table: StringTable) -> StringTable? {
    guard !table.isStringsdict, let folder = table.folder else { return nil }
    let found = app.bundle.folder(named: folder)?.stringsdict(table.name)
    return found.flatMap { $0.isAccepted ? $0 : nil }
  }

  private static func has(_ table: StringTable?, _ key: @autoclosure () -> [UInt8]) -> Bool {
    guard let table, let number = table.entryNumber(forKey: key()) else { return false }
    switch table.entries[number].value {
    case .text: return true
    case .variation(let variation): return variation.phoneValue(in: table) != nil
    case .unusable: return false
    }
  }

  /// The table of the same name and kind that the development language reads.
  private static func developmentTable(of table: StringTable, in app: AppContext) -> StringTable? {
    let folders = app.developmentPhone.folders.compactMap { app.bundle.folder(named: $0) }
    return folders.lazy
      .compactMap { table.isStringsdict ? $0.stringsdict(table.name) : $0.strings(table.name) }
      .first { $0.isAccepted }
  }

  /// What tables of the same name and kind have in common.
  private static func identity(_ name: String, isStringsdict: Bool) -> String {
    isStringsdict ? "\(name).stringsdict" : name
  }
}
