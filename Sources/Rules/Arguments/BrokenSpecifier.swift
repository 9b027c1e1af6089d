public import Diagnostics
import FormatStrings
import SourceText

/// A specifier with a slip of the keyboard or of a translation tool.
public enum BrokenSpecifier: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "broken-specifier",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a specifier is damaged, so that its argument is not filled in",
    reason: """
      A space, an invisible mark, a sign in the wrong order or one too few: the phone shows what is \
      left of the specifier instead of the argument. A warning where an app still reads it. A push \
      knows `%@` and `%1$@` only, without flags, width or length.
      """,
    source: "runs of String(format:); the model of the push scanner; planetary-social/nos 1483",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo ↓% @";"#,
        "fr.lproj/Localizable.strings": #""hi" = "Salut ↓%1 $@";"#,
        "it.lproj/Localizable.strings": #""hi" = "Ciao ↓%$1@";"#,
        "nl.lproj/Localizable.strings": #""hi" = "Hoi ↓@%";"#,
        "tr.lproj/Localizable.strings": #""hi" = "Selam ↓1$@";"#,
        "es.lproj/Localizable.strings": #""hi" = "Hola ↓%-5@";"#,
        "da.lproj/Localizable.strings": #""hi" = "Hej ↓%1@";"#,
        "pl.lproj/Localizable.strings": #""hi" = "↓%1$ pisze";"#,
        "pt.lproj/Localizable.strings": #""hi" = "Olá ↓%%1$@";"#,
        "push/h.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["Kim"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@"; "n" = "%d of %@";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo ↓$1%@"; "n" = "↓%,d von %@";"#,
        "fr.lproj/Localizable.strings": #""hi" = "Salut ↓% @"; "n" = "%d sur ↓%@name@";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""n" = "You have ↓%#@count@";"#,
        "push/n.json": #"{"aps": {"alert": {"loc-key": "n", "loc-args": ["3"]}}}"#,
      ]),
      RuleExample(strings: #""m" = "%1$@ shops in ↓&@"; "l" = "↓%Lld files";"#),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@, mail me@example.com @ 5";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo %1$@, me@example.com";"#,
        "push/h.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["Kim"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""w" = "%-5@ %l@"; "n" = "%#@files@"; "t" = "Tom & Jo";"#,
        "de.lproj/Localizable.strings": #""w" = "%-5@ %l@"; "n" = "%#@files@"; "t" = "Tom @ Jo";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          #""s" = "%1$ix%2$i"; "t" = "%1$gkg"; "u" = "% d°"; "v" = "50%";"#,
        "tr.lproj/Localizable.strings":
          #""s" = "%1$i×%2$i"; "t" = "%1$gkg"; "u" = "% d°"; "v" = "%50'i";"#,
      ]),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each damaged specifier where it harms.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults {
      guard let cause = cause(fault, context), let severity = severity(fault, context) else {
        continue
      }
      let isLikely = fault.confidence == .certain
      let tail = context.isPush || !fault.isReadByApp ? context.shown(fault.range) : nil
      findings.add(
        context.specifierFinding(
          description,
          severity,
          at: fault.range,
          tail.map { "\(cause); \($0)" } ?? cause,
          help: help(fault, context),
          fix: context.spellingFix(of: fault, isSafe: isLikely)
        )
      )
    }
  }

  /// How bad the fault is for this text; nil where it does no harm or hardly is one.
  private static func severity(_ fault: SpecifierFault, _ context: EntryContext) -> Severity? {
    guard fault.confidence > .possible else { return nil }
    switch fault.kind {
    // Plural variables are right in an entry that the app itself resolves.
    case .variable, .substitutionArgument: return context.isPush ? .error : nil
    // In a translation the lost argument is the finding, at the same place.
    case .mistypedPercent: return context.development == nil ? .error : nil
    case .brokenSpecifier(let damage):
      if context.isPush { return damage == .modifiers ? nil : .error }
      if damage == .numberOutside { return .warning }
      guard fault.isReadByApp else { return .error }
      switch damage {
      case .decorated: return nil
      case .modifiers: return .warning
      // "% d" leaves room for a sign.
      case .gap where !fault.takesObject: return nil
      case .lostAt where context.isReadAsInSource(fault): return nil
      case .gap, .lostDollar: return .warning
      default: return .error
      }
    default: return nil
    }
  }

  /// What is wrong with the spelling; nil for a fault of another rule.
  private static func cause(_ fault: SpecifierFault, _ context: EntryContext) -> Message? {
    let written = context.written(fault.range)
    switch fault.kind {
    case .variable: return "'\(written)' is a plural variable, which a push does not resolve"
    case .substitutionArgument:
      return "'\(written)' stands for a number in plural entries, which a push does not resolve"
    case .mistypedPercent: return "'\(written)' has '&' where a percent sign is meant"
    case .brokenSpecifier(.gap) where !context.isPush && fault.isReadByApp:
      return "a space stands inside the specifier '\(written)', which a push would not fill in"
    case .brokenSpecifier(let damage): return cause(damage, written, fault.scalar)
    default: return nil
    }
  }

  private static func cause(
    _ damage: SpecifierFault.Damage,
    _ written: String,
    _ scalar: Unicode.Scalar?
  ) -> Message {
    switch damage {
    case .gap:
      return scalar == " "
        ? "a space breaks the specifier '\(written)'"
        : "\(scalar.map(CharacterName.describe) ?? "a character") breaks the specifier '\(written)'"
    case .dollarFirst: return "'\(written)' has its '$' before the number"
    case .numberOutside: return "'\(written)' has its number before the percent sign"
    case .swapped: return "'\(written)' is a specifier with its signs swapped"
    case .lostPercent: return "'\(written)' is a specifier without its percent sign"
    case .lostDollar: return "'\(written)' is a specifier without the '$' behind its number"
    case .lostAt: return "'\(written)' is a specifier without its at sign"
    case .escaped:
      return "'\(written)' is a specifier behind a doubled percent sign, which makes it text"
    case .lostSharp: return "'\(written)' is a plural variable without its '#'"
    case .variable: return "'\(written)' is a plural variable that cannot be read"
    case .decorated: return "a push knows no flags, width or length, as '\(written)' has"
    case .dialect: return "'\(written)' is a specifier of another system"
    case .modifiers:
      return
        "'\(written)' has lengths that do not go together: without a locale its letters are shown"
    }
  }

  private static func help(_ fault: SpecifierFault, _ context: EntryContext) -> Message? {
    switch fault.kind {
    case .variable, .substitutionArgument, .brokenSpecifier(.variable),
      .brokenSpecifier(.lostSharp):
      if context.isPush { return "write '%@', and let the payload send the words" }
    default: break
    }
    return context.spelling(of: fault).map { "write '\($0)'" }
  }
}
