import Diagnostics
import Rules
import Testing

/// Keys with holes, held against the tables.
struct TemplateKeyTests {
  private func findings(
    _ key: String,
    values: String = "{}",
    ending: String = "hbs"
  ) throws -> [String] {
    let example = RuleExample([
      "en.lproj/Localizable.strings": #""ORDER_PLACED_TITLE" = "Placed"; "push.new" = "New";"#,
      "push/a.json.\(ending)": #"{"aps": {"alert": {"loc-key": "\#(key)"}}}"#,
      ".pushloc.json": #"{"values": \#(values)}"#,
    ])
    let rules: Set<RuleID> = ["missing-key", "unverifiable-key"]
    return try ExampleProject(example).findings().filter { rules.contains($0.rule) }
      .map { "\($0.severity) \($0.rule) \($0.key ?? "")" }
  }

  @Test func declaredValuesAreChecked() throws {
    let values = #"{"status": ["PLACED", "SHIPPED"]}"#
    #expect(
      try findings("ORDER_{{status}}_TITLE", values: values)
        == ["error missing-key ORDER_SHIPPED_TITLE"]
    )
    #expect(
      try findings("ORDER_{{order.status}}_TITLE", values: values)
        == ["error missing-key ORDER_SHIPPED_TITLE"]
    )
  }

  @Test func literalPartsAreHeldAgainstTheTables() throws {
    #expect(try findings("push.{{kind}}") == ["note unverifiable-key push.{{kind}}"])
    #expect(try findings("pusch.{{kind}}") == ["error missing-key pusch.{{kind}}"])
    #expect(try findings("{{key}}") == ["note unverifiable-key {{key}}"])
  }

  /// What a filter or a function makes of a declared value nobody knows; escaping leaves a word as it is.
  @Test(arguments: [
    ("j2", "push.{{ kind|upper }}", false), ("j2", "push.{{ kind|e }}", true),
    ("j2", "push.{{ kind.upper() }}", false), ("j2", "push.{{ 'a' ~ kind }}", false),
    ("j2", "push.{{ kind if a else 'b' }}", false), ("liquid", "push.{{ kind | downcase }}", false),
    ("liquid", "push.{{ kind | default: 'x' }}", false),
    ("liquid", "push.{{ kind | escape }}", true),
    ("hbs", "push.{{upper kind}}", false), ("hbs", "push.{{{jsonEscape kind}}}", true),
    ("hbs", "push.{{this.kind}}", true), ("mustache", "push.{{&kind}}", true),
    ("gotmpl", "push.{{ .kind | lower }}", false), ("gotmpl", "push.{{ lower .kind }}", false),
    ("gotmpl", "push.{{ js .kind }}", true), ("gotmpl", "push.{{ $.kind }}", true),
    ("erb", "push.<%= up(kind) %>", false), ("erb", "push.<%= j kind %>", true),
    ("erb", "push.<%= 'a' + kind %>", false), ("erb", "push.<%= @kind %>", true),
    ("ftl", "push.${kind?lower_case}", false), ("ftl", "push.${kind?json_string}", true),
    ("ftl", "push.${kind!'x'}", false), ("ftl", "push.${kind}", true),
  ])
  func aChangedValueIsNotTheDeclaredOne(_ ending: String, _ key: String, _ isKnown: Bool) throws {
    let found = try findings(key, values: #"{"kind": ["old"]}"#, ending: ending)
    #expect(found == [isKnown ? "error missing-key push.old" : "note unverifiable-key \(key)"])
  }

  /// Each branch of a condition inside a key is a key.
  @Test(arguments: [
    ("j2", "{% if a %}push.new{% else %}push.x{% endif %}", ["error missing-key push.x"]),
    (
      "j2", "push.{% if a %}x{% elif b %}new{% else %}y{% endif %}",
      ["error missing-key push.x", "error missing-key push.y"]
    ),
    ("j2", "push.new{% if a %}.x{% endif %}", ["error missing-key push.new.x"]),
    (
      "liquid", "push.{% case a %} {% when 1 %}new{% else %}x{% endcase %}",
      ["error missing-key push.x"]
    ),
    (
      "liquid", "{% unless a %}push.new{% else %}push.x{% endunless %}",
      ["error missing-key push.x"]
    ),
    ("hbs", "{{#if a}}push.new{{else}}push.x{{/if}}", ["error missing-key push.x"]),
    ("hbs", "{{#if a}}push.new{{/if}}{{#unless a}}push.x{{/unless}}", ["error missing-key push.x"]),
    ("mustache", "push.{{#a}}new{{/a}}{{^a}}x{{/a}}", ["error missing-key push.x"]),
    ("gotmpl", "push.{{if .A}}new{{else}}x{{end}}", ["error missing-key push.x"]),
    ("erb", "push.<% if a %>new<% else %>x<% end %>", ["error missing-key push.x"]),
    ("ftl", "push.<#if a>new<#else>x</#if>", ["error missing-key push.x"]),
    (
      "j2", "push.{% if a %}{{ k }}{% else %}x{% endif %}",
      ["note unverifiable-key push.{{ k }}", "error missing-key push.x"]
    ),
    // Which of two conditions go together, nobody knows; a loop and a helper are no conditions.
    (
      "j2", "{% if a %}push{% else %}p{% endif %}.{% if b %}new{% else %}x{% endif %}",
      [
        "note unverifiable-key {% if a %}push{% else %}p{% endif %}.{% if b %}new{% else %}x{% endif %}"
      ]
    ),
    ("hbs", "push.{{#upper}}x{{/upper}}", ["note unverifiable-key push.{{#upper}}x{{/upper}}"]),
    // A remark is no part of the key.
    ("j2", "push.{# which #}new", []),
  ])
  func branchesInsideAKeyAreChecked(_ ending: String, _ key: String, _ expected: [String]) throws {
    #expect(try findings(key, ending: ending).sorted() == expected.sorted())
  }
}
