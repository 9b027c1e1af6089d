public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A member that an object has twice.
public enum DuplicateJSONKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "duplicate-json-key",
    category: .payloadConflict,
    severity: .error,
    group: .payloads,
    summary: "an object names a member twice",
    reason: """
      Readers keep one of the two and drop the other; Apple's keep the last.
      """,
    source: "RFC 8259, section 4; Foundation's JSON reader",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "badge": 1, ↓"badge": 2}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello"}, "id": {"a": 1, ↓"\u0061": 2}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"title": "a", "body": "b"}}, "title": "c"}"#,
      ])
    ]
  )

  /// Reports each later member of the same name, at its name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let object = context.payload.object
    var objects = [object]
    if context.file.payloads.first?.object == object {
      var outer = object.parent
      while let node = outer {
        if node.kind == .object { objects.append(node) }
        outer = node.parent
      }
    }
    for node in objects { checkMembers(of: node, context, &findings) }
    checkInside(object, context, &findings)
  }

  /// Checks the objects below an object, in the order of the file.
  private static func checkInside(
    _ object: JSONNode,
    _ context: PayloadContext,
    _ findings: inout Findings
  ) {
    for node in object.document.nodes.dropFirst(object.index + 1) {
      guard node.range.upperBound <= object.range.upperBound else { break }
      if node.kind == .object { checkMembers(of: node, context, &findings) }
    }
  }

  private static func checkMembers(
    of object: JSONNode,
    _ context: PayloadContext,
    _ findings: inout Findings
  ) {
    var first: [[UInt8]: JSONMember] = [:]
    for member in object.members where !member.key.hasHoles && !member.key.isMissing {
      let name = Array(member.name.utf8)
      guard let earlier = first.updateValue(member, forKey: name) else { continue }
      // In branches of a template's section one of them stands for the other.
      guard earlier.value.sections == member.value.sections else { continue }
      findings.add(
        context.finding(
          description,
          at: member.value,
          range: member.key.range,
          "'\(member.name)' stands twice in this object; the phone reads the last one",
          help: "remove one of the two",
          related: [
            RelatedPlace(place: context.place(earlier.key), message: "first named here")
          ]
        )
      )
    }
  }
}
