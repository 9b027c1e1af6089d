import Diagnostics
import JSONSyntax
import SourceText

/// Reading the variables of a text.
extension CatalogReader {
  /// Reads `{"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": …}}}`.
  mutating func readSubstitutions(_ node: JSONNode) -> [CatalogSubstitution] {
    guard node.kind == .object else {
      expect("an object of variables", for: "'substitutions'", at: node)
      return []
    }
    var found: [CatalogSubstitution] = []
    for member in firstMembers(of: node) { found.append(readSubstitution(member)) }
    return found
  }

  /// Reads a variable; one that is broken has a name all the same, which texts can use.
  private mutating func readSubstitution(_ member: JSONMember) -> CatalogSubstitution {
    var argument: JSONMember?
    var specifier: JSONMember?
    var variations: JSONMember?
    for field in member.value.members {
      if field.key.isNamed("argNum") {
        take(field, into: &argument)
      } else if field.key.isNamed("formatSpecifier") {
        take(field, into: &specifier)
      } else if field.key.isNamed("variations") {
        take(field, into: &variations)
      }
    }
    var substitution = CatalogSubstitution(
      name: TableText(member.key),
      argument: nil,
      specifier: nil,
      forms: [],
      range: member.key.range.union(member.value.range)
    )
    guard member.value.kind == .object else {
      expect("an object", for: "the substitution", at: member.value)
      return substitution
    }
    if let node = argument?.value, !node.isNull {
      substitution.argument = node.wholeNumber
      if substitution.argument == nil { expect("a whole number", for: "'argNum'", at: node) }
    }
    substitution.specifier = text(specifier, "a text such as \"lld\"", for: "'formatSpecifier'")
    guard let variations, !variations.value.isNull else {
      missing("variations", #""variations" : {"plural" : {…}}"#, in: member.key)
      return substitution
    }
    substitution.forms = readPluralOnly(variations)
    return substitution
  }

  private mutating func readPluralOnly(_ variations: JSONMember) -> [CatalogForm] {
    guard variations.value.kind == .object else {
      expect("an object", for: "'variations'", at: variations.value)
      return []
    }
    guard let plural = variations.value.members.first(where: { $0.key.isNamed("plural") }) else {
      missing("plural", #""plural" : {…}"#, in: variations.key)
      return []
    }
    guard plural.value.kind == .object else {
      expect("an object of plural categories", for: "'plural'", at: plural.value)
      return []
    }
    return readForms(plural)
  }
}
