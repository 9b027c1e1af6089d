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

  /// A place where a reference is written so that the formatter cannot read it.
  struct Unreadable {
    /// What is meant; nil where the name itself cannot be read.
    var spelling: String?
    /// The whole reference, in the file.
    var range: ByteRange
    /// Whether a space or another character that no name has stands inside.
    var hasOddCharacter: Bool
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
  private(set) var unreadable: [Unreadable] = []

  private let hasFormat: Bool

  init(_ format: PluralFormat, in source: DecodedSource) {
    hasFormat = format.format != nil
    if let text = format.format {
      let found = Self.references(text, source)
      fromFormat = found.references
      unreadable += found.unreadable
    }
    let defined = format.variables.map { $0.name.string(in: source) }
    if let text = format.format, fromFormat.isEmpty, unreadable.isEmpty,
      let found = Self.remains(of: defined, in: text, source)
    {
      unreadable.append(found)
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

  /// Where a format that names no variable has the name of one in other brackets: `%#${#@n@}`, `%{n}`.
  private static func remains(
    of names: [String],
    in text: VariantText,
    _ source: DecodedSource
  ) -> Unreadable? {
    let bytes = Array(text.string(in: source).utf8)
    let marks = Array("%#@${}()".utf8)
    for name in names {
      let word = Array(name.utf8)
      guard !word.isEmpty, bytes.count > word.count else { continue }
      for start in 1...(bytes.count - word.count) where bytes[start...].starts(with: word) {
        var low = start
        while low > 0, marks.contains(bytes[low - 1]) { low -= 1 }
        var high = start + word.count
        while high < bytes.count, marks.contains(bytes[high]), bytes[high] != 0x25 { high += 1 }
        guard high > start + word.count,
          bytes[low..<start].contains(where: { "%#".utf8.contains($0) })
        else { continue }
        let range = ByteRange(low, high)
        return Unreadable(
          spelling: "%#@\(name)@",
          range: text.sourceRange(of: range, in: source),
          hasOddCharacter: false
        )
      }
    }
    return nil
  }

  private static func references(
    _ text: VariantText,
    _ source: DecodedSource
  ) -> (references: [Reference], unreadable: [Unreadable]) {
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
    let places = unreadable.map { fault in
      Unreadable(
        spelling: fault.replacements.count == 1 ? fault.replacements[0].text : nil,
        range: text.sourceRange(of: fault.range, in: source),
        hasOddCharacter: true
      )
    }
    return (references, places)
  }
}
