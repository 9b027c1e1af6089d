public import Diagnostics
import JSONSyntax
import Payloads

/// A hole inside a JSON string whose value is escaped for HTML.
public enum HoleHTMLEscaped: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "hole-html-escaped",
    category: .payloadValue,
    severity: .warning,
    group: .payloads,
    summary: "a value that a template puts into a JSON string is escaped for HTML",
    reason: """
      `{{name}}` of Mustache and Handlebars escapes for a web page: a banner shows `Anna &amp; Ben` and \
      `it&#39;s`, and a backslash or a line end still breaks the JSON. `{{{name}}}` does not escape at \
      all, so a helper or filter for JSON is needed.
      """,
    source: "mustache(5); Handlebars, \"HTML escaping\"; spec/payload.md D2.7",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@ %@";"#,
        "push/a.json.mustache":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": [↓"{{a}}", "{{b}}"]}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@";"#,
        "push/a.json.hbs":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["{{{jsonEscape sender}}}"]}}}"#,
      ])
    ]
  )

  /// Reports the first such hole of a payload, and how many follow.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    HoleFinding.add(description, .html, context, &findings) { hole in
      "the value of '\(hole)' is escaped for HTML; the banner shows '&amp;' and '&#39;'"
    } help: {
      "use a helper that escapes for JSON"
    }
  }
}
