public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// An argument that is no string.
public enum ArgNotString: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "arg-not-string",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "an argument of a text is no string",
    reason: """
      Apple asks for strings. 'null' is shown as '<null>', objects and arrays with their brackets; a \
      number is printed without grouping and may change its look.
      """,
    source: "Apple, Generating a remote notification; NSNull and NSNumber descriptions",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a", "loc-args": [↓216]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a", "loc-args": [↓null]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title-loc-key": "hi_a", "title-loc-args": [↓{"name": "Anna"}]}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a", "loc-args": ["216"]}}}"#,
      ])
    ]
  )

  /// Reports each argument of another kind, at the argument.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for member in context.argumentMembers {
      for (number, value) in member.value.elements.enumerated() {
        guard value.kind != .string, !value.isHole, value.kind != .invalid else { continue }
        let isScalar = value.kind == .number || value.kind == .boolean
        // What is cut off may be anything.
        guard isScalar || context.isCertain else { continue }
        let argument = Argument(value)
        let quoted = value.kind == .number && !value.isMisspelt ? "\"\(argument.text)\"" : nil
        findings.add(
          context.finding(
            description,
            severity: isScalar ? .warning : .error,
            at: value,
            """
            argument \(number + 1) of '\(member.name)' is \(value.phrase), but must be a string; \
            the phone shows '\(argument.text)'
            """,
            help: quoted.map { "write '\($0)'" } ?? "send a string",
            fix: quoted.map { context.replacing(value.range, with: $0, isSafe: true) }
          )
        )
      }
    }
  }
}
