/// Writes property lists as XML, laid out as Apple's tools lay them out.
struct XMLPlistWriter {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private var out: [UInt8] = []

  /// Returns the bytes of a list.
  mutating func bytes(of tree: PlistTree) throws(PlistWriter.Fault) -> [UInt8] {
    out = Array(Self.head.utf8)
    try write(tree, depth: 0, key: nil)
    out += "</plist>\n".utf8
    return out
  }

  private mutating func write(
    _ tree: PlistTree,
    depth: Int,
    key: String?
  ) throws(PlistWriter.Fault) {
    indent(depth)
    switch tree {
    case .string(let text): try element("string", text, key: key)
    case .dictionary(let members) where members.isEmpty: line("<dict/>")
    case .dictionary(let members):
      line("<dict>")
      for member in members {
        indent(depth + 1)
        try element("key", member.key, key: member.key)
        try write(member.value, depth: depth + 1, key: member.key)
      }
      indent(depth)
      line("</dict>")
    case .array(let items) where items.isEmpty: line("<array/>")
    case .array(let items):
      line("<array>")
      for item in items { try write(item, depth: depth + 1, key: key) }
      indent(depth)
      line("</array>")
    case .data(let bytes): line("<data>\(Self.base64(bytes))</data>")
    case .integer(let number): line("<integer>\(number)</integer>")
    case .real(let number): line("<real>\(Self.real(number))</real>")
    case .boolean(let flag): line(flag ? "<true/>" : "<false/>")
    case .date(let seconds): line("<date>\(PlistDate.iso8601(seconds))</date>")
    }
  }

  private mutating func indent(_ depth: Int) {
    out.append(contentsOf: repeatElement(0x09, count: depth))
  }

  private mutating func line(_ text: String) {
    out += text.utf8
    out.append(0x0A)
  }

  private mutating func element(
    _ name: String,
    _ text: String,
    key: String?
  ) throws(PlistWriter.Fault) {
    out += "<\(name)>".utf8
    // Apple's reader drops one byte order mark at the start of a text, in whatever way it is written.
    if text.utf8.starts(with: "\u{FEFF}".utf8) { out += "&#xFEFF;".utf8 }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): out += "&amp;".utf8
      case UInt8(ascii: "<"): out += "&lt;".utf8
      case UInt8(ascii: ">"): out += "&gt;".utf8
      // Readers of XML turn a bare carriage return into a line feed.
      case 0x0D: out += "&#13;".utf8
      case 0x09, 0x0A, 0x20...: out.append(byte)
      default: throw .controlCharacter(key ?? text)
      }
    }
    out += "</\(name)>\n".utf8
  }

  private static func real(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    return number.description
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = digits[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
