import _FoundationICU

/// The parent in ICU's own table; empty where there is none.
func tableParent(_ name: String) -> String {
  ICU.text { ures_getLocParent(name, $0, $1, &$2) }
}

@_silgen_name("ures_getLocParent")
func ures_getLocParent(
  _ name: UnsafePointer<CChar>,
  _ parent: UnsafeMutablePointer<CChar>,
  _ capacity: Int32,
  _ status: inout UErrorCode
) -> Int32

/// The name without its last subtag; "root" at the end.
func shortened(_ name: String) -> String {
  name.lastIndex(of: "_").map { String(name[..<$0]) } ?? "root"
}

func parentTable() -> String {
  var parents: [String: String] = [:]
  let regions = ICU.regions + ["001", "150", "419"]
  let scripts = ICU.scripts.map(\.code)
  for code in possibleCodes {
    let tails = [""] + regions.map { "_\($0)" } + scripts.map { "_\($0)" }
    for tail in tails {
      let parent = tableParent(code + tail)
      if !parent.isEmpty { parents[code + tail] = parent }
    }
  }
  for locale in ICU.locales {
    let parent = tableParent(locale)
    if !parent.isEmpty { parents[locale] = parent }
  }

  // Apple's matcher has a few more parents of its own. It names a localization's available
  // parents in order, so the first of them is the parent. The Chinese family passes through names
  // that no localization can have; `MatcherName` spells those steps out.
  let candidates = Set(parents.keys).union(parents.values).union(regions.map { "en_\($0)" })
    .union(ICU.locales).union(ICU.locales.map { String($0.prefix { $0 != "_" }) })
    .subtracting(["root"])
    .filter { name in
      !["zh", "yue", "wuu", "ars", "no"].contains { name == $0 || name.hasPrefix("\($0)_") }
    }
  let list = candidates.sorted()
  for name in list where name.hasPrefix("en") || name.hasPrefix("es") || parents[name] != nil {
    let chain = ICU.localizationsToUse([name], [name] + list.filter { $0 != name })
    if chain.count > 1 { parents[name] = chain[1] }
  }
  return head("ParentTable", "Where a localization's parent is not its name without the last part.")
    + records(
      "parents",
      "Name to parent, as Apple's matcher climbs.",
      keyWidth: 10,
      valueWidth: 10,
      parents.filter { $0.value != shortened($0.key) }
    )
    + "}\n"
}
