import Diagnostics

/// Names for findings that stay when lines move: made of rule, file, key, languages and pointer.
///
/// A finding without a key is named by the text of its line. Findings that would share a name are
/// numbered in their order.
struct Fingerprints {
  private var places: PlaceFinder
  private var counts: [String: Int] = [:]

  init(_ report: Report) {
    places = PlaceFinder(report)
  }

  /// Returns the name of the next finding of the report, 32 hexadecimal digits.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    var parts = [diagnostic.rule.name, diagnostic.place.path, diagnostic.pointer ?? ""]
    if let key = diagnostic.key {
      parts += ["key", key]
    } else {
      parts += ["line", places.line(of: diagnostic.place) ?? ""]
    }
    parts += diagnostic.locales
    // Files and keys can hold any character but this one, which XML and JSON cannot carry raw.
    let name = parts.joined(separator: "\u{0}")
    let count = counts[name, default: 0]
    counts[name] = count + 1
    let bytes = Array(name.utf8) + [0] + Array(String(count).utf8)
    // Two hashes of 64 bits: one alone could meet another among a million findings of a server.
    return Self.hex(Self.hash(bytes, from: 0xCBF2_9CE4_8422_2325))
      + Self.hex(Self.hash(bytes, from: 0x6C62_272E_07BB_0142))
  }

  /// The hash function FNV-1a, 64 bits.
  ///
  /// Source: Fowler, Noll, Vo: offset basis and prime of the 64-bit variant.
  private static func hash(_ bytes: [UInt8], from basis: UInt64) -> UInt64 {
    bytes.reduce(basis) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
