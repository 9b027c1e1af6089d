import Diagnostics
import JSONSyntax
import Rules

/// The keys of the objects inside the file.
extension ConfigurationDraft {
  /// The keys of `languages`.
  static let languages: [ConfigurationField<ConfigurationDraft>] = [
    .init("required") { $2.configuration.requiredLanguages = $0.names($1) },
    .init("ignored") { $2.configuration.ignoredLanguages = $0.texts($1) },
  ]

  /// The keys of an item of `apps`.
  static let apps: [ConfigurationField<AppSettings>] = [
    .init("name", isRequired: true) { $2.name = $0.text($1) },
    .init("tables") { $2.tables = $0.patterns($1) },
    .init("payloads") { $2.payloads = $0.patterns($1) },
    .init("manifests") { $2.manifests = $0.patterns($1) },
  ]

  /// The keys of an item of `overrides`.
  static let overrides: [ConfigurationField<OverrideSettings>] = [
    .init("files") { $2.files = $0.patterns($1) },
    .init("pointer") { $2.pointer = $0.pointer($1) },
    .init("rules", isRequired: true) { $2.rules = $0.ruleLevels($1) },
    .init("reason") { draft, value, item in
      // Blanks are no reason.
      let text = draft.text(value)
      item.reason = text?.utf8.allSatisfy { $0 <= 0x20 } == true ? nil : text
    },
  ]

  /// The keys of an item of `renderer`.
  static let renderers: [ConfigurationField<RendererSettings>] = [
    .init("payloads", isRequired: true) { $2.payloads = $0.patterns($1) },
    .init("use", isRequired: true) { $2.use = $0.choice($1, of: Renderer.self) ?? .system },
    .init("tables") { $2.tables = $0.patterns($1) },
  ]

  /// The keys of an item of `templates`.
  static let templateItems: [ConfigurationField<TemplateSettings>] = [
    .init("payloads", isRequired: true) { $2.payloads = $0.patterns($1) },
    .init("dialect") { $2.dialect = $0.choice($1, TemplateSettings.dialects) },
    .init("envelope") { $2.envelope = $0.choice($1, TemplateSettings.envelopes) },
  ]

  /// The keys of an item of `customFields`.
  static let customFields: [ConfigurationField<CustomFieldSettings>] = [
    .init("payloads", isRequired: true) { $2.payloads = $0.patterns($1) },
    .init("fields", isRequired: true) { reader, node, settings in
      settings.fields = reader.map(node) { reader, node in
        reader.item(CustomField(name: "", type: .string), node, field)
      }
      .compactMap { key, field in
        guard !key.isNamed("aps") else {
          reader.report("'aps' is Apple's name; no field of the app can have it", at: key)
          return nil
        }
        return CustomField(name: key.string ?? "", type: field.type, isRequired: field.isRequired)
      }
    },
  ]

  /// The keys of an item of `websites`.
  static let websites: [ConfigurationField<WebsiteSettings>] = [
    .init("payloads", isRequired: true) { $2.payloads = $0.patterns($1) },
    .init("urlFormatString", isRequired: true) { reader, node, settings in
      settings.urlFormat = reader.text(node).map {
        DeclaredName(name: $0, place: reader.place(node))
      }
    },
  ]

  /// The keys of a custom field.
  static let field: [ConfigurationField<CustomField>] = [
    .init("type", isRequired: true) {
      $2.type = $0.choice($1, of: CustomField.FieldType.self) ?? .string
    },
    .init("required") { $2.isRequired = $0.boolean($1) ?? false },
  ]
}

extension ConfigurationReader {
  /// Reads an object into a copy of some settings; nil for something else.
  mutating func item<Value>(
    _ start: Value,
    _ node: JSONNode,
    _ fields: [ConfigurationField<Value>]
  ) -> Value? {
    var value = start
    object(node, fields, into: &value)
    return node.kind == .object ? value : nil
  }

  /// Reads the apps; their names differ.
  mutating func apps(_ node: JSONNode) -> [AppSettings] {
    var names: Set<String> = []
    let apps = array(node) { reader, node -> AppSettings? in
      let app = reader.item(AppSettings(), node, ConfigurationDraft.apps)
      if let name = app?.name, !names.insert(name).inserted, let place = node["name"] {
        reader.report("two apps have the name '\(name)'", at: place)
      }
      return app
    }
    if node.kind == .array, node.elements.isEmpty {
      report("'apps' names no app", at: node, help: "delete it to check the project as one app")
    }
    return apps
  }
}
