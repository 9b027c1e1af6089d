/// Writes property lists in the old style, as people write `.strings` files.
struct OpenStepPlistWriter {
  private var out: [UInt8] = []

  /// Returns the bytes of a list; the outermost braces are left out where something is in them.
  mutating func bytes(of tree: PlistTree) throws(PlistWriter.Fault) -> [UInt8] {
    out = []
    if case .dictionary(let members) = tree, !members.isEmpty {
      try write(members, depth: 0)
    } else {
      try write(tree, depth: 0, key: "")
      out.append(0x0A)
    }
    return out
  }

  private mutating func write(
    _ members: [PlistTree.Member],
    depth: Int
  ) throws(PlistWriter.Fault) {
    for member in members {
      indent(depth)
      quote(member.key)
      out += " = ".utf8
      try write(member.value, depth: depth, key: member.key)
      out += ";\n".utf8
    }
  }

  private mutating func write(
    _ tree: PlistTree,
    depth: Int,
    key: String
  ) throws(PlistWriter.Fault) {
    switch tree {
    case .string(let text): quote(text)
    case .dictionary(let members):
      out += "{\n".utf8
      try write(members, depth: depth + 1)
      indent(depth)
      out.append(UInt8(ascii: "}"))
    case .array(let items):
      out.append(UInt8(ascii: "("))
      for (index, item) in items.enumerated() {
        if index > 0 { out += ", ".utf8 }
        try write(item, depth: depth, key: key)
      }
      out.append(UInt8(ascii: ")"))
    case .data(let bytes):
      out.append(UInt8(ascii: "<"))
      for byte in bytes { out += [Self.digit(byte >> 4), Self.digit(byte & 15)] }
      out.append(UInt8(ascii: ">"))
    case .integer, .real, .boolean, .date: throw .noSuchType(key)
    }
  }

  private mutating func indent(_ depth: Int) {
    out.append(contentsOf: repeatElement(0x09, count: depth))
  }

  private mutating func quote(_ text: String) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out += "\\\"".utf8
      case UInt8(ascii: "\\"): out += "\\\\".utf8
      case 0x09: out += "\\t".utf8
      case 0x0A: out += "\\n".utf8
      case 0x0D: out += "\\r".utf8
      case ..<0x20, 0x7F: out += "\\U00".utf8 + [Self.digit(byte >> 4), Self.digit(byte & 15)]
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
