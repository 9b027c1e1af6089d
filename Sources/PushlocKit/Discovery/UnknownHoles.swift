import Delivery
import Diagnostics
import JSONSyntax
import Payloads
import Rules

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
    return declared.compactMap { name in
      // A number is the position of an argument.
      guard !known.contains(name.name), Int(name.name) == nil else { return nil }
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
    var names: Set<String> = []
    for file in project.payloadFiles {
      let documents = [file.document] + file.payloads.compactMap { $0.nested?.root.document }
      for document in documents where document.template != nil {
        for node in document.nodes where node.hasHoles || node.isHole {
          for hole in node.templateHoles { names.formUnion(hole.settingNames) }
        }
      }
    }
    for use in project.manifests.flatMap(\.uses) { names.formUnion(use.argumentNames ?? []) }
    return names
  }
}
