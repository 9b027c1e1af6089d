import FormatStrings
import SourceText
import Testing

struct ComparisonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reader: ArgumentReader
    let source: String
    let translation: String
    /// `missing 2 (mistypedPercent)`, `extra 3`, `type 1`, `width 1`, `swapped 0`.
    let differences: [String]

    init(_ reader: ArgumentReader, _ source: String, _ translation: String, _ expected: String...) {
      self.reader = reader
      self.source = source
      self.translation = translation
      differences = expected
    }

    var testDescription: String { "\(source) | \(translation)" }
  }

  static let cases = [
    Case(.push, "%@ gave you %@", "%2$@が%1$@から"),
    Case(.push, "%1$@ gave you %2$@", "%@ дарит вам %@"),
    Case(.push, "Hello", "Hallo"),
    Case(.push, "20%% off for %@", "%@さん２０％オフ"),
    Case(.push, "%1$@ shops in %2$@", "%1$@ Läden in &@", "missing 2 (mistypedPercent)"),
    Case(.push, "%@ at %@", "%@ um ％@", "missing 2 (foreignPercent)"),
    Case(.push, "%@ at %@", "%@ um", "missing 2"),
    Case(.push, "%@ is here", "@ ist hier", "missing 1 (brokenSpecifier)"),
    Case(.push, "%@ is here", "{name} ist hier", "missing 1 (foreignPlaceholder)"),
    Case(.push, "arriving at %1$@", "llega a las %2$@", "missing 1", "extra 2"),
    Case(.push, "arriving at %1$@", "đến lúc %0$@", "missing 1 (zeroPosition)"),
    Case(.push, "Hi %1$s", "Salut %1$@"),
    Case(.push, "Hi %1$s", "Hallo %1$s", "missing 1 (notAnObject)"),
    Case(.push, "Hi %@", "Hallo %s", "missing 1 (notAnObject)"),
    Case(.push, "Hi %@", "Hallo %@ und %@", "extra 2"),
    Case(.push, "50%% off for %@", "50% de descuento para %@"),
    Case(.app, "50%% off for %@", "50% de descuento para %@"),
    Case(.app, "100%% %@", "100% %@", "missing 1 (lonePercent)"),
    Case(.app, "%d of %@", "%@ von %d", "swapped 0"),
    Case(.app, "%d of %@", "%2$@ von %1$d"),
    Case(.app, "%d", "%ld", "width 1"),
    Case(.app, "%d", "%u"),
    Case(.app, "%@", "%s", "type 1"),
    Case(.app, "%1$@ %2$d", "%1$@ %2$@", "type 2"),
    Case(.app, "%@", "% @"),
    Case(.app, "%tu in %@", "%@ %tu", "swapped 0"),
    Case(.app, "%.1f %%", "%.2f %%"),
    Case(.app, "%*d", "%d", "missing 2"),
    Case(.app, "%complete", "%c!"),
    Case(.app, "%ix%i", "%i×%i"),
    Case(.app, "%@ and %@", "%@ & %2$@"),
  ]

  @Test(arguments: cases)
  func differencesAreToldOnceWithTheirCause(_ row: Case) {
    let comparison = ArgumentComparison(
      translation: TextAnalysis(row.translation),
      source: TextAnalysis(row.source),
      reader: row.reader
    )
    let found =
      comparison.missing.map { "missing \($0.position)" + cause($0.cause) }
      + comparison.extra.map { "extra \($0.position)" }
      + comparison.typeDifferences.map { "\($0.isWidthOnly ? "width" : "type") \($0.position)" }
      + (comparison.swapped.map { ["swapped \($0.lowerBound)"] } ?? [])
    #expect(found == row.differences)
    #expect(comparison.isEqual == row.differences.isEmpty)
  }

  private func cause(_ fault: SpecifierFault?) -> String {
    guard let fault else { return "" }
    if case .brokenSpecifier = fault.kind { return " (brokenSpecifier)" }
    return " (\(fault.kind))"
  }
}
