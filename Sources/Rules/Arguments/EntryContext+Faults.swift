import Catalogs
import Delivery
import Diagnostics
import FormatStrings
import Payloads
import SourceText

extension EntryContext {
  /// A part of the text as it stands in the table, decoded.
  func written(_ part: ByteRange) -> String {
    let start = min(part.lowerBound, bytes.count)
    let end = min(max(start, part.upperBound), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// What a phone shows where a part of the text stands, as the end of a sentence.
  ///
  /// Of a text of the app only what stands in the place of that part: the rest depends on its code.
  func shown(_ part: ByteRange) -> Message {
    guard isPush else { return shownInApp(part) }
    let arguments = uses.lazy.compactMap(\.arguments).first { !$0.isEmpty } ?? []
    guard let shown = PushExcerpt.shown(part, of: analysis.push, arguments: arguments) else {
      return "the phone shows no text at all"
    }
    return shown.isEmpty ? "the phone shows nothing" : "the phone shows '\(shown)'"
  }

  private func shownInApp(_ part: ByteRange) -> Message {
    let excerpt = analysis.format.excerpt(of: part, in: bytes)
    if excerpt.takesArgument {
      return excerpt.shown.isEmpty
        ? "the app fills it in" : "the app shows '\(excerpt.shown)' beside the argument"
    }
    return excerpt.shown.isEmpty
      ? "the app shows nothing there" : "the app shows '\(excerpt.shown)'"
  }

  /// Whether the app reads an argument at a fault as the development language's text does, so that it
  /// is right as it stands.
  func isReadAsInSource(_ fault: SpecifierFault) -> Bool {
    guard !isPush, let specifier = analysis.format.specifier(at: fault.range.lowerBound),
      let development
    else { return false }
    return development.analysis.format.specifiers.contains {
      $0.slot == specifier.slot && $0.kind == specifier.kind
    }
  }

  /// What to write for a fault in the place where it is: a push takes nothing but objects.
  private func replacements(of fault: SpecifierFault) -> [TextReplacement] {
    guard isPush, !fault.replacements.isEmpty else { return fault.replacements }
    switch fault.kind {
    case .variable, .substitutionArgument, .brokenSpecifier(.variable),
      .brokenSpecifier(.lostSharp):
      return []
    default: break
    }
    guard let use = analysis.uses.first(where: { $0.range == fault.range }), use.kind != .object
    else { return fault.replacements }
    return [TextReplacement(fault.range, use.isNumbered ? "%\(use.position)$@" : "%@")]
  }

  /// Returns what should stand in the place of a fault; nil where no one spelling is meant.
  func spelling(of fault: SpecifierFault) -> String? {
    let replacements = replacements(of: fault)
    guard !replacements.isEmpty else { return nil }
    var result = ""
    var position = fault.range.lowerBound
    for replacement in replacements {
      guard replacement.range.lowerBound >= position,
        replacement.range.upperBound <= fault.range.upperBound
      else { return nil }
      result += written(ByteRange(position, replacement.range.lowerBound)) + replacement.text
      position = replacement.range.upperBound
    }
    return result + written(ByteRange(position, fault.range.upperBound))
  }

  /// Returns a fix that writes `spelling(of:)`; nil where there is none.
  func spellingFix(of fault: SpecifierFault, isSafe: Bool) -> Fix? {
    fix(replacements(of: fault), isSafe: isSafe)
  }

  /// Makes a finding about a specifier, one level milder for a button, which no current system shows.
  func specifierFinding(
    _ rule: RuleDescription,
    _ severity: Severity,
    at part: ByteRange,
    _ message: Message,
    help: Message?,
    related: [RelatedPlace]? = nil,
    fix: Fix? = nil
  ) -> Diagnostic {
    let isButton = isPush && uses.allSatisfy { $0.part == .action }
    return finding(
      rule,
      severity: isButton ? severity.milder : severity,
      at: part,
      message,
      help: help,
      related: related,
      fix: fix
    )
  }

  /// Returns a fix of several replacements in the decoded text.
  ///
  /// Nil where there are none, or where the file's syntax would write one of them differently. Safe only
  /// where the new text is read as it is meant, whatever the rule says.
  func fix(_ replacements: [TextReplacement], isSafe: Bool) -> Fix? {
    guard text.form != .utf16BigEndian else { return nil }
    let edits = replacements.compactMap { edit($0) }
    guard !edits.isEmpty, edits.count == replacements.count else { return nil }
    return Fix(isSafe: isSafe && isKept(by: replacements), edits: edits)
  }

  /// The table's language as it is named to people.
  var languageName: String { table.locale ?? table.table.path }

  /// The development language's folder, or the file where it has none.
  var developmentName: String {
    development.map { $0.table.folder ?? $0.table.path } ?? ""
  }

  /// A part of the development language's text as a related place.
  func relatedDevelopment(_ part: ByteRange?) -> [RelatedPlace] {
    guard let development else { return [] }
    let range = part.map { development.table.sourceRange(of: $0, in: development.text) }
    return [
      RelatedPlace(
        place: SourcePlace(
          path: development.table.path,
          range: range ?? development.text.range
        ),
        message: part == nil
          ? "the development language's text" : "the development language uses it here"
      )
    ]
  }
}

extension Wording {
  /// Returns what a specifier takes, in words.
  static func kind(_ kind: ArgumentKind) -> Message {
    switch kind {
    case .object: "an object"
    case .integer(let bits): "an integer of \(bits) bits"
    case .unsigned(let bits): "an unsigned integer of \(bits) bits"
    case .double: "a floating-point number"
    case .longDouble: "a long double"
    case .character: "a character"
    case .cString: "a C string"
    case .pointer: "an address"
    case .count: "the address of a counter"
    }
  }
}
