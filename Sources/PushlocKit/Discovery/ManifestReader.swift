import Delivery
import Diagnostics
import JSONSyntax
import Payloads
import Rules
import SourceText

/// Reads manifests: keys with the number or the names of their arguments.
enum ManifestReader {
  /// More arguments than any text takes; larger numbers are slips of the hand.
  static let mostArguments = 100

  /// Reads a file; faults are findings, and what is right is kept.
  static func read(_ file: SourceFile) -> Outcome<ManifestFile> {
    let source = DecodedSource(utf8: file)
    var options = JSONOptions.withComments
    options.rule = ManifestShape.description.id
    let outcome = JSONDocument.parse(source, options: options)
    var reader = Reader(path: file.path)
    if let root = outcome.value.root { reader.read(root) }
    return Outcome(
      ManifestFile(source: source, uses: reader.uses),
      diagnostics: outcome.diagnostics + reader.faults
    )
  }

  /// Whether a document that was named for no known purpose is a manifest by its shape: an object of
  /// numbers and arrays, and of no name that a payload has.
  static func isManifest(_ document: JSONDocument) -> Bool {
    guard let root = document.root, root.kind == .object, document.template == nil else {
      return false
    }
    let members = root.members.filter { !$0.key.isNamed("$schema") }
    return !members.isEmpty
      && members.allSatisfy { member in
        guard member.value.kind == .number || member.value.kind == .array else { return false }
        return !payloadNames.contains(MemberName.folded(member.name))
      }
  }

  /// Names of members that payloads have, as `MemberName` folds them.
  private static let payloadNames = Set(
    (PayloadReference.keys.map(\.name) + ["aps"]).map(MemberName.folded)
  )

  private struct Reader {
    let path: String
    var uses: [KeyUse] = []
    var faults: [Diagnostic] = []
    private var seen: Set<[UInt8]> = []

    init(path: String) {
      self.path = path
    }

    mutating func read(_ root: JSONNode) {
      guard root.kind == .object else {
        if root.kind != .invalid {
          fault("a manifest is an object of keys", at: ByteRange.empty(at: root.range.lowerBound))
        }
        return
      }
      for member in root.members where !member.key.isMissing {
        // `$schema` is for editors, and no key of an app.
        if member.key.isNamed("$schema") { continue }
        guard seen.insert(Array(member.name.utf8)).inserted else {
          fault("the key '\(member.name)' is declared twice", at: member.key.range)
          continue
        }
        for form in forms(of: member) {
          if let names = arguments(of: form, member.name) { add(member, form, names) }
        }
      }
    }

    /// The ways in which a key is sent: mostly one, but a key can be sent in several.
    ///
    /// `["sender", "room"]` names the arguments of one form; `[["sender"], ["sender", "room"]]` and
    /// `[1, 2]` are two forms.
    private func forms(of member: JSONMember) -> [JSONNode] {
      let value = member.value
      guard value.kind == .array else { return [value] }
      let forms = Array(value.elements)
      // One number in an array is no form of several, and may be meant as a name.
      let isSeveral =
        forms.allSatisfy { $0.kind == .array || $0.kind == .number }
        && (forms.count > 1 || forms.first?.kind == .array)
      return isSeveral ? forms : [value]
    }

    private mutating func add(_ member: JSONMember, _ form: JSONNode, _ names: [String]) {
      var use = KeyUse(
        part: .body,
        key: member.name,
        place: SourcePlace(path: path, range: member.key.contentRange),
        pointer: member.value.pointer,
        arguments: names.isEmpty ? nil : names,
        argumentsPlace: names.isEmpty ? nil : SourcePlace(path: path, range: form.range),
        literal: nil
      )
      if form.kind == .array, !names.isEmpty { use.argumentNames = names }
      uses.append(use)
    }

    /// The names of the arguments of one form of a key; nil after a fault.
    private mutating func arguments(of value: JSONNode, _ key: String) -> [String]? {
      switch value.kind {
      case .number:
        if let count = value.integer, (0...mostArguments).contains(count) {
          return count == 0 ? [] : (1...count).map { "\($0)" }
        }
        fault("'\(value.rawText)' is no number of arguments", at: value.range)
      case .array:
        let names = value.elements.map { $0.kind == .string ? $0.string : nil }
        if !names.contains(nil) { return names.compactMap { $0 } }
        for element in value.elements where element.kind != .string && element.kind != .invalid {
          fault("the name of an argument is a text", at: element.range)
        }
      case .invalid: break
      default:
        fault(
          "'\(key)' needs the number of its arguments, or an array of their names",
          at: value.range
        )
      }
      return nil
    }

    private mutating func fault(_ message: Message, at range: ByteRange) {
      faults.append(
        Diagnostic(
          rule: ManifestShape.description.id,
          severity: .error,
          message: message,
          place: SourcePlace(path: path, range: range),
          help: #"write {"KEY": 2} or {"KEY": ["sender", "room"]}"#
        )
      )
    }
  }
}
