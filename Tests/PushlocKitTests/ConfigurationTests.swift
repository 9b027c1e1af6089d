import Diagnostics
import FileAccess
import PushlocKit
import Rules
import SourceText
import TestSupport
import Testing

/// Reads a configuration from memory.
private func read(_ text: String) throws -> Configuration {
  let files = MemoryFiles([".pushloc.json": text])
  return try ConfigurationLoader(files: files).load()
}

/// A faulty configuration and what is said about it, each fault as `LINE:COLUMN message|help`.
struct FaultCase: Sendable, CustomTestStringConvertible {
  let text: String
  let faults: [String]

  init(_ text: String, _ faults: String...) {
    self.text = text
    self.faults = faults
  }

  var testDescription: String { text }
}

struct ConfigurationTests {
  @Test func blanksAreNoReason() throws {
    let text = #"{"overrides": [{"rules": {"empty-value": "off"}, "reason": " \t "}]}"#
    #expect(try read(text).overrides.map(\.reason) == [nil])
  }

  @Test func everyKeyIsRead() throws {
    let configuration = try read(
      """
      { // a comment
        "$schema": "pushloc.schema.json", "developmentLanguage": "en",
        "tables": ["App/**"], "payloads": "server/push/**", "exclude": ["**/Generated/**"],
        "manifests": ["server/push-keys.json"],
        "languages": {"required": ["de", "fr"], "ignored": ["Base"]},
        "minimumIOS": "16.0", "entitlements": ["time-sensitive", "critical"],
        "renderer": [{"payloads": "chat/**", "use": "extension", "tables": ["Notify/**"]}],
        "templates": [{"payloads": "**/*.hbs", "dialect": "handlebars", "envelope": "fcm-v1"}],
        "values": {"status": ["PLACED", "SHIPPED"]}, "samples": {"sender": "Anna", "n": 5},
        "maxLengths": {"message": 200},
        "rules": {"untranslated": "warning", "text-quality": "note"},
        "overrides": [
          {"files": "legacy/**", "pointer": "/aps/alert", "rules": {"duplicate-key": "off"},
           "reason": "old"},
        ],
        "customFields": [
          {"payloads": "chat/**",
           "fields": {"chat-id": {"type": "string", "required": true}, "url": {"type": "url"}}}
        ],
        "customFieldStyle": "kebab-case", "categories": ["message"], "sounds": ["message.caf"],
        "releases": ["contracts/*.json"], "baseline": ".pushloc-baseline.json",
        "pushKeyPrefix": "push.", "templatesAreComplete": true,
      }
      """
    )
    var app = AppSettings()
    app.tables = PathPatterns(["App/**"])
    app.payloads = PathPatterns(["server/push/**"])
    #expect(configuration.apps == [app])
    #expect(configuration.developmentLanguage == "en")
    #expect(configuration.exclude == PathPatterns(["**/Generated/**"]))
    #expect(configuration.manifests == PathPatterns(["server/push-keys.json"]))
    #expect(configuration.requiredLanguages.map(\.name) == ["de", "fr"])
    #expect(configuration.ignoredLanguages == ["Base"])
    #expect(configuration.minimumIOS == SystemVersion(16))
    #expect(configuration.entitlements == [.timeSensitive, .critical])
    var renderer = RendererSettings()
    renderer.payloads = PathPatterns(["chat/**"])
    renderer.use = .extension
    renderer.tables = PathPatterns(["Notify/**"])
    #expect(configuration.renderer == [renderer])
    var template = TemplateSettings()
    template.payloads = PathPatterns(["**/*.hbs"])
    template.dialect = "handlebars"
    template.envelope = "fcm-v1"
    #expect(configuration.templates == [template])
    #expect(configuration.values == ["status": ["PLACED", "SHIPPED"]])
    #expect(configuration.samples == ["sender": "Anna", "n": "5"])
    #expect(configuration.maxLengths == ["message": 200])
    #expect(configuration.rules.map(\.subject) == [.rule("untranslated"), .category(.textQuality)])
    #expect(configuration.rules.map(\.level) == [.warning, .note])
    #expect(configuration.overrides.map(\.files) == [PathPatterns(["legacy/**"])])
    #expect(configuration.overrides.map(\.pointer) == ["/aps/alert"])
    #expect(configuration.overrides.map(\.reason) == ["old"])
    #expect(configuration.overrides.flatMap(\.rules).map(\.level) == [.off])
    var fields = CustomFieldSettings()
    fields.payloads = PathPatterns(["chat/**"])
    fields.fields = [
      CustomField(name: "chat-id", type: .string, isRequired: true),
      CustomField(name: "url", type: .url),
    ]
    #expect(configuration.customFields == [fields])
    #expect(configuration.customFieldStyle == .kebabCase)
    #expect(configuration.categories?.map(\.name) == ["message"])
    #expect(configuration.sounds?.map(\.name) == ["message.caf"])
    #expect(configuration.releases == PathPatterns(["contracts/*.json"]))
    #expect(configuration.baseline == ".pushloc-baseline.json")
    #expect(configuration.pushKeyPrefix == "push.")
    #expect(configuration.templatesAreComplete)
  }

