import Catalogs
import FormatStrings
import SourceText

/// How the variables of a plural format hang together.
struct PluralShape {
  /// A place where a text names a variable, `%#@name@`.
  struct Reference {
    /// The variable's name.
    var name: String
    /// The whole specifier, in the file.
    var range: ByteRange
  }

  /// References in the format itself.
  private(set) var fromFormat: [Reference] = []
  /// References in the forms of each variable, by the variable's name.
  private(set) var fromVariables: [String: [Reference]] = [:]
  /// Names of the variables, in the order of the file.
  private(set) var names: [String] = []
  /// Names that other members have, such as a variable that is no dictionary.
  private(set) var otherNames: Set<String> = []
  /// Places where a reference is written so that the formatter cannot read it.
  private(set) var unreadable: [(fault: SpecifierFault, range: ByteRange)] = []

  private let hasFormat: Bool

  init(_ format: PluralFormat, in source: DecodedSource) {
    hasFormat = format.format != nil
    if let text = format.format {
      let found = Self.references(text, source)
      fromFormat = found.references
      unreadable += found.unreadable
    }
    for variable in format.variables {
      let name = variable.name.string(in: source)
      names.append(name)
      for form in variable.forms {
        guard let text = form.text else { continue }
        let found = Self.references(text, source)
        fromVariables[name, default: []] += found.references
        unreadable += found.unreadable
      }
    }
    otherNames = Set(format.others.map { $0.string(in: source) })
  }

  /// All references, those of the format first.
  var references: [Reference] { fromFormat + names.flatMap { fromVariables[$0] ?? [] } }

  /// Names of the variables that certainly nothing names.
  ///
  /// None where a reference cannot be read, or names no variable: it is most likely one of these,
  /// misspelt.
  var unusedNames: Set<String> {
    guard hasFormat, unreadable.isEmpty else { return [] }
    let defined = Set(names)
    let named = Set(references.map(\.name))
    return named.isSubset(of: defined) ? defined.subtracting(named) : []
  }

  private static func references(
    _ text: VariantText,
    _ source: DecodedSource
  ) -> (references: [Reference], unreadable: [(SpecifierFault, ByteRange)]) {
    let bytes = Array(text.string(in: source).utf8)
    // `%d` names no variable: nearly all forms end here.
    guard bytes.contains(UInt8(ascii: "%")),
      bytes.contains(UInt8(ascii: "@"))
    else { return ([], []) }
    let analysis = TextAnalysis(bytes)
    let references = analysis.format.specifiers.compactMap { specifier -> Reference? in
      guard let name = specifier.variable, !name.isEmpty else { return nil }
      return Reference(
        name: String(decoding: bytes[name.range], as: UTF8.self),
        range: text.sourceRange(of: specifier.range, in: source)
      )
    }
    let unreadable = analysis.faults.filter { fault in
      switch fault.kind {
      case .brokenSpecifier(.variable), .brokenSpecifier(.lostSharp): true
      default: false
      }
    }
    return (references, unreadable.map { ($0, text.sourceRange(of: $0.range, in: source)) })
  }
}
