/// A stretch of a template that its engine replaces or obeys.
public struct TemplateTag: Hashable, Sendable {
  /// What a tag does.
  public enum Role: Hashable, Sendable {
    /// It is replaced by a value.
    case hole
    /// It begins a section that may be left out; one that repeats may also stand there several times.
    case open(repeats: Bool)
    /// It begins a section whose first branch begins with the next tag, as `case` does.
    case select
    /// It begins another branch of the innermost section; the last one has no condition.
    case middle(isLast: Bool)
    /// It ends the innermost section.
    case close
    /// It leaves nothing behind, as a comment or an assignment does.
    case silent
    /// It leaves nothing behind, and in a number of bytes behind it nothing is a tag.
    case literal(Int)
    /// It has no end.
    case unclosed
  }

  /// What the tag does.
  public var role: Role
  /// Length in bytes, delimiters included; of an unclosed tag that of its opening delimiter.
  public var length: Int
  /// What the beginning and the end of a section call it, for example `each`; nil where the end of every
  /// section is written alike.
  public var name: String?

  /// Creates a tag.
  public init(_ role: Role, length: Int, name: String? = nil) {
    self.role = role
    self.length = length
    self.name = name
  }
}
