import Delivery
public import Diagnostics
import FormatStrings
import Payloads
import SourceText

/// A text that takes an argument which the payload does not send.
public enum TooFewArgs: KeyRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "too-few-args",
    category: .argCount,
    severity: .error,
    group: .arguments,
    summary: "a text takes more arguments than the payload sends",
    reason: """
      For an argument that is not there the phone shows `<null>`; when the payload sends none at all, \
      the text is shown raw, with its `%@`. Where no language agrees with the payload, the payload is \
      wrong, else the tables are.
      """,
    source: "ZhukV/AppleApnPush 33; the model of the push scanner",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%1$@ and %2$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ↓["a"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "↓hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@";"#,
        "es.lproj/Localizable.strings": #""hi" = "%1$@ ↓%2$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%1$@ and %2$@";"#,
        "push/a.json.j2": #"""
        {"aps": {"alert": {"loc-key": "hi", "loc-args": ↓[
          {% if b %}"a", "b"{% else %}"a"{% endif %}
        ]}}}
        """#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%2$@ and %1$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["%3$@", "b"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "100%";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
    ]
  )

  /// Reports each payload that no language agrees with, and each text that alone takes too much.
  public static func check(_ context: KeyContext, _ findings: inout Findings) {
    guard !context.texts.isEmpty else { return }
    var blamedTexts: [Int: [KeyUse]] = [:]
    for use in context.uses {
      let wrong = context.texts.indices.filter {
        Self.need(of: context.texts[$0]) > use.arity.leastSent ?? .max
      }
      if wrong.count == context.texts.count {
        findings.add(payloadFinding(use, context))
      } else {
        for number in wrong { blamedTexts[number, default: []].append(use) }
      }
    }
    for (number, uses) in blamedTexts.sorted(by: { $0.key < $1.key }) {
      findings.add(textFinding(context.texts[number], uses, context))
    }
  }

  /// How many arguments a text takes in a push.
  static func need(of text: KeyContext.Text) -> Int { text.meantPositions.max() ?? 0 }

  private static func payloadFinding(_ use: KeyUse, _ context: KeyContext) -> Diagnostic {
    let need =
      context.texts.first { $0.isDevelopment }.map(need(of:))
      ?? context.texts.map(need(of:)).min() ?? 0
    let shown: Message =
      use.arity.leastSent == 0
      ? "without arguments the phone shows the text raw, with its '%@'"
      : "the phone shows '<null>' for what is missing"
    return context.finding(
      description,
      severity: .error,
      at: use.argumentsPlace ?? use.place,
      in: use,
      """
      '\(context.key)' takes \(Wording.arguments(need)), but the payload sends \(Wording.leastSent(use.arity)); \
      \(shown)
      """,
      help: "send \(Wording.arguments(need))",
      locales: context.texts.flatMap(\.locales).sorted(),
      related: context.texts.map {
        RelatedPlace(place: $0.place, message: "the text in '\($0.languageName)'")
      }
    )
  }

  private static func textFinding(
    _ text: KeyContext.Text,
    _ uses: [KeyUse],
    _ context: KeyContext
  ) -> Diagnostic {
    let least = uses.min { $0.arity.leastSent ?? .max < $1.arity.leastSent ?? .max }
    let sent = least?.arity.leastSent ?? 0
    let excess = text.analysis.uses.first { $0.position > sent }
    let shown: Message =
      sent == 0
      ? "the phone shows the text raw" : "the phone shows '<null>' there"
    return context.finding(
      description,
      severity: .error,
      at: text.place(of: excess?.range ?? ByteRange(0, text.analysis.text.count)),
      in: text,
      uses: uses,
      """
      '\(context.key)' uses argument \(excess?.position ?? 0) in '\(text.languageName)', but the \
      payload sends \(Wording.leastSent(least?.arity ?? .exact(0))); \(shown)
      """,
      help: "use only arguments that are sent, as the other languages do"
    )
  }
}
