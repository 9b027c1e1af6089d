import Diagnostics
import Payloads
import Testing

/// How many arguments a template sends.
struct TemplateArityTests {
  private static func row(_ arguments: String, _ arity: String) -> TemplateRow {
    TemplateRow(
      "a.json.j2",
      arguments,
      #"{"aps":{"alert":{"loc-key":"K","loc-args":\#(arguments)}}}"#,
      [arity]
    )
  }

  static let rows = [
    row("[]", "0"),
    row(#"["{{ a }}", "{{ b }} and {{ c }}"]"#, "2"),
    row(#"["a"{% if x %}, "b"{% endif %}]"#, "1...2"),
    row(#"["a"{% if x %}, "b"{% else %}, "c", "d"{% endif %}]"#, "2 or 3"),
    row(#"[{% if x %}"a"{% elif y %}"b"{% endif %}]"#, "0...1"),
    row(#"[{% for x in y %}"{{ x }}"{% if not loop.last %},{% endif %}{% endfor %}]"#, "?"),
    row(#"["a"{% for x in y %},"{{ x }}"{% endfor %}]"#, "1..."),
    row(#"["a"{% if x %}{% for x in y %},"{{ x }}"{% endfor %}{% endif %}]"#, "1..."),
    row(#"["{% if x %}a{% else %}b{% endif %}"]"#, "1"),
    row("[{{ x }}]", "?"),
    row("[{{ x | tojson }}]", "1"),
    row("[{{ x }}, {{ y }}]", "2..."),
    row("{{ x | tojson }}", "?"),
    row(#"{% if x %}["a"]{% else %}["a", "b"]{% endif %}"#, "1 or 2"),
    row(#"{% if x %}["a"]{% elif y %}["a", "b"]{% endif %}"#, "0...2"),
    row(#"["a"{% if x %}, "b"{% else %}{% for z in y %}, "c"{% endfor %}{% endif %}]"#, "1..."),
    row(
      #"[{% if x %}"a"{% else %}"b", "c"{% endif %}{% if x %}, "d"{% else %}, "e", "f"{% endif %}]"#,
      "2...4"
    ),
  ]

  /// Branches of a key and of its arguments may belong together.
  @Test(arguments: [
    (#""loc-key":{% if x %}"A"{% else %}"B"{% endif %}"#, ["A", "B"]),
    (#""loc-key":"{% if x %}A{% else %}B{% endif %}""#, ["{% if x %}A{% else %}B{% endif %}"]),
    (#""loc-key":"{{ x }}""#, ["{{ x }}"]),
  ])
  func argumentsOfAConditionalKeyMayBelongToIt(_ member: String, _ keys: [String]) {
    let text =
      #"{"aps":{"alert":{\#(member),"loc-args":{% if x %}["a"]{% else %}["a","b"]{% endif %}}}}"#
    let row = TemplateRow("a.json.j2", "", text, [])
    #expect(row.lines() == keys.map { "body key=\($0) 1...2 [a, b]" })
  }

  @Test(arguments: rows)
  func arity(_ row: TemplateRow) {
    let part = row.read().value.payloads.first?.alert?.body
    #expect(part.map { TemplateRow.describe($0.arity) } == row.expected.first)
  }

  @Test func argumentsInAConditionMayBeAbsent() {
    let row = TemplateRow(
      "a.json.j2",
      "",
      #"{"aps":{"alert":{"loc-key":"K"{% if x %},"loc-args":["a"]{% endif %}}}}"#,
      []
    )
    #expect(row.lines() == ["body key=K 0...1 [a]"])
  }
}
