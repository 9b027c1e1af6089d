import _FoundationICU

#if canImport(Glibc)
  import Glibc
#endif

/// Every possible language code of two or three letters.
let possibleCodes: [String] = {
  let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
  let two = letters.flatMap { first in letters.map { first + $0 } }
  return two + two.flatMap { start in letters.map { start + $0 } }
}()

struct Likely {
  var script: String
  var region: String

  /// What ICU adds to a name; nil where it knows nothing.
  init?(_ name: String) {
    let maximized = ICU.maximized(name)
    script = ICU.script(maximized)
    region = ICU.region(maximized)
    if script.isEmpty || region.isEmpty { return nil }
  }
}

func languageTables(others: [String]) -> String {
  var shorter: [String: String] = [:]
  var likely: [String: Likely] = [:]
  for code in possibleCodes where code != "und" {
    let base = ICU.baseName(code)
    if base != code {
      shorter[code] = base
    } else if let found = Likely(code) {
      likely[code] = found
    }
  }

  let pairs = Set(likely.values.map { $0.script + $0.region }).sorted()
  let indexes = Dictionary(
    uniqueKeysWithValues: pairs.enumerated().map { index, pair in
      (pair, possibleCodes[index])
    }
  )
  let pairRows = Dictionary(uniqueKeysWithValues: indexes.map { ($1, $0) })
  let likelyRows = likely.mapValues { indexes[$0.script + $0.region] ?? "" }

  var scriptRows: [String: String] = [:]
  var regionRows: [String: String] = [:]
  for (code, usual) in likely {
    for (script, _) in ICU.scripts where script != usual.script {
      guard let found = Likely("\(code)_\(script)") else { continue }
      let back = Likely("\(code)_\(found.region)")?.script == script
      if found.region != usual.region || back {
        scriptRows[pad(code, 3) + script] = pad(found.region, 3) + (back ? "+" : "-")
      }
    }
    for region in ICU.regions {
      guard let found = Likely("\(code)_\(region)"), found.script != usual.script else { continue }
      regionRows[pad(code, 3) + region] = found.script
    }
  }

  var aliasRows: [String: String] = [:]
  for alias in Resource(bundle: "metadata")?["alias"]?["language"]?.children ?? [] {
    // Only names that are still spelt this way after ICU cut them into subtags can be looked up.
    guard ICU.baseName(alias.key) == alias.key, let replacement = alias["replacement"]?.text,
      !alias.key.hasPrefix("und"), !replacement.contains("_x_")
    else { continue }
    aliasRows[alias.key] = replacement
  }

  var regionAliases: [String: String] = [:]
  for alias in Resource(bundle: "metadata")?["alias"]?["territory"]?.children ?? [] {
    guard alias.key.utf8.count == 2, alias.key.utf8.allSatisfy({ $0 >= 0x41 }),
      let replacement = alias["replacement"]?.text
    else { continue }
    regionAliases[alias.key] = replacement.split(separator: " ").first.map(String.init) ?? ""
  }
  var longRegions: [String: String] = [:]
  for region in ICU.regions {
    let long = ICU.text { buffer, _, _ in
      let name = String(cString: swift_uloc_getISO3Country("und_\(region)"))
      _ = name.withCString { strcpy(buffer, $0) }
      return Int32(name.utf8.count)
    }
    if long.utf8.count == 3, ICU.baseName("en_\(long)") == "en_\(region)" {
      longRegions[long] = region
    }
  }

  let known = Set(ICU.languages).union(others)
    .filter { likely[$0] == nil && shorter[$0] == nil && aliasRows[$0] == nil }
  let regions = Set(ICU.regions).subtracting(regionAliases.keys).union(["001", "150", "419"])
  return head("LanguageTables", "ISO 639, ISO 15924 and ISO 3166 codes and what ICU adds to them.")
    + records(
      "likely",
      "Language to the key of its usual script and region in `pairs`.",
      keyWidth: 3,
      valueWidth: 2,
      likelyRows
    )
    + records(
      "pairs",
      "The pairs of script and region that `likely` names.",
      keyWidth: 2,
      valueWidth: 7,
      pairRows
    )
    + records(
      "scripts",
      "Language and unusual script to its region; `+` where the region leads back to the script.",
      keyWidth: 7,
      valueWidth: 4,
      scriptRows
    )
    + records(
      "regions",
      "Language and region to the script that is usual there but not elsewhere.",
      keyWidth: 5,
      valueWidth: 4,
      regionRows
    )
    + records(
      "others",
      "ISO 639 codes for which ICU knows no usual script.",
      keyWidth: 3,
      valueWidth: 0,
      rows(known)
    )
    + records(
      "shorter",
      "Codes of three letters that ICU reads as codes of two.",
      keyWidth: 3,
      valueWidth: 2,
      shorter
    )
    + records(
      "aliases",
      "Deprecated language codes to what replaces them.",
      keyWidth: 9,
      valueWidth: 8,
      aliasRows
    )
    + records(
      "scriptDirections",
      "Scripts; `R` for those written from right to left.",
      keyWidth: 4,
      valueWidth: 1,
      Dictionary(ICU.scripts.map { ($0.code, $0.isRightToLeft ? "R" : "L") }) { first, _ in first }
    )
    + records(
      "knownRegions",
      "ISO 3166 codes and the world's parts that locales use.",
      keyWidth: 3,
      valueWidth: 0,
      rows(regions)
    )
    + records(
      "longRegions",
      "Region codes of three letters that ICU reads as codes of two.",
      keyWidth: 3,
      valueWidth: 2,
      longRegions
    )
    + records(
      "regionAliases",
      "Former and mistaken region codes to what replaces them.",
      keyWidth: 2,
      valueWidth: 3,
      regionAliases
    )
    + "}\n"
}

func rows(_ keys: Set<String>) -> [String: String] {
  Dictionary(uniqueKeysWithValues: keys.map { ($0, "") })
}
