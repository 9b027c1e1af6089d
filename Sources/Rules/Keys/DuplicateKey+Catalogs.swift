import Catalogs
import Diagnostics
import JSONSyntax
import SourceText

extension DuplicateKey: CatalogRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.table(Self.self), .catalog(Self.self)] }

  /// Reports each member of a catalog that an earlier one of the same name hides.
  public static func check(_ context: CatalogContext, _ findings: inout Findings) {
    for duplicate in context.catalog.duplicates {
      let isSame = duplicate.isSame
      findings.add(
        Diagnostic(
          rule: description.id,
          severity: isSame ? .warning : .error,
          message: message(duplicate, isSame: isSame),
          place: context.place(duplicate.hidden.key.contentRange),
          help: isSame ? "delete one of the two" : "delete the one that is wrong",
          key: duplicate.entry.map { context.catalog.string(context.catalog.entries[$0].key) },
          locales: duplicate.language.map { context.locales($0) } ?? [],
          related: [
            RelatedPlace(
              place: context.place(duplicate.kept.key.contentRange),
              message: "Apple's compiler takes this one"
            )
          ]
        )
      )
    }
  }

  private static func message(_ duplicate: CatalogDuplicate, isSame: Bool) -> Message {
    let name = duplicate.hidden.name
    return isSame
      ? "'\(name)' stands here twice with the same content"
      : "'\(name)' stands here twice with different contents; Apple's compiler passes over this one"
  }
}
