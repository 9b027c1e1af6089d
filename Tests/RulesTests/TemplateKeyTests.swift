import Diagnostics
import Rules
import Testing

/// Keys with holes, held against the tables.
struct TemplateKeyTests {
  private func findings(_ key: String, values: String = "{}") throws -> [String] {
    let example = RuleExample([
      "en.lproj/Localizable.strings": #""ORDER_PLACED_TITLE" = "Placed"; "push.new" = "New";"#,
      "push/a.json.hbs": #"{"aps": {"alert": {"loc-key": "\#(key)"}}}"#,
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
}
