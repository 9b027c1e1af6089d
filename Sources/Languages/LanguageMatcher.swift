/// Apple's choice among the localizations of an app.
///
/// The first preferred language that matches any localization wins, even when a later one would
/// match better. Answers as the function `ualoc_localizationsToUse` does, which CFBundle asks.
/// Source: swift-foundation-icu (ICU 76), compared with it over 200,000 lists.
public struct LanguageMatcher: Sendable {
  private let available: [MatcherName]

  /// Creates a matcher for the names of an app's localizations, for many questions.
  ///
  /// Names are taken as written, `Base` matches nothing. The order decides between equals.
  public init(available: [String]) {
    self.available = available.map(MatcherName.init)
  }

  /// Returns the localizations that answer for a list of preferred languages, as written.
  ///
  /// The best comes first, then its parents, from near to far. Empty where nothing matches.
  public static func chain(preferred: [String], available: [String]) -> [String] {
    LanguageMatcher(available: available).chain(preferred: preferred)
  }

  /// Returns the localizations that answer for a list of preferred languages, as written.
  ///
  /// The best comes first, then its parents, from near to far. Empty where nothing matches.
  public func chain(preferred: [String]) -> [String] {
    let wanted = preferred.map(MatcherName.init)
    guard let best = best(wanted) else {
      return available.first { $0.written.isIdentical(to: "zxx") }.map { [$0.written] } ?? []
    }
    return withParents(best)
  }

  private func best(_ wanted: [MatcherName]) -> Int? {
    var lastResort: Int?
    for name in wanted {
      var match = Match()
      for index in available.indices {
        compare(name, index, &match, &lastResort)
      }
      guard let best = match.index else { continue }
      return match.score > 0 ? replacement(for: best, wanted) ?? best : best
    }
    return lastResort
  }

  private struct Match {
    var index: Int?
    var score = Int.max
  }

  private func compare(
    _ wanted: MatcherName,
    _ index: Int,
    _ match: inout Match,
    _ lastResort: inout Int?
  ) {
    let candidate = available[index]
    guard wanted.isUsable, candidate.isUsable else { return }
    if match.score > -1, wanted.base == candidate.base {
      match = Match(index: index, score: -1)
    } else if match.score > 0, wanted.modern == candidate.modern {
      match = Match(index: index, score: 0)
    } else if match.score > 0, wanted.group == candidate.group,
      let distance = distance(wanted, candidate)
    {
      if wanted.modern == "pt_PT", candidate.modern == "pt_BR" {
        // Taken only when no preferred language matches anything else.
        lastResort = index
      } else if distance < match.score {
        match = Match(index: index, score: distance)
      }
    }
  }

  /// Steps up both chains to the nearest common name; nil without one.
  private func distance(_ wanted: MatcherName, _ candidate: MatcherName) -> Int? {
    var best: Int?
    for (up, name) in wanted.parents.enumerated() {
      guard let down = candidate.parents.firstIndex(of: name) else { continue }
      // The chain of an unusual region has its first name twice.
      let steps = up + down + (candidate.hasUnusualRegion && down > 0 ? 1 : 0)
      best = min(best ?? steps, steps)
    }
    return best.map { $0 + (wanted.language == candidate.language ? 0 : 1) }
  }

  /// A later preferred language that is there exactly, when the best is only a regional relative.
  private func replacement(for best: Int, _ wanted: [MatcherName]) -> Int? {
    guard available[best].hasRegion, available[best].language != "zh" else { return nil }
    for name in wanted where name.isUsable && name.language == available[best].language {
      if let index = available.firstIndex(where: {
        $0.isUsable && ($0.base == name.base || $0.modern == name.modern)
      }) {
        return index
      }
    }
    return nil
  }

  private func withParents(_ best: Int) -> [String] {
    var result = [available[best].written]
    for name in available[best].parents {
      for index in available.indices where index != best {
        let candidate = available[index]
        let isTaiwan = name == "zh_Hant_HK" && candidate.modern == "zh_Hant_TW"
        if isTaiwan || candidate.modern == name { result.append(candidate.written) }
      }
    }
    return result
  }
}
