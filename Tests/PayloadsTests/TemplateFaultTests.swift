import Diagnostics
import Payloads
import SourceText
import Testing

/// One fault in an otherwise right template of each language: one finding, at the exact tag.
///
/// In a text `↓` stands before the first byte of the finding and `↑` behind its last one.
struct TemplateFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The name of the file, whose ending says the language.
    let path: String
    /// What stands in the alert.
    let members: String
    /// The message; nil for a right template.
    let message: String?

    init(_ path: String, _ members: String, _ message: String? = nil) {
      self.path = "a.json.\(path)"
      self.members = members
      self.message = message
    }

    var testDescription: String { "\(path): \(members)" }
  }

  static let ends = [
    Row("hbs", ##"{{#if a}}"title":"t"↓{{/each}}↑"##, wrong("{{/each}}", "{{#if a}}")),
    Row("hbs", ##"{{#each a}}{{#if b}}"title":"t"↓{{/each}}↑"##, wrong("{{/each}}", "{{#if b}}")),
    Row("hbs", #""title":"t"↓{{/if}}↑"#, "'{{/if}}' ends no section"),
    Row("hbs", #""title":"t"↓{{else}}↑"#, "'{{else}}' stands in no section"),
    Row("hbs", ##"↓{{#if a}}↑"title":"t""##, open("{{#if a}}")),
    Row("hbs", ##""title":"{{#if a}}t↓{{/each}}↑""##, wrong("{{/each}}", "{{#if a}}")),
    Row("hbs", #""title":"t↓{{/if}}↑""#, "'{{/if}}' ends no section"),
    Row("hbs", ##""title":"↓{{#if a}}↑t""##, open("{{#if a}}")),
    Row("mustache", ##"{{#a}}"title":"t"↓{{/b}}↑"##, wrong("{{/b}}", "{{#a}}")),
    Row("mustache", #""title":"t"↓{{/a}}↑"#, "'{{/a}}' ends no section"),
    Row("mustache", "↓{{^a}}↑\"title\":\"t\"", open("{{^a}}")),
    Row("j2", #"{% if a %}"title":"t"↓{% endfor %}↑"#, wrong("{% endfor %}", "{% if a %}")),
    Row("j2", #""title":"t"↓{% endif %}↑"#, "'{% endif %}' ends no section"),
    Row("j2", #""title":"t"↓{% elif a %}↑"#, "'{% elif a %}' stands in no section"),
    Row("j2", #"↓{% for a in b %}↑"title":"t""#, open("{% for a in b %}")),
    Row(
      "liquid",
      #"{%- case a -%}{% when 1 %}"title":"t"↓{% endif %}↑"#,
      wrong("{% endif %}", "{%- case a -%}")
    ),
    Row("liquid", #""title":"t"↓{% endunless %}↑"#, "'{% endunless %}' ends no section"),
    Row("liquid", #"↓{% unless a %}↑"title":"t""#, open("{% unless a %}")),
    Row("erb", #""title":"t"↓<% end %>↑"#, "'<% end %>' ends no section"),
    Row("erb", #"↓<% a.each do |b| %>↑"title":"t""#, open("<% a.each do |b| %>")),
    Row("ejs", #""title":"t"↓<% } %>↑"#, "'<% } %>' ends no section"),
    Row("ejs", #"↓<% if (a) { %>↑"title":"t""#, open("<% if (a) { %>")),
    Row("gotmpl", #""title":"t"↓{{end}}↑"#, "'{{end}}' ends no section"),
    Row("gotmpl", #""title":"t"↓{{else}}↑"#, "'{{else}}' stands in no section"),
    Row("gotmpl", #"↓{{range .A}}↑"title":"t""#, open("{{range .A}}")),
    Row("ftl", #"<#if a>"title":"t"↓</#list>↑"#, wrong("</#list>", "<#if a>")),
    Row("ftl", #""title":"t"↓</#if>↑"#, "'</#if>' ends no section"),
    Row("ftl", #"↓<#if a>↑"title":"t""#, open("<#if a>")),
  ]

  static let tags = [
    Row("hbs", #""title":"↓{{↑x""#, "'{{' begins a tag that has no end"),
    Row("hbs", #""title":"t"↓{{↑> x {{> y}}"#, "'{{' begins a tag that has no end"),
    Row("j2", #""title":"↓{{↑ x }""#, "'{{' begins a tag that has no end"),
    Row("j2", #""title":"t"↓{%↑ if x"#, "'{%' begins a tag that has no end"),
    Row("erb", #""title":"↓<%↑= x""#, "'<%' begins a tag that has no end"),
    Row("erb", #""title":"t"↓<%↑ if x"#, "'<%' begins a tag that has no end"),
    Row("gotmpl", #""title":"↓{{↑ .X""#, "'{{' begins a tag that has no end"),
    Row("ftl", #""title":"↓${↑x""#, "'${' begins a tag that has no end"),
    Row("ftl", #""title":"t"↓<#↑if x"#, "'<#' begins a tag that has no end"),
  ]

  /// What only looks like a fault.
  static let right = [
    Row("j2", #""title":"{{ x | default("}}") }}""#),
    Row("j2", #""title":"{{ '{{' }} {{ "%}" }}""#),
    Row("j2", #""title":"{{ it's }}","body":"{{ that's }}""#),
    Row("j2", #"{# it's "so #}"title":"t""#),
    Row("j2", #""title":"{% raw %}{{ y {% endraw %}""#),
    Row("j2", #"{% raw %}"title":"{{ y"{% endraw %}"#),
    Row("j2", #"{% block t %}"title":"t"{% endblock t %}"#),
    Row("j2", #"{% cache 5 %}"title":"t"{% endcache %}"#),
    Row("j2", #"{% set x %}a{% endset %}"title":"{{ x }}""#),
    Row("twig", #""title":"{% block t x|upper %}""#),
    Row("liquid", #"{% comment %} it's "x {{ y }} {% endif %} {% endcomment %}"title":"t""#),
    Row("liquid", #"{% # it's "x %}"title":"t""#),
    Row("liquid", #""title":"{{ x | default: "}}" }}""#),
    Row("liquid", #""title":"{% case x %}{% when 1 %}a{% else %}b{% endcase %}""#),
    Row("hbs", ##"{{#> layout}}"title":"t"{{/layout}}"##),
    Row("hbs", ##"{{#*inline "x"}}{{/inline}}"title":"t""##),
    Row("hbs", ##"{{#if a}}"title":"t"{{else if b}}"title":"u"{{^}}"title":"v"{{/if}}"##),
    Row("hbs", #""title":"{{{{raw}}}} {{x {{{{/raw}}}}""#),
    Row("hbs", #"{{!-- "it's }} --}}"title":"{{x "}}"}}""#),
    // A section from one text into another.
    Row("hbs", ##""title":"t{{#if a}}","body":"{{b}}{{/if}}""##),
    Row("mustache", "{{<p}}{{$b}}\"title\":\"t\"{{/b}}{{/p}}"),
    Row("mustache", "{{# a }}\"title\":\"t\"{{/ a }}"),
    Row("gotmpl", #"{{/* it's "x */}}"title":"{{ printf "%s}}" .X }}""#),
    Row("gotmpl", #"{{- with .A -}}"title":"t"{{- else -}}"title":"u"{{- end -}}"#),
    Row("erb", #"<% if x then y end %>"title":"t""#),
    Row("erb", #"<% a = 1; if a %>"title":"t"<% end %>"#),
    Row("erb", #"<%# end "it's %>"title":"t""#),
    Row("eex", #""title":"<%= if x do %>a<% else %>b<% end %>""#),
    Row("eex", #""title":"<%= case x do %><% 1 -> %>a<% _ -> %>b<% end %>""#),
    Row("ejs", #"<% for (var i = 0; i < 3; i++) { %>"title":"t",<% } %>"body":"b""#),
    Row("ejs", #"<% a.forEach(function (b) { %>"title":"t",<% }); %>"body":"b""#),
    Row("ftl", #""title":"${x!"}"}""#),
    Row("ftl", #"<#if a == ">">"title":"t"<#else>"title":"u"</#if>"#),
    Row("ftl", #"<#noparse>"title":"${"</#noparse>"#),
    Row("ftl", #"<#switch a><#case 1>"title":"t"<#break><#default>"title":"u"</#switch>"#),
    Row("ftl", #"<#-- "it's ${ -->"title":"t""#),
  ]

  private static func wrong(_ end: String, _ begin: String) -> String {
    "'\(end)' does not end the section that '\(begin)' begins"
  }

  private static func open(_ tag: String) -> String {
    "the section that '\(tag)' begins has no end"
  }

  @Test(arguments: ends + tags + right)
  func faultIsReportedOnceAtItsTag(_ row: Row) {
    let marked = #"{"aps":{"alert":{"# + row.members + "}}}"
    let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let rest = parts.dropFirst().joined().split(separator: "↑", omittingEmptySubsequences: false)
    let text = parts[0] + rest.joined()
    let file = SourceFile(path: row.path, bytes: Array(text.utf8))
    let found = PayloadReader.read(file, isExpected: true).diagnostics
    #expect(found.map(\.message.description) == [row.message].compactMap { $0 })
    let ranges = row.message == nil ? [] : [ByteRange(start, start + (rest.first?.utf8.count ?? 0))]
    #expect(found.map(\.place.range) == ranges)
  }

  /// A file that is cut off has one fault.
  @Test(arguments: ["hbs", "j2", "erb", "gotmpl", "ftl"])
  func aFileThatIsCutOffHasOneFault(_ ending: String) {
    let tags: [String: (String, String, String)] = [
      "hbs": ("{{#each l}}", "{{this}}", "{{/each}}"),
      "j2": ("{% for x in l %}", "{{ x }}", "{% endfor %}"),
      "erb": ("<% l.each do |x| %>", "<%= x %>", "<% end %>"),
      "gotmpl": ("{{range .L}}", "{{.X}}", "{{end}}"),
      "ftl": ("<#list l as x>", "${x}", "</#list>"),
    ]
    let (begin, hole, end) = tags[ending] ?? ("", "", "")
    let text = """
      {"aps":{"alert":{"loc-key":"A","loc-args":[\(begin)"\(hole)",\(end)"x"]},"badge": \(hole) },
       "id":"\(hole)"}
      """
    let bytes = Array(text.utf8)
    var many: [String] = []
    for count in 2..<(bytes.count - 1) {
      let file = SourceFile(path: "a.json.\(ending)", bytes: Array(bytes[..<count]))
      let found = PayloadReader.read(file, isExpected: true).diagnostics
      if found.count != 1 {
        many.append("\(String(decoding: bytes[..<count], as: UTF8.self)) \(found.map(\.message))")
      }
    }
    #expect(many == [])
  }
}
