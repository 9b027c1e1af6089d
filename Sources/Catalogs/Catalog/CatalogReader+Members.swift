import Diagnostics
import JSONSyntax
import SourceText

/// Members that count, and those that they hide.
extension CatalogReader {
  /// Most members whose names are compared with each other one by one.
  private static let fewMembers = 12

  /// Keeps the first member of a name and notes any later one.
  mutating func take(_ member: JSONMember, into slot: inout JSONMember?) {
    if let kept = slot { hide(member, behind: kept) } else { slot = member }
  }

  /// Returns the members of an object, of equal names the first one, and notes the others.
  mutating func firstMembers(of object: JSONNode) -> [JSONMember] {
    var kept: [JSONMember] = []
    var numbers: [[UInt8]: Int] = [:]
    for member in object.members {
      if kept.count < Self.fewMembers {
        if let twin = kept.first(where: { isSameName($0.key, member.key) }) {
          hide(member, behind: twin)
          continue
        }
      } else {
        if numbers.isEmpty {
          for (number, member) in kept.enumerated() { numbers[bytes(member.key)] = number }
        }
        if let number = numbers[bytes(member.key)] {
          hide(member, behind: kept[number])
          continue
        }
        numbers[bytes(member.key)] = kept.count
      }
      kept.append(member)
    }
    return kept
  }

  /// Returns the text of a member; nil without one, and where it is no text, which is reported.
  mutating func text(
    _ member: JSONMember?,
    _ expected: @autoclosure () -> Message,
    for name: @autoclosure () -> Message
  ) -> TableText? {
    guard let node = member?.value, !node.isNull else { return nil }
    guard node.kind == .string else {
      expect(expected(), for: name(), at: node)
      return nil
    }
    return TableText(node)
  }

  /// Notes a member that an earlier one of the same name hides.
  mutating func hide(_ hidden: JSONMember, behind kept: JSONMember) {
    guard duplicates.count < Self.maximumFindings else { return }
    duplicates.append(
      CatalogDuplicate(kept: kept, hidden: hidden, entry: place.entry, language: place.language)
    )
  }

  private func bytes(_ node: JSONNode) -> [UInt8] {
    TextDecoder.withBytes(of: TableText(node), in: json.source) { Array($0) }
  }

  private func isSameName(_ first: JSONNode, _ second: JSONNode) -> Bool {
    TextDecoder.areEqual(TableText(first), TableText(second), in: json.source)
  }
}
