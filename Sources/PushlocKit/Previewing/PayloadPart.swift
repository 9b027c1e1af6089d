import Delivery
import Diagnostics
import JSONSyntax
import Payloads
import Previews
import SourceText

/// Which payload of a file, and which part of its alert, a finding in the file is about.
enum PayloadPart {
  /// Whether a finding is about a payload: one of several in a file has what stands nearest to it.
  static func isAbout(_ card: PayloadCard, _ finding: Diagnostic) -> Bool {
    let payloads = card.file.payloads
    guard payloads.count > 1 else { return true }
    guard let pointer = finding.pointer, finding.payload == finding.place.path else {
      let range = finding.place.range
      let around = payloads.filter { $0.outerRange($0.object.range).contains(range) }
      return around.isEmpty || around.contains { $0.object == card.payload.object }
    }
    let steps = pointer.split(separator: "/")
    func common(_ payload: Payload) -> Int {
      zip(steps, payload.pointer.split(separator: "/")).prefix { $0.0 == $0.1 }.count
    }
    return common(card.payload) == payloads.map(common).max()
  }

  /// Returns the part that a finding is about, by the member it stands at; nil for the notification.
  static func kind(of finding: Diagnostic, _ card: PayloadCard) -> Preview.Kind? {
    guard let pointer = finding.pointer else { return nil }
    if let use = card.contents.uses.first(where: { $0.pointer == pointer }) {
      return Preview.Kind(use.part)
    }
    let own = pointer.split(separator: "/").dropFirst(
      card.payload.pointer.split(separator: "/").count
    )
    // Names of Apple and of services: title-loc-key, title_loc_key, titleLocKey.
    for step in own {
      let name = String(decoding: step.utf8.filter(\.isASCIILetter), as: UTF8.self).lowercased()
      switch name {
      case "title", "titlelockey", "titlelocargs": return .title
      case "subtitle", "subtitlelockey", "subtitlelocargs": return .subtitle
      case "body", "lockey", "locargs", "bodylockey", "bodylocargs": return .body
      default: break
      }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is an English letter.
  fileprivate var isASCIILetter: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
