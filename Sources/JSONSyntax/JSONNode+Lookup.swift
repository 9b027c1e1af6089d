import SourceText

extension JSONNode {
  /// The value of the last member of this name, which is the one that Apple's readers keep.
  ///
  /// Nil where the node is no object or has no such member.
  public subscript(name: String) -> JSONNode? { last(name) }

  /// Returns the value of the first member of this name.
  public func first(_ name: String) -> JSONNode? {
    for member in members where member.key.isNamed(name) { return member.value }
    return nil
  }

  /// Returns the value of the last member of this name.
  public func last(_ name: String) -> JSONNode? {
    var found: JSONNode?
    for member in members where member.key.isNamed(name) { found = member.value }
    return found
  }

  /// Returns the values of all members of this name, in the order of the file.
  public func all(_ name: String) -> [JSONNode] {
    members.filter { $0.key.isNamed(name) }.map(\.value)
  }

  /// Whether a string or key decodes to exactly these scalars: no case, no normalization.
  public func isNamed(_ name: String) -> Bool {
    guard kind == .key || kind == .string else { return false }
    if record.flags.contains(.hasEscapes) {
      return string.map { $0.utf8.elementsEqual(name.utf8) } ?? false
    }
    let content = contentRange
    guard content.count == name.utf8.count, content.upperBound <= tree.source.utf8.count else {
      return false
    }
    return tree.source.utf8[content.range].elementsEqual(name.utf8)
  }

  /// The place in the document as a JSON pointer, for example `/aps/alert/loc-args/0`.
  ///
  /// Empty for the top-level value; a key has the pointer of its value.
  ///
  /// Source: RFC 6901.
  public var pointer: String { pointer(from: nil) }

  /// Returns the place below an ancestor as a JSON pointer; below the top when it is no ancestor.
  public func pointer(from ancestor: JSONNode?) -> String {
    steps(from: ancestor).reduce(into: "") { pointer, step in
      pointer += "/"
      switch step {
      case .element(let index): pointer += String(index)
      case .member(let name):
        for scalar in name.unicodeScalars {
          switch scalar {
          case "~": pointer += "~0"
          case "/": pointer += "~1"
          default: pointer.unicodeScalars.append(scalar)
          }
        }
      }
    }
  }

  /// The place in the document as people write it, for example `aps.alert.loc-args[0]`.
  public var dottedPath: String { dottedPath(from: nil) }

  /// Returns the place below an ancestor as people write it; below the top when it is no ancestor.
  public func dottedPath(from ancestor: JSONNode?) -> String {
    steps(from: ancestor).reduce(into: "") { path, step in
      switch step {
      case .element(let index): path += "[\(index)]"
      case .member(let name): path += path.isEmpty ? name : ".\(name)"
      }
    }
  }

  /// Number of values before this one in its array, from 0; nil for other nodes.
  public var elementIndex: Int? {
    guard let parent, parent.kind == .array else { return nil }
    if let long = tree.longArrays[parent.position] { return long.firstPosition(of: position) }
    for (index, element) in parent.elements.enumerated() where element.position == position {
      return index
    }
    return nil
  }

  private enum Step {
    case member(String)
    case element(Int)
  }

  private func steps(from ancestor: JSONNode?) -> [Step] {
    var steps: [Step] = []
    var node = kind == .key ? value ?? self : self
    while node != ancestor, let parent = node.parent {
      if let name = node.name {
        steps.append(.member(name))
      } else if let index = node.elementIndex {
        steps.append(.element(index))
      }
      node = parent
    }
    return steps.reversed()
  }
}

extension [UInt32] {
  /// Returns the position of a number in an ascending array; nil where it is not there.
  fileprivate func firstPosition(of number: UInt32) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}

extension JSONDocument {
  /// Returns the value at a JSON pointer; of duplicates the last.
  ///
  /// Source: RFC 6901.
  public func node(at pointer: String) -> JSONNode? {
    guard var node = root else { return nil }
    if pointer.isEmpty { return node }
    guard pointer.utf8.first == Byte.slash else { return nil }
    for token in pointer.utf8.dropFirst().split(
      separator: Byte.slash,
      omittingEmptySubsequences: false
    ) {
      guard let found = node.child(of: Array(token)) else { return nil }
      node = found
    }
    return node
  }
}

extension JSONNode {
  fileprivate func child(of token: [UInt8]) -> JSONNode? {
    if kind == .array {
      guard let wanted = Int(String(decoding: token, as: UTF8.self)), wanted >= 0 else {
        return nil
      }
      for (index, element) in elements.enumerated() where index == wanted { return element }
      return nil
    }
    var name: [UInt8] = []
    var isEscaped = false
    for byte in token {
      switch (isEscaped, byte) {
      case (false, 0x7E): isEscaped = true
      case (true, Byte.zero), (true, 0x31):
        name.append(byte == Byte.zero ? 0x7E : Byte.slash)
        isEscaped = false
      case (true, _): return nil
      default: name.append(byte)
      }
    }
    return isEscaped ? nil : last(String(decoding: name, as: UTF8.self))
  }
}
