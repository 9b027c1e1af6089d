import Catalogs
import Delivery
import Diagnostics
import Languages
import Payloads
import Previews
import Rules
import SourceText

/// What a check found about an app, by the notifications that show it.
///
/// A finding is about a notification when its place is in the payload, or in an entry or table that the
/// phone reads for it, and the phone's language is one that it names.
struct CardFindings {
  /// What stands in a payload file.
  private var inPayloads: [String: [Diagnostic]] = [:]
  /// What is about one key of a table, by key.
  private var byKey: [String: [Diagnostic]] = [:]
  /// What is about a table as a whole, by its path.
  private var byTable: [String: [Diagnostic]] = [:]
  /// What is about a folder without the table, by language.
  private var byLanguage: [String: [Diagnostic]] = [:]
  /// Paths of all files that name keys.
  private let usePaths: Set<String>

  /// Categories about language folders, which stand at any table inside.
  private static let folders: Set<Diagnostics.Category> = [.missingFile, .lprojName]

  init(_ findings: [Diagnostic], app: AppContext, manifests: [ManifestFile]) {
    let payloadPaths = app.payloadFiles.map(\.source.path)
    usePaths = Set(payloadPaths + manifests.map(\.source.path))
    let tables = Dictionary(
      grouping: app.bundle.tables.filter { $0.name == "Localizable" },
      by: \.path
    )
    let isPayload = Set(payloadPaths)
    var entries = EntryFinder()
    for finding in findings {
      let category = finding.category ?? RuleRegistry.descriptions[finding.rule]?.category
      let path = finding.place.path
      // What is wrong with suppressions is no fault of a text.
      guard category != .hygiene else { continue }
      if isPayload.contains(path) {
        inPayloads[path, default: []].append(finding)
      } else if let own = tables[path] {
        if own.allSatisfy(\.isRefused) {
          byTable[path, default: []].append(finding)
        } else if category == .missingKey, finding.key == nil {
          // A list of keys that a table lacks is about keys that no payload uses.
          continue
        } else if let key = finding.key ?? entries.key(at: finding.place, in: own) {
          byKey[key, default: []].append(finding)
        } else {
          byTable[path, default: []].append(finding)
        }
      } else if let category, Self.folders.contains(category) {
        for locale in finding.locales { byLanguage[locale, default: []].append(finding) }
      }
    }
  }

  /// Returns the findings about one notification, first what matters most.
  ///
  /// - Parameters:
  ///   - parts: What the alert says.
  ///   - reader: The phone that shows it.
  ///   - card: The payload.
  /// - Returns: The findings, each once a part.
  func defects(
    of parts: [AlertContents.Part],
    on reader: PhoneReader,
    card: PayloadCard
  ) -> [Preview.Defect] {
    var defects = payloadDefects(parts, reader, card)
    let usesTable = parts.contains { $0.use != nil }
    for part in parts {
      guard let use = part.use else { continue }
      for finding in byKey[use.key] ?? []
      where reader.reads(finding) && isAbout(card, finding) {
        defects.append(.init(finding, Preview.Kind(part.name), isAboutText: true))
      }
    }
    if usesTable {
      for table in reader.tables { defects += tableDefects(table, reader) }
      for locale in reader.own {
        defects += (byLanguage[locale] ?? []).map { .init($0, nil, isAboutText: false) }
      }
    }
    return Self.sorted(defects)
  }

  /// What stands in the payload's file.
  private func payloadDefects(
    _ parts: [AlertContents.Part],
    _ reader: PhoneReader,
    _ card: PayloadCard
  ) -> [Preview.Defect] {
    (inPayloads[card.file.source.path] ?? []).compactMap { finding in
      guard reader.isMeant(by: finding.locales), PayloadPart.isAbout(card, finding) else {
        return nil
      }
      let isKey = card.contents.uses.contains {
        $0.pointer == finding.pointer && $0.key == finding.key
      }
      guard isKey else {
        return Preview.Defect(finding, PayloadPart.kind(of: finding, card), isAboutText: false)
      }
      // Of a template's keys only the one that is shown here.
      guard
        let part = parts.first(where: {
          $0.use?.pointer == finding.pointer && $0.use?.key == finding.key
        })
      else { return isButton(finding, card) ? .init(finding, nil, isAboutText: false) : nil }
      return Preview.Defect(finding, Preview.Kind(part.name), isAboutText: true)
    }
  }

