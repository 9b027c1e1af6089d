import Catalogs
import Delivery
import Payloads

/// Decides which folder of localizations is the app that payloads are sent to.
///
/// A repository often has several (app, extensions, packages, samples), and the system reads only the
/// app's `Localizable`. Without configuration it is the bundle that defines most of the payloads'
/// keys; two that tie are both checked.
enum AppChooser {
  /// Returns the numbers of the bundles that are apps, in order.
  static func apps(among bundles: [LocalizedBundle], uses: [KeyUse]) -> [Int] {
    let candidates = bundles.indices.filter { hasPushTable(bundles[$0]) }
    if candidates.isEmpty { return withoutPushTable(bundles) }
    guard candidates.count > 1 else { return candidates }
    let keys = Set(uses.map { Array($0.key.utf8) })
    let scores = candidates.map { score(bundles[$0], keys: keys) }
    let best = scores.max() ?? 0
    if best > 0 {
      return zip(candidates, scores).filter { $0.1 == best }.map(\.0)
    }
    // No bundle knows any key: the largest one is the likeliest app.
    return candidates.max { size(bundles[$0]) < size(bundles[$1]) }.map { [$0] } ?? []
  }

  /// Shares the uses of keys out among bundles that tie.
  ///
  /// A payload can be sent to one of them alone: a bundle that lacks a key altogether is not asked for
  /// it when another one has it. A key that none has is asked of the first.
  ///
  /// - Returns: The uses that each bundle has to answer for, in the order of the bundles.
  static func shares(of uses: [KeyUse], among bundles: [LocalizedBundle]) -> [[KeyUse]] {
    guard bundles.count > 1 else { return bundles.map { _ in uses } }
    var shares = bundles.map { _ in [KeyUse]() }
    for use in uses {
      let key = Array(use.key.utf8)
      let owners = bundles.indices.filter { has(bundles[$0], key) }
      for number in owners.isEmpty ? [0] : owners { shares[number].append(use) }
    }
    return shares
  }

  private static func has(_ bundle: LocalizedBundle, _ key: [UInt8]) -> Bool {
    bundle.tables.contains { $0.name == "Localizable" && $0.entryNumber(forKey: key) != nil }
  }

  private static func hasPushTable(_ bundle: LocalizedBundle) -> Bool {
    bundle.tables.contains { $0.name == "Localizable" }
  }

  /// The app among bundles of which none has the table that pushes read: it has the table `InfoPlist`, or
  /// else the most languages.
  private static func withoutPushTable(_ bundles: [LocalizedBundle]) -> [Int] {
    func rank(_ number: Int) -> (Int, Int) {
      let hasName = bundles[number].tables.contains { $0.name.hasSuffix("InfoPlist") }
      return (hasName ? 1 : 0, bundles[number].folders.count)
    }
    let candidates = bundles.indices.filter { !bundles[$0].folders.flatMap(\.tables).isEmpty }
    return candidates.max { rank($0) < rank($1) }.map { [$0] } ?? []
  }

  private static func score(_ bundle: LocalizedBundle, keys: Set<[UInt8]>) -> Int {
    keys.count { has(bundle, $0) }
  }

  private static func size(_ bundle: LocalizedBundle) -> Int {
    bundle.tables.filter { $0.name == "Localizable" }.reduce(0) { $0 + $1.keyCount }
  }
}
