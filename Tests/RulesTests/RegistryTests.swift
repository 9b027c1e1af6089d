import Diagnostics
import Foundation
import Rules
import SourceText
import Testing

/// The registry holds every rule, in order, with a description that is whole.
struct RegistryTests {
  static let descriptions = RuleRegistry.rules.map { $0.description }
  static let ids = descriptions.map { $0.id }

  private func description(_ id: RuleID) throws -> RuleDescription {
    try #require(RuleRegistry.descriptions[id])
  }

  /// The folder of the rules' sources.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Rules").standardizedFileURL

  /// The rules that the files of a group's folder declare, sorted.
  private static func declaredRules(in group: RuleGroup) throws -> [String] {
    let folder = folder.appendingPathComponent(group.rawValue)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try (names ?? []).sorted { $0.lowercased() < $1.lowercased() }.compactMap { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      let line = text.split(separator: "\n").first {
        $0.hasPrefix("public enum ") && $0.contains("Rule {")
      }
      return line.map { String($0.split(separator: " ")[2].dropLast()) }
    }
  }

  @Test(arguments: RuleGroup.allCases)
  func everyRuleOfAFolderIsRegisteredInOrder(_ group: RuleGroup) throws {
    let registered = RuleRegistry.rules.filter { $0.description.group == group }
    #expect(try registered.map { "\($0)" } == Self.declaredRules(in: group))
  }

  @Test func groupsStandInTheOrderOfTheCatalogue() {
    let order = Self.descriptions.map { RuleGroup.allCases.firstIndex(of: $0.group) ?? 0 }
    #expect(order == order.sorted())
  }

  @Test func idsAreUnique() {
    #expect(Set(Self.descriptions.map { $0.id }).count == Self.descriptions.count)
  }

  @Test(arguments: ids)
  func idIsKebabCase(_ id: RuleID) {
    let words = id.name.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(Self.isLowercaseOrDigit) })
  }

  private static func isLowercaseOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIILowercase || byte.isASCIIDigit
  }

  @Test func typesAreNamedAfterTheIds() {
    let names = RuleRegistry.rules.map { "\($0)".lowercased() }
    #expect(names == Self.descriptions.map { $0.id.name.split(separator: "-").joined() })
  }

  @Test(arguments: ids)
  func descriptionIsWhole(_ id: RuleID) throws {
    let rule = try description(id)
    #expect(!rule.summary.isEmpty && !rule.reason.isEmpty && !rule.source.isEmpty)
    #expect(!rule.summary.hasSuffix("."))
    #expect(!rule.triggering.isEmpty && !rule.clean.isEmpty)
  }

  @Test(arguments: ids)
  func categoryIsTheCataloguesOne(_ id: RuleID) throws {
    let rule = try description(id)
    let categories = RuleCategories.categories(of: rule.id)
    #expect(categories.contains(rule.category), "a new rule needs its line in RuleCategories")
  }
}
