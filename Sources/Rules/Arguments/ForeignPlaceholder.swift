public import Diagnostics
import FormatStrings
import SourceText

/// A placeholder of another system, such as `{0}` or `%{name}`.
public enum ForeignPlaceholder: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "foreign-placeholder",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a text has a placeholder that Apple's formatters do not know",
    reason: """
      The phone shows the placeholder, or what is left of it, instead of the argument. An app may \
      replace such placeholders itself: a warning there, a note for a name in braces, and silence in \
      a translation that has the same placeholder as the development language.
      """,
    source: "the model of the push scanner; runs of String(format:)",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi ↓{0}"; "in" = "↓%{name} in ↓%(place)s";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo ↓${name}"; "in" = "%1$@ in ↓{{place}}";"#,
        "push/h.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["Kim"]}}}"#,
        "push/i.json": #"{"aps": {"alert": {"loc-key": "in", "loc-args": ["Kim", "Bonn"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""n" = "↓%1 has joined";"#,
        "push/n.json": #"{"aps": {"alert": {"loc-key": "n", "loc-args": ["Kim"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo ↓{name}";"#,
        "fr.lproj/Localizable.strings": #""hi" = "Salut ↓%(name)s";"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings":
          #""hi" = "Hi %@ {: #1 ;}"; "full" = "%0% to full charge"; "siri" = "Call ${who}";"#,
        "da.lproj/Localizable.strings":
          #""hi" = "Hej %@ {: #1 ;}"; "full" = "%0% til fuld"; "siri" = "Ring til ${who}";"#,
        "push/h.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["{0}"]}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each foreign placeholder.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults {
      let number = context.analysis.numberPlaceholder(fault)
      guard number != nil || fault.kind == .foreignPlaceholder,
        let severity = severity(fault, isNumber: number != nil, context)
      else { continue }
      let range = number ?? fault.range
      let written = context.written(range)
      findings.add(
        context.specifierFinding(
          description,
          severity,
          at: range,
          context.isPush
            ? "'\(written)' is no specifier; \(context.shown(range))"
            : "'\(written)' is a placeholder that String(format:) does not fill in",
          help: help(written, isNumber: number != nil)
        )
      )
    }
  }

  private static func severity(
    _ fault: SpecifierFault,
    isNumber: Bool,
    _ context: EntryContext
  ) -> Severity? {
    if isNumber {
      // Apps have such placeholders of their own; a push swallows the sign and the number.
      return context.hasPushArguments ? .error : nil
    }
    if context.isPush {
      return fault.confidence > .possible ? .error : context.hasPushArguments ? .warning : nil
    }
    // Siri's texts and shortcuts have `${name}` as Apple's own syntax.
    guard fault.confidence > .possible, !context.written(fault.range).utf8.starts(with: "${".utf8)
    else { return nil }
    guard let development = context.development else {
      // In the development language the app most likely knows what it wrote.
      if isOwnName(fault, context) { return nil }
      return fault.confidence == .certain ? .warning : .note
    }
    return has(fault, context, development) ? nil : .warning
  }

  /// Whether it is a name between percent signs, which is nobody's but the app's.
  private static func isOwnName(_ fault: SpecifierFault, _ context: EntryContext) -> Bool {
    let written = context.bytes[fault.range.range]
    return written.first == UInt8(ascii: "%") && written.last == UInt8(ascii: "%")
  }

  /// Whether the development language has the same placeholder: then the app knows it.
  private static func has(
    _ fault: SpecifierFault,
    _ context: EntryContext,
    _ development: EntryContext.DevelopmentText
  ) -> Bool {
    let written = context.bytes[fault.range.range]
    return development.analysis.faults(.foreignPlaceholder).contains {
      development.analysis.text[$0.range.range] == written
    }
  }

  private static func help(_ written: String, isNumber: Bool) -> Message {
    let digits = written.utf8.filter(\.isASCIIDigit)
    let number = Int(String(decoding: digits, as: UTF8.self)).map(String.init)
    if isNumber, let number {
      return "write '%\(number)$@' for an argument, '%%\(number)' for a percentage"
    }
    if written.utf8.contains(UInt8(ascii: ",")), written.utf8.contains(where: \.isASCIILetter) {
      return "write one text for each form; a push knows no plural rules and no messages of ICU"
    }
    if let number = number.flatMap({ Int($0) }), number < FormatString.highestPosition,
      written.utf8.first == UInt8(ascii: "{"), !written.utf8.contains(where: \.isASCIILetter)
    {
      // Counted from 0 where the other system does so.
      return "write '%\(String(number + 1))$@' if it counts from 0, as most systems do"
    }
    return "write '%@', or '%1$@' with the number of the argument"
  }
}
