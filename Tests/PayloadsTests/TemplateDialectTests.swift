import Diagnostics
import JSONSyntax
import Payloads
import SourceText
import Testing

/// Each language, with a hole in each place that a payload has.
struct TemplateDialectTests {
  /// One language's spelling of what all of them can say.
  struct Spelling: Sendable, CustomTestStringConvertible {
    let path: String
    var dialect: String?
    /// A hole for `user.name`.
    let hole: String
    /// Its name.
    let name: String?
    /// A condition, what is between its branches, its end, and a loop with its end; empty for languages
    /// that have none.
    var condition: [String] = []
    var loop: [String] = []

    var testDescription: String { path }
    var sample: String { "⟨\(name ?? "…")⟩" }
  }

  static let spellings = [
    Spelling(
      path: "a.json.mustache",
      hole: "{{user.name}}",
      name: "user.name",
      loop: ["{{#list}}", "{{/list}}"]
    ),
    Spelling(
      path: "a.json.hbs",
      hole: "{{user.name}}",
      name: "user.name",
      condition: ["{{#if x}}", "{{else}}", "{{/if}}"],
      loop: ["{{#each list}}", "{{/each}}"]
    ),
    Spelling(
      path: "a.json.liquid",
      hole: "{{ user.name | upcase }}",
      name: "user.name",
      condition: ["{% if x %}", "{% else %}", "{% endif %}"],
      loop: ["{%- for i in list -%}", "{%- endfor -%}"]
    ),
    Spelling(
      path: "a.json.j2",
      hole: "{{ user.name }}",
      name: "user.name",
      condition: ["{% if x %}", "{% else %}", "{% endif %}"],
      loop: ["{% for i in list %}", "{% endfor %}"]
    ),
    Spelling(
      path: "a.json.erb",
      hole: "<%= user.name %>",
      name: "user.name",
      condition: ["<% if x %>", "<% else %>", "<% end %>"],
      loop: ["<% list.each do |i| %>", "<% end %>"]
    ),
    Spelling(
      path: "a.json.tmpl",
      hole: "{{ .user.name }}",
      name: "user.name",
      condition: ["{{ if .X }}", "{{ else }}", "{{ end }}"],
      loop: ["{{- range .List -}}", "{{- end -}}"]
    ),
    Spelling(
      path: "a.json.ftl",
      hole: "${user.name}",
      name: "user.name",
      condition: ["<#if x gt 1>", "<#else>", "</#if>"],
      loop: ["<#list list as i>", "</#list>"]
    ),
    Spelling(path: "a.json", dialect: "dollar", hole: "${user.name}", name: "user.name"),
    Spelling(path: "a.json", dialect: "azure", hole: "$(name)", name: "name"),
    Spelling(path: "a.json", dialect: "percent", hole: "%{name}", name: "name"),
    Spelling(path: "a.json", dialect: "printf", hole: "%s", name: nil),
    Spelling(path: "a.json", dialect: "format", hole: "{name}", name: "name"),
  ]

  private func lines(_ spelling: Spelling, _ text: String) -> [String] {
    TemplateRow(spelling.path, "", text, dialect: spelling.dialect, []).lines()
  }

  @Test(arguments: spellings)
  func aHoleInAString(_ own: Spelling) {
    let text =
      #"{"aps":{"alert":{"title":"Hi \#(own.hole)!","loc-key":"K","loc-args":["\#(own.hole)"]}}}"#
    #expect(lines(own, text) == ["title \"Hi \(own.sample)!\"", "body key=K 1 [\(own.sample)]"])
  }

  @Test(arguments: spellings)
  func aHoleForAValue(_ own: Spelling) {
    let text = #"{"aps":{"badge": \#(own.hole),"alert":{"loc-key":"K","loc-args":["x"]}}}"#
    #expect(lines(own, text) == ["body key=K 1 [x]"])
  }

  @Test(arguments: spellings)
  func aHoleForAnArray(_ own: Spelling) {
    let text = #"{"aps":{"alert":{"loc-key":"K","loc-args": \#(own.hole) }}}"#
    #expect(lines(own, text) == ["body key=K ?"])
  }

  @Test(arguments: spellings)
  func aHoleInAKey(_ own: Spelling) throws {
    let text = #"{"aps":{"alert":{"loc-key":"push.\#(own.hole)"}}}"#
    let row = TemplateRow(own.path, "", text, dialect: own.dialect, [])
    #expect(row.lines() == ["body key=push.\(own.hole) 0"])
    let key = try #require(row.read().value.payloads.first?.alert?.body.key)
    #expect(key.hasHoles)
    #expect(key.node.templateHoles.map(\.name) == [own.name])
    // The place is that of the bytes in the file.
    let start = text.utf8.count - own.hole.utf8.count - "push.\"}}}".utf8.count
    #expect(key.node.contentRange.lowerBound == start)
    #expect(key.node.contentRange.upperBound == text.utf8.count - "\"}}}".utf8.count)
  }

  @Test(arguments: spellings.filter { !$0.condition.isEmpty })
  func aConditionAroundMembers(_ own: Spelling) {
    let tags = own.condition
    let text = """
      {"aps":{"alert":{
        \(tags[0])"loc-key":"A","loc-args":["1"]\(tags[1])"loc-key":"B"\(tags[2])
      }}}
      """
    #expect(lines(own, text) == ["body key=A 1 [1]", "body key=B 0"])
  }

