import FormatStrings
import SourceText
import Testing

struct FaultTests {
  /// A text and its faults: kind, sureness, byte offset, the place as written, then what is known
  /// of it (`#` argument, `U+` character, `app` where the app still reads it), and the mended text.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let faults: [String]

    init(_ text: String, _ faults: String...) {
      self.text = text
      self.faults = faults
    }

    var testDescription: String { text }
  }

  /// Texts in which nothing is wrong.
  static let sound = [
    Case("Hallo %@"),
    Case("%1$@ und %2$@"),
    Case("２０％オフ"),
    Case("خصم ٢٠٪ لـ %@"),
    Case("a@b.com"),
    Case("Level {"),
    Case("100 $"),
    Case("R&D"),
    Case("1\u{202B}x\u{202C}"),
    Case("\u{2068}%@\u{2069}"),
  ]

  /// Percent signs of prose.
  static let prose = [
    Case("100% done", "accidentalSpecifier likely 3 '% d' app → 100%% done"),
    Case("50% off %@", "accidentalSpecifier likely 2 '% o' app → 50%% off %@"),
    Case("50 % de %@", "accidentalSpecifier likely 3 '% d' app → 50 %% de %@"),
    Case("50%-ig rabatt för %@", "accidentalSpecifier likely 2 '%-i' app → 50%%-ig rabatt för %@"),
    Case("20%-i kedvezmény", "accidentalSpecifier likely 2 '%-i' app → 20%%-i kedvezmény"),
    Case("50% d'économie", "accidentalSpecifier likely 2 '% d' app → 50%% d'économie"),
    Case("5% extra", "accidentalSpecifier likely 1 '% e' app → 5%% extra"),
    Case("%@% off", "accidentalSpecifier likely 2 '% o' app → %@%% off"),
    Case("%1$@ % de", "accidentalSpecifier likely 5 '% d' app → %1$@ %% de"),
    Case("100% guaranteed", "accidentalSpecifier likely 3 '% g' app → 100%% guaranteed"),
    Case("%50 indirim", "accidentalSpecifier likely 0 '%50 i' app → %%50 indirim"),
    Case("56% so do not", "accidentalSpecifier likely 2 '% s' app → 56%% so do not"),
    Case("50% @home", "accidentalSpecifier likely 2 '% @' app → 50%% @home"),
    Case("%complete", "accidentalSpecifier possible 0 '%c' app → %%complete"),
    Case(
      "%1 of %2",
      "accidentalSpecifier possible 0 '%1 o' app → %%1 of %2",
      "percentNumber possible 6 '%2'"
    ),
    Case("100% %@", "lonePercent likely 3 '%' → 100%% %@"),
    Case(
      "100% %d",
      "lonePercent likely 3 '%' → 100%% %d",
      "notAnObject certain 5 '%d' #1 → 100% %@"
    ),
    Case("100%", "lonePercent likely 3 '%' → 100%%"),
    Case("50%.", "lonePercent likely 2 '%' → 50%%."),
    Case("(50%)", "lonePercent likely 3 '%' → (50%%)"),
    Case("100% New", "lonePercent likely 3 '%' → 100%% New"),
    Case("%50'den %@", "lonePercent likely 0 '%' → %%50'den %@"),
    Case("%H:%M", "lonePercent possible 0 '%' → %%H:%M", "lonePercent possible 3 '%' → %H:%%M"),
    Case("%@%", "lonePercent likely 2 '%' → %@%%"),
    Case("50%折 %@", "textLost likely 2 '%' U+6298 → 50%%折 %@"),
    Case("50 %\u{A0}de", "textLost likely 3 '%' U+A0 → 50 %%\u{A0}de"),
    Case("%У данний", "textLost likely 0 '%' U+423 → %%У данний"),
    Case("50% 🎉", "lonePercent likely 2 '%' → 50%% 🎉"),
    Case(
      "%20 http://a/b%20c",
      "accidentalSpecifier likely 0 '%20 http' app → %%20 http://a/b%20c",
      "urlEscape possible 14 '%20' app → %20 http://a/b%%20c"
    ),
    Case(
      "%0% to full charge",
      "percentNumber possible 0 '%0'",
      "lonePercent possible 2 '%' → %0%% to full charge"
    ),
    Case("%0 threads", "percentNumber possible 0 '%0'"),
    Case("100%% %@", "doubledPercent possible 3 '%%' → 100% %@"),
  ]

  /// Specifiers and names of the app that look like prose, and the other way round.
  static let compact = [
    Case("%gkg", "notAnObject likely 0 '%g' #1 app → %@kg"),
    Case("%1$gkg", "notAnObject certain 0 '%1$g' #1 app → %1$@kg"),
    Case("%1$ih", "notAnObject certain 0 '%1$i' #1 app → %1$@h"),
    Case("%1$cm", "notAnObject certain 0 '%1$c' #1 app → %1$@m"),
    Case("%.1fkm", "notAnObject certain 0 '%.1f' #1 app → %@km"),
    Case("0%dm", "notAnObject certain 1 '%d' #1 app → 0%@m"),
    Case("20%de", "accidentalSpecifier likely 2 '%d' app → 20%%de"),
    Case("%in", "accidentalSpecifier possible 0 '%i' app → %%in"),
    Case("%Done", "accidentalSpecifier possible 0 '%D' app → %%Done"),
    Case("% de", "accidentalSpecifier possible 0 '% d' app → %% de"),
    Case("20 %-os", "accidentalSpecifier likely 3 '%-o' app → 20 %%-os"),
    Case("%50den", "accidentalSpecifier possible 0 '%50d' app → %%50den"),
    Case("%50i", "notAnObject likely 0 '%50i' #1 app → %@"),
    Case("%50'i", "lonePercent likely 0 '%' → %%50'i"),
    Case("%SOURCE_TABLE%", "foreignPlaceholder likely 0 '%SOURCE_TABLE%' app"),
    Case("'%@%'", "lonePercent possible 3 '%' → '%@%%'"),
    Case("%@% %", "lonePercent possible 2 '% %' → %@%%"),
    Case(
      "%Lld",
      "notAnObject certain 0 '%Lld' #1 app → %@",
      "broken.modifiers likely 0 '%Lld' #1 app → %ld"
    ),
    Case(
      "%C3%BC",
      "urlEscape possible 0 '%C3' app → %%C3%BC",
      "urlEscape possible 3 '%BC' → %C3%%BC"
    ),
    Case(
      "%d.%m.%Y",
      "lonePercent possible 3 '%' → %d.%%m.%Y",
      "lonePercent possible 6 '%' → %d.%m.%%Y"
    ),
  ]

  /// Signs and digits of other scripts.
  static let foreignPercent = [
    Case("％@", "foreignPercent certain 0 '％@' #1 U+FF05 → %@"),
    Case("％1$@", "foreignPercent certain 0 '％1$@' #1 U+FF05 → %1$@"),
    Case("％2$d", "foreignPercent certain 0 '％2$d' #2 U+FF05 → %2$d"),
    Case("﹪@", "foreignPercent certain 0 '﹪@' #1 U+FE6A → %@"),
    Case("٪@", "foreignPercent certain 0 '٪@' #1 U+66A → %@"),
    Case("20％@x", "foreignPercent possible 2 '％@' U+FF05 → 20%@x"),
    Case("％d個", "foreignPercent likely 0 '％d' #1 U+FF05 → %d個"),
    Case("%＠", "foreignPercent certain 0 '%＠' #1 U+FF20 → %@"),
    Case("%١$@", "foreignPercent certain 0 '%١$@' #1 U+661 → %1$@"),
    Case("%1＄@", "foreignPercent certain 0 '%1＄@' #1 U+FF04 → %1$@"),
    Case("@٪", "foreignPercent likely 0 '@٪' #1 U+66A → %@"),
  ]

  /// Damaged specifiers.
  static let broken = [
    Case("% @", "broken.gap certain 0 '% @' #1 U+20 app → %@"),
    Case("%\u{A0}@", "broken.gap certain 0 '%\u{A0}@' #1 U+A0 → %@"),
    Case("på% @, men", "broken.gap certain 3 '% @' #1 U+20 app → på%@, men"),
    Case("%\u{200F}@", "broken.gap certain 0 '%\u{200F}@' #1 U+200F → %@"),
    Case("%1 $@", "broken.gap certain 0 '%1 $@' #1 U+20 → %1$@"),
    Case("%1$ @", "broken.gap certain 0 '%1$ @' #1 U+20 app → %1$@"),
    Case("% 1$@", "broken.gap certain 0 '% 1$@' #1 U+20 app → %1$@"),
    Case("%$1@", "broken.dollarFirst certain 0 '%$1@' #1 → %1$@"),
    Case("%$@", "broken.dollarFirst certain 0 '%$@' #1 → %@"),
    Case("%$d", "broken.dollarFirst certain 0 '%$d' #1 → %d"),
    Case("$1%@", "broken.numberOutside likely 0 '$1%@' #1 → %1$@"),
    Case("@%", "broken.swapped likely 0 '@%' #1 → %@"),
    Case("1$@ > %2$@", "broken.lostPercent certain 0 '1$@' #1 → %1$@ > %2$@"),
    Case("@@", "broken.lostPercent possible 0 '@@'"),
    Case("meet @ 5", "broken.lostPercent possible 5 '@'"),
    Case("US1$@", "broken.lostPercent possible 2 '1$@' → US%1$@"),
    Case("%@n@", "broken.lostSharp likely 0 '%@n@' #1 app → %#@n@"),
    Case("%1$@n@", "broken.lostSharp likely 0 '%1$@n@' #1 app → %1$#@n@"),
    Case("%1@", "broken.lostDollar likely 0 '%1@' #1 app → %1$@"),
    Case("%10@", "broken.decorated certain 0 '%10@' #1 app → %@"),
    Case("%-5@", "broken.decorated certain 0 '%-5@' #1 app → %@"),
    Case("%l@", "broken.decorated certain 0 '%l@' #1 app → %@"),
    Case("%,d", "broken.dialect likely 0 '%,d' #1 → %d"),
    Case("%'d", "broken.dialect likely 0 '%'d' #1 → %d"),
    Case("%I64d", "broken.dialect likely 0 '%I64d' #1 → %lld"),
    Case("%# @sites @", "broken.variable certain 0 '%# @sites @' #1 U+20 app → %#@sites@"),
    Case("%#@a-b@", "broken.variable certain 0 '%#@a-b@' #1 U+2D"),
    Case("% d", "broken.gap likely 0 '% d' #1 U+20 app → %d"),
    Case("%1@$", "broken.lostDollar likely 0 '%1@$' #1 app → %1$@"),
  ]

  /// Specifiers that lost a part, or have one too many.
  static let lostParts = [
    Case("%1$ has sent", "broken.lostAt likely 0 '%1$' #1 app → %1$@ has sent"),
    Case("%1$さん", "broken.lostAt likely 0 '%1$' #1 → %1$@さん"),
    Case("by %2$", "broken.lostAt likely 3 '%2$' #2 → by %2$@"),
    Case("%1$has", "broken.lostAt likely 0 '%1$' #1 app → %1$@has"),
    Case("%$1d", "broken.dollarFirst certain 0 '%$1d' #1 → %1$d"),
    Case("%%1$@", "broken.escaped likely 0 '%%1$@' #1 → %1$@"),
    Case("%%@", "broken.escaped possible 0 '%%@' → %@"),
    Case("100%%@", "broken.escaped possible 3 '%%@'"),
    Case("％ 1$@", "foreignPercent certain 0 '％ 1$@' #1 U+FF05 → %1$@"),
    Case("２０％ @cafe"),
  ]

  /// Other specifiers that a push cannot use.
  static let otherSigns = [
    Case("&@", "mistypedPercent certain 0 '&@' #1 → %@"),
    Case("%1$@ in &@", "mistypedPercent certain 8 '&@' #2 → %1$@ in %2$@"),
    Case("&1$@", "mistypedPercent certain 0 '&1$@' #1 → %1$@"),
    Case("%0$@", "zeroPosition certain 0 '%0$@'"),
    Case("%1$s", "notAnObject certain 0 '%1$s' #1 app → %1$@"),
    Case("%s", "notAnObject certain 0 '%s' #1 app → %@"),
    Case("%d", "notAnObject certain 0 '%d' #1 app → %@"),
    Case("%ld", "notAnObject certain 0 '%ld' #1 app → %@"),
    Case("%.2f", "notAnObject certain 0 '%.2f' #1 app → %@"),
    Case("%5d", "notAnObject certain 0 '%5d' #1 app → %@"),
    Case("%dth", "notAnObject likely 0 '%d' #1 app → %@th"),
    Case("100%d", "notAnObject likely 3 '%d' #1 app → 100%@"),
    Case("%#@n@", "variable certain 0 '%#@n@' #1 app"),
    Case("%1#@n@", "variable certain 0 '%1#@n@' #1 app"),
    Case("%1$#@n@", "variable certain 0 '%1$#@n@' #1 app"),
    Case("%arg", "substitutionArgument certain 0 '%arg' #1 app"),
  ]

  /// Placeholders of other systems.
  static let placeholders = [
    Case("{0}", "foreignPlaceholder certain 0 '{0}'"),
    Case("{0:N2}", "foreignPlaceholder certain 0 '{0:N2}'"),
    Case("{name}", "foreignPlaceholder likely 0 '{name}'"),
    Case("{{name}}", "foreignPlaceholder certain 0 '{{name}}'"),
    Case("{{{name}}}", "foreignPlaceholder certain 0 '{{{name}}}'"),
    Case("{{#if}}", "foreignPlaceholder certain 0 '{{#if}}'"),
    Case("{}", "foreignPlaceholder possible 0 '{}'"),
    Case("%{x}", "foreignPlaceholder likely 0 '%{x}'"),
    Case("${x}", "foreignPlaceholder possible 0 '${x}'"),
    Case("#{x}", "foreignPlaceholder likely 0 '#{x}'"),
    Case("%(x)s", "foreignPlaceholder certain 0 '%(x)s'"),
    Case("{count, plural, one {a} other {b}}", "foreignPlaceholder certain 0 '{count, plural,'"),
  ]

  /// What only the whole text shows.
  static let wholeText = [
    Case(
      "%dx%d",
      "notAnObject certain 0 '%d' #1 app → %@x%d",
      "notAnObject certain 3 '%d' #2 app → %dx%@",
      "unnumberedSeveral certain 3 '%d' → %1$dx%2$d"
    ),
    Case("%1$@ %@", "mixedNumbered certain 5 '%@'"),
    Case(
      "%@ %1$d",
      "notAnObject certain 3 '%1$d' #1 app → %@ %1$@",
      "mixedNumbered certain 3 '%1$d'"
    ),
    Case("%1$@ %3$@", "numberGap certain 5 '%3$@' #2"),
    Case("%2$@", "numberGap certain 0 '%2$@' #1"),
    Case("%@ %@", "unnumberedSeveral certain 3 '%@' → %1$@ %2$@"),
    Case("%@ %@ %@", "unnumberedSeveral certain 3 '%@' → %1$@ %2$@ %3$@"),
    Case("%1$@ %d", "notAnObject certain 5 '%d' #1 app → %1$@ %@", "mixedNumbered certain 5 '%d'"),
    Case("\u{202B}%@", "unbalancedBidi certain 0 '\u{202B}' U+202B"),
    Case("\u{2067}%@\u{202C}", "unbalancedBidi certain 0 '\u{2067}' U+2067"),
    Case("\u{202A}\u{2066}\u{2069}", "unbalancedBidi certain 0 '\u{202A}' U+202A"),
    Case(
      "%*d %@",
      "notAnObject certain 0 '%*d' #2 app → %@ %@",
      "unnumberedSeveral certain 4 '%@'"
    ),
  ]

  @Test(
    arguments: sound + prose + compact + foreignPercent + broken + lostParts + otherSigns
      + placeholders
      + wholeText
  )
  func everyFaultIsFoundAtItsPlace(_ row: Case) {
    let found = TextAnalysis(row.text).faults.map { describe($0, in: row.text) }
    #expect(found == row.faults)
  }

  private func describe(_ fault: SpecifierFault, in text: String) -> String {
    let bytes = Array(text.utf8)
    let place = String(decoding: bytes[fault.range.range], as: UTF8.self)
    var kind = "\(fault.kind)"
    if case .brokenSpecifier(let damage) = fault.kind { kind = "broken.\(damage)" }
    var line = "\(kind) \(fault.confidence) \(fault.range.lowerBound) '\(place)'"
    if let position = fault.position { line += " #\(position)" }
    if let scalar = fault.scalar {
      line += " U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    if fault.isReadByApp { line += " app" }
    guard !fault.replacements.isEmpty else { return line }
    var mended = bytes
    for edit in fault.replacements.reversed() {
      mended.replaceSubrange(edit.range.range, with: edit.text.utf8)
    }
    return line + " → " + String(decoding: mended, as: UTF8.self)
  }

  @Test func aPushWantsAnObjectEverywhere() {
    for (text, place, mended) in [
      ("% d", ByteRange(0, 3), "%@"), ("a ％2$d", ByteRange(2, 8), "%2$@"),
      ("%$d", ByteRange(0, 3), "%@"), ("%1$s", ByteRange(0, 4), "%1$@"),
    ] {
      let fault = TextAnalysis(text).faults.first
      #expect(fault?.replacements(for: .push) == [TextReplacement(place, mended)], "\(text)")
    }
    let fault = TextAnalysis("% d").faults.first
    #expect(fault?.replacements(for: .app) == [TextReplacement(ByteRange(0, 3), "%d")])
  }
}
