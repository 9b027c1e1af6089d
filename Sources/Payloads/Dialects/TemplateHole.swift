/// A part of a template that is known only when it is rendered.
public struct TemplateHole: Hashable, Sendable {
  /// What an engine does with the value before it stands in the JSON.
  public enum Escaping: Hashable, Sendable {
    /// Nothing: a quotation mark or a line end in the value breaks the JSON.
    case none
    /// The value is escaped for HTML: quotation marks and `&` are disfigured.
    case html
    /// The value is fit for JSON.
    case json
  }

  /// What the hole stands for, as a path such as `order.sender`; nil where it has no name.
  public var name: String?
  /// What becomes of its value.
  public var escaping: Escaping
  /// The hole as it is written, delimiters included.
  public var text: String
  /// Whether what is put in is made from the value by a filter, a function or other means, and not the
  /// value itself; escaping alone does not change a word.
  public var isChanged: Bool

  /// Creates a hole.
  public init(name: String?, escaping: Escaping, text: String, isChanged: Bool = false) {
    self.name = name
    self.escaping = escaping
    self.text = text
    self.isChanged = isChanged
  }

  /// The names under which settings may declare what stands in the place of the hole: none where its
  /// value is changed before.
  public var valueNames: [String] { isChanged ? [] : settingNames }

  /// The names that settings may use for the hole: the whole path, then its last part.
  public var settingNames: [String] {
    guard let name else { return [] }
    guard let last = name.split(separator: ".").last, last.utf8.count < name.utf8.count else {
      return [name]
    }
    return [name, String(last)]
  }

  /// What previews show for it without an example, for instance `⟨sender⟩`.
  public var sample: String { name.map { "⟨\($0)⟩" } ?? Self.namelessSample }

  /// What previews show for a hole without a name.
  public static let namelessSample = "⟨…⟩"
}
