import Delivery
import Diagnostics
import JSONSyntax
import Payloads
import Rules
import SourceText

/// Finds names in the configuration that no hole of a template and no argument of a manifest has.
struct UnknownHoles {
  private let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// Returns a finding for each such name; none where a template is not understood whole.
  func findings() -> [Diagnostic] {
    let declared = project.configuration.holeNames
    guard !declared.isEmpty, !project.payloadFiles.isEmpty,
      project.payloadFiles.allSatisfy({
        $0.document.template == nil || $0.document.isStructureCertain
      })
    else { return [] }
    let known = names()
    let texts = holes().map { Array($0.text.utf8) }
    return declared.compactMap { name in
      // A number is the position of an argument.
      guard !known.contains(name.name), Int(name.name) == nil else { return nil }
      // A hole that computes something has no name, and may be meant all the same.
      let bytes = Array(name.name.utf8)
      guard !texts.contains(where: { Self.holds($0, word: bytes) }) else { return nil }
      return Diagnostic(
        rule: UnknownHole.description.id,
        severity: .warning,
        message: "no template has a hole '\(name.name)'",
        place: name.place,
        help: DidYouMean.question(name.name, among: known.sorted())
          ?? "take it out, or correct the name"
      )
    }
  }

  private func names() -> Set<String> {
    var names = Set(holes().flatMap(\.settingNames))
    for use in project.manifests.flatMap(\.uses) { names.formUnion(use.argumentNames ?? []) }
    return names
  }

  private func holes() -> [TemplateHole] {
    project.payloadFiles.flatMap { file in
      ([file.document] + file.payloads.compactMap { $0.nested?.root.document })
        .filter { $0.template != nil }
        .flatMap(\.nodes).filter { $0.hasHoles || $0.isHole }.flatMap(\.templateHoles)
    }
  }

  /// Whether a word stands in a text and is no part of a longer one.
  private static func holds(_ text: [UInt8], word: [UInt8]) -> Bool {
    guard !word.isEmpty, word.count <= text.count else { return false }
    let isPart = { (byte: UInt8) in
      byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
    return (0...(text.count - word.count)).contains { start in
      let end = start + word.count
      return text[start..<end].elementsEqual(word)
        && !(start > 0 && isPart(text[start - 1])) && !(end < text.count && isPart(text[end]))
    }
  }
}
