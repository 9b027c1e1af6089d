import Catalogs
import Delivery
public import Diagnostics
import FormatStrings
import JSONSyntax
import Payloads

/// Runs all rules over one app.
public enum RuleRunner {
  /// Returns what rules find in an app, in no particular order.
  ///
  /// What readers found while reading is not part of it. Tables of ignored languages are left out.
  public static func run(_ app: AppContext, rules: RuleSet = .all) -> [Diagnostic] {
    var findings = Findings()
    for rule in rules.appRules { rule.check(app, &findings) }
    for key in keys(of: app) {
      for rule in rules.keyRules { rule.check(key, &findings) }
    }
    for file in app.payloadFiles {
      for payload in file.payloads {
        let context = PayloadContext(file: file, payload: payload, options: app.options)
        for rule in rules.payloadRules { rule.check(context, &findings) }
      }
    }
    let usesByKey = Dictionary(grouping: app.uses) { Array($0.key.utf8) }
    for table in app.bundle.tables where table.isAccepted {
      if let folder = table.folder, app.options.ignores(folder) { continue }
      run(table, in: app, rules: rules, usesByKey: usesByKey, &findings)
    }
    for catalog in app.bundle.catalogs where catalog.json.isStructureCertain {
      guard let context = CatalogContext(catalog, in: app) else { continue }
      for rule in rules.catalogRules { rule.check(context, &findings) }
    }
    return findings.diagnostics
  }

  /// Groups the uses by key, in the order of the first use.
  private static func keys(of app: AppContext) -> [KeyContext] {
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

  private static func run(
    _ table: StringTable,
    in app: AppContext,
    rules: RuleSet,
    usesByKey: [[UInt8]: [KeyUse]],
    _ findings: inout Findings
  ) {
    var uses: [Int: [KeyUse]] = [:]
    if table.name == "Localizable" {
      for (key, group) in usesByKey {
        if let number = table.entryNumber(forKey: key) { uses[number] = group }
      }
    }
    let context = TableContext(
      app: app,
      table: table,
      developmentTable: developmentTable(of: table, in: app),
      uses: uses
    )
    for rule in rules.tableRules { rule.check(context, &findings) }
    let winner = stringsdict(over: table, in: app)
    table.forEachVisibleEntry { number, entry in
      if case .variation(let variation) = entry.value {
        let plural = PluralContext(table: context, entry: entry, value: variation.value(in: table))
        for rule in rules.pluralRules { rule.check(plural, &findings) }
      }
      guard let text = entry.text, !entry.isBareName(in: table),
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
        uses: uses[number] ?? [],
        development: developmentText(of: entry, in: context)
      )
      for rule in rules.entryRules { rule.check(entryContext, &findings) }
    }
  }

  /// The file beside a `.strings` file that wins over it: what both have is never shown from it.
  private static func stringsdict(over table: StringTable, in app: AppContext) -> StringTable? {
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
    let found = folders.lazy
      .compactMap { table.isStringsdict ? $0.stringsdict(table.name) : $0.strings(table.name) }
      .first { $0.isAccepted }
    guard let found, found.path != table.path || found.folder != table.folder else { return nil }
    return found
  }

  private static func developmentText(
    of entry: Entry,
    in context: TableContext
  ) -> EntryContext.DevelopmentText? {
    guard let table = context.developmentTable,
      let number = table.entryNumber(forKey: context.table.bytes(entry.key)),
      let text = table.entries[number].text, !table.entries[number].isBareName(in: table)
    else { return nil }
    return EntryContext.DevelopmentText(
      table: table,
      text: text,
      analysis: TextAnalysis(table.bytes(text))
    )
  }
}
