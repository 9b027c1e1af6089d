import Diagnostics
import JSONSyntax
import Languages
import SourceText

/// Where faults of a catalog become findings: what Apple's compiler refuses.
extension CatalogReader {
  /// Reports a value of the wrong kind.
  mutating func expect(_ expected: Message, for name: Message, at node: JSONNode) {
    guard node.kind != .invalid else { return }
    refuse(
      "catalog-shape",
      "expected \(expected) for \(name), found \(node.kindName); Apple's compiler refuses the catalog",
      at: node.range
    )
  }

  /// Reports a member that the file's object lacks.
  mutating func missingMember(_ name: String, _ example: String, in root: JSONNode) {
    let end = max(root.range.lowerBound, root.range.upperBound - 1)
    refuse(
      "catalog-shape",
      "the catalog has no '\(name)'; Apple's compiler refuses it",
      at: ByteRange.empty(at: end),
      help: "add '\(example)'"
    )
  }

  /// Reports a member that an object lacks, at the object's name.
  mutating func missing(_ name: String, _ example: String, in owner: JSONNode) {
    refuse(
      "catalog-shape",
      "'\(owner.string ?? "")' has no '\(name)'; Apple's compiler refuses the catalog",
      at: owner.contentRange,
      help: "add '\(example)'"
    )
  }

  /// Reports a language, form or device without a text, at its name.
  mutating func missingUnit(at owner: JSONNode, isVariable: Bool) {
    refuse(
      "catalog-shape",
      isVariable
        ? "'\(owner.string ?? "")' has substitutions and no 'stringUnit' that names them; Apple's compiler refuses the catalog"
        : "'\(owner.string ?? "")' has no 'stringUnit'; Apple's compiler refuses the catalog",
      at: owner.contentRange,
      help: "add the text, or delete '\(owner.string ?? "")'"
    )
  }

  /// Reports variations inside something that cannot vary.
  mutating func cannotVary(_ name: JSONNode, _ what: Message) {
    refuse(
      "catalog-shape",
      "\(what) cannot vary further; Apple's compiler refuses the catalog",
      at: name.contentRange,
      help: "vary by device first, then by plural"
    )
  }

  /// Reports substitutions of a single device.
  mutating func substitutionsInDevice(_ name: JSONNode) {
    refuse(
      "catalog-shape",
      "a device cannot have substitutions of its own; Apple's compiler refuses the catalog",
      at: name.contentRange,
      help: "move them beside 'variations'"
    )
  }

  /// Reports a device `other` with plural forms.
  mutating func variedDeviceOther(_ name: JSONNode) {
    refuse(
      "varied-device-other",
      "the device 'other' cannot vary by plural; Apple's compiler refuses the catalog",
      at: name.contentRange,
      help: "give each device its plural forms, and 'other' one text or nothing"
    )
  }

  /// Reports a device `other` whose text names a substitution.
  mutating func substitutionInFallback(_ name: [UInt8], at range: ByteRange) {
    refuse(
      "varied-device-other",
      "the device 'other' cannot use the substitution '\(Self.string(name))'; Apple's compiler refuses the catalog",
      at: range,
      help: "write one text without substitutions"
    )
  }

  /// Reports a plural form that names a substitution.
  mutating func misplacedSubstitution(_ name: [UInt8], at range: ByteRange) {
    refuse(
      "misplaced-substitution",
      "a plural form cannot use the substitution '\(Self.string(name))'; Apple's compiler refuses the catalog",
      at: range,
      help: "make the whole text a 'stringUnit' with one substitution for each number"
    )
  }

  /// Reports a name of a substitution that is not defined.
  ///
  /// Beside other substitutions the compiler refuses it; without any the text ships as it stands.
  mutating func undefinedSubstitution(
    _ name: [UInt8],
    at range: ByteRange,
    near defined: Set<[UInt8]>,
    isRefused: Bool
  ) {
    let word = Self.string(name)
    let names = defined.map { Self.string($0) }.sorted()
    let help: Message =
      EditDistance.nearNames(to: word, in: names).first.map { "did you mean '%#@\($0)@'?" }
      ?? "define '\(word)' under 'substitutions' of this language"
    guard isRefused else {
      return report(
        "undefined-substitution",
        "no substitution '\(word)' is defined; the text ships as it stands",
        at: range,
        help: help
      )
    }
    refuse(
      "undefined-substitution",
      "no substitution '\(word)' is defined; Apple's compiler refuses the catalog",
      at: range,
      help: help
    )
  }

  /// Reports plural forms of which none shows a number.
  mutating func pluralWithoutNumber(_ range: ByteRange) {
    refuse(
      "plural-without-number",
      "none of the plural forms has a number such as '%lld'; Apple's compiler refuses the catalog",
      at: range,
      help: "write the number into at least one form, or use one text for all numbers"
    )
  }

  /// Reports a finding for which the compiler refuses the file.
  mutating func refuse(
    _ rule: RuleID,
    _ message: Message,
    at range: ByteRange,
    help: Message? = nil
  ) {
    isAccepted = false
    report(rule, message, at: range, help: help)
  }

  /// Reports a finding about the entry and language that is being read.
  mutating func report(
    _ rule: RuleID,
    severity: Severity = .error,
    _ message: Message,
    at range: ByteRange,
    help: Message? = nil,
    related: [RelatedPlace] = []
  ) {
    guard json.isStructureCertain, diagnostics.count < Self.maximumFindings else { return }
    let folder = place.language.map { languages[$0].folder }
    diagnostics.append(
      Diagnostic(
        rule: rule,
        severity: severity,
        message: message,
        place: SourcePlace(path: json.source.path, range: range),
        help: help,
        key: place.key?.string,
        locales: folder.map { [LanguageID($0).canonical] } ?? [],
        related: related
      )
    )
  }

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