  /// Whether a finding is about the text of a button, which is never shown.
  private func isButton(_ finding: Diagnostic, _ card: PayloadCard) -> Bool {
    card.contents.uses.contains { $0.pointer == finding.pointer && $0.part == .action }
  }

  /// What is wrong with a table as a whole: of one that Apple refuses the first error, and that.
  private func tableDefects(_ table: StringTable, _ reader: PhoneReader) -> [Preview.Defect] {
    let findings = (byTable[table.path] ?? []).filter { reader.isMeant(by: $0.locales) }
    guard table.isRefused, let worst = findings.map(\.severity).max(),
      let first = findings.first(where: { $0.severity == worst })
    else { return findings.map { .init($0, nil, isAboutText: false) } }
    let line = LineTable(table.source).place(of: first.place.range.lowerBound).line
    var defect = Preview.Defect(first, nil, isAboutText: false)
    defect.message = """
      iOS drops the whole file '\(table.path)' and finds none of its keys; line \(line): \
      \(first.message)
      """
    return [defect]
  }

  /// Whether the payload is one of those that a finding in a table names; true where it names none.
  private func isAbout(_ card: PayloadCard, _ finding: Diagnostic) -> Bool {
    guard finding.payload != nil else { return true }
    let uses = finding.related.map(\.place).filter { usePaths.contains($0.path) }
    guard !uses.isEmpty else { return true }
    return uses.contains { $0.path == card.file.source.path && card.range.contains($0.range) }
  }

  /// The worst first, then in the order of the parts; each once.
  private static func sorted(_ defects: [Preview.Defect]) -> [Preview.Defect] {
    var seen: Set<Preview.Defect> = []
    let order = { (kind: Preview.Kind?) in
      kind.flatMap { Preview.Kind.allCases.firstIndex(of: $0) } ?? Preview.Kind.allCases.count
    }
    return defects.filter { seen.insert($0).inserted }.enumerated().sorted { first, second in
      if first.element.severity != second.element.severity {
        return first.element.severity > second.element.severity
      }
      let parts = (order(first.element.part), order(second.element.part))
      return parts.0 == parts.1 ? first.offset < second.offset : parts.0 < parts.1
    }.map(\.element)
  }
}

extension Preview.Defect {
  /// The same finding as a preview keeps it.
  init(_ finding: Diagnostic, _ part: Preview.Kind?, isAboutText: Bool) {
    self.init(
      rule: finding.rule,
      severity: finding.severity,
      part: part,
      message: finding.message,
      isAboutText: isAboutText
    )
  }
}

extension StringTable {
  /// Whether Apple's reader drops the file because of what is in it.
  var isRefused: Bool { !isAccepted && source.utf8.count > source.contentStart }
}

extension ByteRange {
  /// Whether another range lies inside.
  func contains(_ other: ByteRange) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// Finds the entry around a place.
private struct EntryFinder {
  private var sorted: [String: [(range: ByteRange, key: String)]] = [:]

  /// Returns the key of the entry of a table that a place is in; nil outside of all.
  mutating func key(at place: SourcePlace, in tables: [StringTable]) -> String? {
    let entries = sorted[place.path] ?? Self.entries(tables)
    sorted[place.path] = entries
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].range.lowerBound <= place.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, entries[low - 1].range.contains(place.range) else { return nil }
    return entries[low - 1].key
  }

  private static func entries(_ tables: [StringTable]) -> [(range: ByteRange, key: String)] {
    tables.flatMap { table in
      table.entries.map { (range: $0.range, key: table.string($0.key)) }
    }
    .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
