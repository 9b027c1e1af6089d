public import SourceText

extension Message {
  /// Returns the question whether another name is meant; nil without names.
  ///
  /// Where the name looks like the written one, the question says what differs.
  public static func didYouMean(_ names: [String], for written: String) -> Message? {
    guard let first = names.first else { return nil }
    if let difference = Lookalike.difference(of: first, from: written) {
      return "did you mean '\(first)'? \(Message(difference, it: "it", other: "this"))"
    }
    if names.count == 1 { return "did you mean '\(first)'?" }
    let list = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return "did you mean one of \(list)?"
  }

  /// Says how one text differs from another one that looks the same.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - it: What the first text is called.
  ///   - other: What the second text is called.
  public init(_ difference: Lookalike.Difference, it: String, other: String) {
    switch (difference.has, difference.lacks) {
    case (let has?, let lacks?): self = "\(it) has \(has) where \(other) has \(lacks)"
    case (let has?, nil): self = "\(it) has \(has), which \(other) lacks"
    case (nil, let lacks?): self = "\(it) lacks \(lacks), which \(other) has"
    case (nil, nil): self = "\(it) differs from \(other)"
    }
  }
}
