import Catalogs
import Delivery
import Diagnostics
import Payloads

/// Keys with holes: what no key of a table can become is missing whatever the holes are filled with.
extension MissingKey: AppRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.key(Self.self), .app(Self.self)] }

  /// Reports each key of a template whose literal parts no table's key has.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    for open in context.openKeys where !open.isPossible(in: context) {
      let literals = open.literals.filter { !$0.isEmpty }
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: open.use.part == .action ? .warning : .error,
          message: """
            no string table defines a key that '\(open.use.key)' can become; the phone shows the bare \
            key
            """,
          place: open.use.place,
          help:
            "add keys with \(Wording.list(literals)) in that place, or correct the literal part",
          key: open.use.key,
          locales: context.phones.map(\.locale),
          payload: open.use.place.path,
          pointer: open.use.pointer
        )
      )
    }
  }
}

extension OpenKey {
  /// Whether the key may be one that a phone finds; true where no table can be read.
  func isPossible(in app: AppContext) -> Bool {
    guard literals.contains(where: { !$0.isEmpty }) else { return true }
    let tables = app.bundle.tables.filter { $0.name == "Localizable" }
    // An app whose tables have other names has no key at all.
    guard !tables.isEmpty || app.bundle.tables.isEmpty || !app.isApp else { return false }
    guard tables.allSatisfy(\.isAccepted) else { return true }
    return !matches(in: app, limit: 1).isEmpty
  }

  /// Returns keys of the app that it may become, sorted.
  func matches(in app: AppContext, limit: Int) -> [String] {
    var found: Set<String> = []
    for table in app.bundle.tables where table.name == "Localizable" {
      table.forEachVisibleEntry { _, entry in
        if limit > 1 || found.isEmpty, fits(Array(table.bytes(entry.key))) {
          found.insert(table.string(entry.key))
        }
      }
      for shared in [table.untranslatable].compactMap({ $0 }) {
        shared.forEachVisibleEntry { _, entry in
          if fits(Array(shared.bytes(entry.key))) { found.insert(shared.string(entry.key)) }
        }
      }
    }
    return found.sorted()
  }
}