  @Test(arguments: spellings.filter { !$0.condition.isEmpty })
  func aConditionForAValue(_ own: Spelling) {
    let tags = own.condition
    let text = """
      {"aps":{"alert":{"loc-key": \(tags[0])"A"\(tags[1])"B"\(tags[2]),"loc-args":["1"]}}}
      """
    #expect(lines(own, text) == ["body key=A 1 [1]", "body key=B 1 [1]"])
  }

  @Test(arguments: spellings.filter { !$0.loop.isEmpty })
  func aLoopInAnArray(_ own: Spelling) {
    let text = """
      {"aps":{"alert":{"loc-key":"K","loc-args":[\(own.loop[0])"\(own.hole)",\(own.loop[1])"x"]}}}
      """
    #expect(lines(own, text) == ["body key=K 1... [\(own.sample), x]"])
  }

  @Test func allLanguagesAreAmongTheRows() {
    let named = [
      "mustache", "handlebars", "liquid", "jinja", "erb", "go", "freemarker", "dollar", "azure",
      "percent", "printf", "format",
    ]
    #expect(TemplateDialects.names == named)
    #expect(Self.spellings.count == named.count)
  }

  static let special = [
    TemplateRow(
      "a.json",
      "doubled braces that are JSON's",
      #"{"aps":{"alert":{"title":"t"}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.mustache",
      "braces on both sides",
      #"{"aps":{"alert":{"title":"t","a":{"b":{{x}}}}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.hbs",
      "a section right behind a brace",
      #"{"aps":{"alert":{{{#if x}}"title":"t"{{/if}}}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.hbs",
      "three braces",
      #"{"aps":{"alert":{"title":"{{{t}}}"}}}"#,
      [#"title "⟨t⟩""#]
    ),
    TemplateRow(
      "a.json.hbs",
      "a helper",
      #"{"aps":{"alert":{"title":"{{ truncate message.text 150 }}"}}}"#,
      [#"title "⟨message.text⟩""#]
    ),
    TemplateRow(
      "a.json.hbs",
      "quotation marks in a hole",
      #"{"aps":{"alert":{"title":"{{t "a.b" user}}"}}}"#,
      [#"title "⟨user⟩""#]
    ),
    TemplateRow(
      "a.json.hbs",
      "an unknown number of members",
      #"{"aps":{"alert":{"title":"t"{{> rest}}}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.hbs",
      "a comment with a hole",
      #"{"aps":{"alert":{"title":"t"{{!-- {{x}} --}}}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.j2",
      "a statement right behind a brace",
      #"{"aps":{"alert":{{% if x %}"title":"t"{% endif %}}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.j2",
      "a remark",
      #"{# why #}{"aps":{"alert":{"title":"t"}}}"#,
      ["title \"t\""]
    ),
    TemplateRow(
      "a.json.ftl",
      "separators",
      #"{"aps":{"alert":{"loc-key":"K","loc-args":[<#list l as x>"${x}"<#sep>,</#list>]}}}"#,
      ["body key=K ? [⟨x⟩]"]
    ),
    TemplateRow(
      "a.json",
      "a number of Azure in quotes",
      ##"{"aps":{"alert":{"title":"$(title)"},"badge":"#(badge)"}}"##,
      [#"title "⟨title⟩""#]
    ),
    TemplateRow(
      "a.json",
      "printf only where it is configured",
      #"{"aps":{"alert":{"loc-key":"%@ %s","loc-args":["%d"]}}}"#,
      ["body key=%@ %s 1 [%d]"]
    ),
    TemplateRow(
      "a.json",
      "`%@` is data for printf, too",
      #"{"aps":{"alert":{"loc-key":"%@ %s","loc-args":[%d]}}}"#,
      dialect: "printf",
      ["body key=%@ %s 1 [⟨…⟩]"]
    ),
    TemplateRow(
      "a.json",
      "tags of two strings are none",
      #"{"aps":{"alert":{"title":"{{","body":"}}"}}}"#,
      [#"title "{{""#, #"body "}}""#]
    ),
    TemplateRow(
      "a.json.mustache",
      "a tag without an end",
      #"{"aps":{"alert":{"title":"{{x"}}}"#,
      ["title \"{{x\"", "error json-error '{{' begins a tag that has no end"]
    ),
    TemplateRow(
      "a.json.mustache",
      "a section without an end",
      #"{"aps":{"alert":{{{#x}}"title":"t"}}}"#,
      ["title \"t\"", "error json-error the section that '{{#x}}' begins has no end"]
    ),
    TemplateRow(
      "a.json.mustache",
      "a missing comma away from tags",
      #"{"aps":{"badge":{{n}},"alert":{"title":"t" "body":"b"}}}"#,
      ["title \"t\"", "body \"b\"", "error json-error expected ',' or '}' after the value"]
    ),
    TemplateRow(
      "a.json",
      "braces doubled for a formatter",
      #"{{"aps":{{"alert":{{"title":"Hi {name}","loc-key":"K","loc-args":["{0}",{n:d}]}}}}}}"#,
      [#"title "Hi ⟨name⟩""#, "body key=K 2 [⟨…⟩, ⟨n⟩]"]
    ),
    TemplateRow(
      "a.json",
      "braces doubled for a formatter, on several lines",
      "{{\n  \"aps\": {{\n    \"alert\": \"a {{b}} {c}\"\n  }}\n}}\n",
      [#"body "a {b} ⟨c⟩""#]
    ),
    TemplateRow("a.json.hbs", "a page", "<html>{{x}} \"aps\"</html>", []),
  ]

  @Test(arguments: special)
  func specialShapes(_ row: TemplateRow) { #expect(row.lines() == row.expected) }
}
