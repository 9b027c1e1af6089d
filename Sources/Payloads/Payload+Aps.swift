public import JSONSyntax
import SourceText

extension Payload {
  /// Returns the `aps` of an object that is sent: the one that was meant.
  ///
  /// A misspelt name, and an `aps` inside another that has no alert, are reported; what stands in them
  /// is judged as if the place were right, or each fault in it would show only after the first was
  /// mended.
  static func aps(of object: JSONNode) -> JSONNode? {
    var aps = object["aps"] ?? misspeltAps(in: object)?.value
    while let outer = aps, let inner = innerAps(of: outer) { aps = inner }
    return aps
  }

  /// Returns the object named `aps` inside an `aps` that shows nothing of its own; nil where there is
  /// none.
  static func innerAps(of aps: JSONNode) -> JSONNode? {
    guard aps.kind == .object, aps.first("alert") == nil, let inner = aps["aps"],
      inner.kind == .object
    else { return nil }
    return inner
  }

  /// Returns the member that stands for `aps` in an object without one: `APS`, or `aps` with a letter
  /// of another script; nil where there is none.
  private static func misspeltAps(in object: JSONNode) -> JSONMember? {
    var found: JSONMember?
    for member in object.members where member.value.kind == .object && isMisspeltAps(member.key) {
      found = member
    }
    return found
  }

  /// Returns the alert of an `aps`: the value of `alert`, else of another spelling of it.
  static func alert(of aps: JSONNode) -> JSONNode? {
    if let alert = aps["alert"] { return alert }
    var found: JSONNode?
    for member in aps.members where MemberName.folded(member.name) == "alert" {
      found = member.value
    }
    return found
  }

  /// The value of `alert`, or of another spelling of it, in Apple's names; nil without one.
  public var alertValue: JSONNode? { aps.flatMap(Self.alert) }

  /// Whether a name reads as `aps` and is not spelt so.
  public static func isMisspeltAps(_ key: JSONNode) -> Bool {
    guard key.contentRange.count <= 24, !key.hasHoles, !key.isNamed("aps"), let name = key.string
    else { return false }
    return MemberName.folded(name) == "aps"
  }
}