  @Test(arguments: [
    FaultCase("[]", "1:1 expected an object, found an array"),
    FaultCase("{\"tabels\": []}", "1:2 unknown key 'tabels'|did you mean 'tables'?"),
    FaultCase("{\"$schema\": 5}", "1:13 expected a text for '$schema', found a number"),
    FaultCase(
      "{\"tables\": [],\n \"tables\": []}",
      "2:2 'tables' is there twice|delete one of them"
    ),
    FaultCase(
      "{\"apps\": [{\"tables\": 3}], \"payloads\": []}",
      "1:11 'name' is missing",
      "1:22 expected an array for 'apps[0].tables', found a number",
      "1:27 'payloads' stands beside 'apps', which says it for each app|"
        + "move 'payloads' into an app"
    ),
    FaultCase(
      "{\"apps\": [{\"name\": \"A\"}, {\"name\": \"A\"}]}",
      "1:35 two apps have the name 'A'"
    ),
    FaultCase(
      "{\"apps\": []}",
      "1:10 'apps' names no app|delete it to check the project as one app"
    ),
    FaultCase(
      "{\"rules\": {\"mising-key\": \"off\", \"missing-key\": \"warn\"}}",
      "1:12 unknown rule 'mising-key'|did you mean 'missing-key'?",
      "1:48 'warn' is not one of 'error', 'warning', 'note', 'off'"
    ),
    FaultCase(
      "{\"minimumIOS\": 16}",
      "1:16 expected a text for 'minimumIOS', found a number"
    ),
    FaultCase(
      "{\"minimumIOS\": \"16.x\"}",
      "1:16 '16.x' is no version of iOS|write it as \"16.0\""
    ),
    FaultCase(
      "{\"entitlements\": [\"critical\", \"time-sensitve\"]}",
      "1:31 'time-sensitve' is not one of 'time-sensitive', 'critical'|"
        + "did you mean 'time-sensitive'?"
    ),
    FaultCase(
      "{\"maxLengths\": {\"a\": 0, \"b\": 1.5}}",
      "1:22 expected a whole number from 1, found '0'",
      "1:30 expected a whole number from 1, found '1.5'"
    ),
    FaultCase(
      "{\"overrides\": [{\"pointer\": \"aps\", \"rules\": {}}]}",
      "1:28 'aps' is no JSON pointer|write it as '/aps/alert'"
    ),
    FaultCase("{\"baseline\": \"\"}", "1:14 the text is empty"),
    FaultCase(
      "{\"languages\": {\"require\": []}}",
      "1:16 unknown key 'require'|did you mean 'required'?"
    ),
    FaultCase(
      "{\"templatesAreComplete\": \"yes\"}",
      "1:26 expected true or false for 'templatesAreComplete', found a text"
    ),
  ])
  func allFaultsAreNamedAtOnce(_ test: FaultCase) throws {
    let error = try #require(throws: ConfigurationLoader.Failure.self) { try read(test.text) }
    guard case .faulty(let faults) = error else {
      Issue.record("\(error)")
      return
    }
    let lines = LineTable(faults.source)
    let found = faults.diagnostics.map { diagnostic in
      let place = lines.place(of: diagnostic.place.range.lowerBound)
      let help = diagnostic.help.map { "|\($0)" } ?? ""
      return "\(place.line):\(place.column) \(diagnostic.message)\(help)"
    }
    #expect(found == test.faults)
    #expect(faults.diagnostics.allSatisfy { $0.rule == "configuration" })
  }

  @Test func brokenTextIsReportedOnceAndTheRestIsRead() throws {
    let error = try #require(throws: ConfigurationLoader.Failure.self) {
      try read("{\"tabels\": [], \"rules\": }")
    }
    guard case .faulty(let faults) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(faults.diagnostics.map(\.place.range.start) == [1, 23])
  }

  @Test func theNearestFileAboveIsTaken() throws {
    let files = MemoryFiles(
      [
        "/repo/.pushloc.json": #"{"baseline": "b.json", "exclude": "Pods"}"#,
        "/repo/App/en.lproj/Localizable.strings": "",
        "/.pushloc.json": "broken",
      ],
      directory: "/repo/App/en.lproj"
    )
    let configuration = try ConfigurationLoader(files: files).load()
    #expect(configuration.source?.path == "../../.pushloc.json")
    #expect(configuration.baseline == "../../b.json")
    #expect(
      configuration.folder.relative("Localizable.strings") == "App/en.lproj/Localizable.strings"
    )
  }

  @Test func withoutAFileEverythingIsAsByDefault() throws {
    let configuration = try ConfigurationLoader(files: MemoryFiles()).load()
    #expect(configuration.source == nil)
    #expect(configuration.apps == [AppSettings()])
    let ignored = MemoryFiles([".pushloc.json": "broken"])
    #expect(try ConfigurationLoader(files: ignored).load(.none).source == nil)
  }

  @Test func aNamedFileMustBeThere() throws {
    let error = try #require(throws: ConfigurationLoader.Failure.self) {
      try ConfigurationLoader(files: MemoryFiles()).load(.file("x.json"))
    }
    guard case .unreadable(let reason) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(reason == FileAccessError(.read, "x.json", .notFound))
  }
}
