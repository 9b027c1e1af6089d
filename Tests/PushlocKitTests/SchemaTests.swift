import Foundation
import Rules
import Testing

@testable import PushlocKit

/// The committed schema says what the reader knows.
struct SchemaTests {
  private typealias Object = [String: Any]

  private static func schema() throws -> [String: Any] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/pushloc.schema.json")
    return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Object)
  }

  /// An object of the schema: its place and the reader's fields.
  struct Shape: Sendable, CustomTestStringConvertible {
    let path: [String]
    let names: [String]
    let required: [String]

    init<Value>(_ path: [String], _ fields: [ConfigurationField<Value>]) {
      self.path = path
      names = fields.map(\.name)
      required = fields.filter(\.isRequired).map(\.name)
    }

    var testDescription: String { path.joined(separator: "/") }
  }

  static let shapes = [
    Shape([], ConfigurationDraft.fields),
    Shape(["properties", "languages"], ConfigurationDraft.languages),
    Shape(["$defs", "app"], ConfigurationDraft.apps),
    Shape(["$defs", "override"], ConfigurationDraft.overrides),
    Shape(["$defs", "renderer"], ConfigurationDraft.renderers),
    Shape(["$defs", "template"], ConfigurationDraft.templateItems),
    Shape(["$defs", "customFields"], ConfigurationDraft.customFields),
    Shape(["$defs", "customField"], ConfigurationDraft.field),
    Shape(["$defs", "website"], ConfigurationDraft.websites),
  ]

  @Test(arguments: shapes)
  func hasTheReadersKeysAndNoOthers(_ shape: Shape) throws {
    var object = try Self.schema()
    for name in shape.path { object = try #require(object[name] as? Object) }
    let properties = try #require(object["properties"] as? Object)
    #expect(properties.keys.sorted() == shape.names.sorted())
    #expect((object["required"] as? [String] ?? []).sorted() == shape.required.sorted())
    #expect(object["additionalProperties"] as? Bool == false)
    #expect(object["type"] as? String == "object")
  }

  /// A closed set: its place in the schema and its values.
  struct Choice: Sendable, CustomTestStringConvertible {
    let path: [String]
    let values: [String]

    var testDescription: String { path.joined(separator: "/") }
  }

  static let choices = [
    Choice(
      path: ["properties", "entitlements", "items"],
      values: Entitlement.allCases.map(\.rawValue)
    ),
    Choice(
      path: ["properties", "customFieldStyle"],
      values: NamingStyle.allCases.map(\.rawValue)
    ),
    Choice(
      path: ["$defs", "rules", "additionalProperties"],
      values: RuleLevel.allCases.map(\.rawValue)
    ),
    Choice(
      path: ["$defs", "renderer", "properties", "use"],
      values: Renderer.allCases.map(\.rawValue)
    ),
    Choice(
      path: ["$defs", "template", "properties", "dialect"],
      values: TemplateSettings.dialects
    ),
    Choice(
      path: ["$defs", "template", "properties", "envelope"],
      values: TemplateSettings.envelopes
    ),
    Choice(
      path: ["$defs", "customField", "properties", "type"],
      values: CustomField.FieldType.allCases.map(\.rawValue)
    ),
  ]

  @Test(arguments: choices)
  func hasTheReadersValuesAndNoOthers(_ choice: Choice) throws {
    var object = try Self.schema()
    for name in choice.path { object = try #require(object[name] as? Object) }
    #expect(object["enum"] as? [String] == choice.values)
  }
}
