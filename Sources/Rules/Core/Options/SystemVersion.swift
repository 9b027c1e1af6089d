/// A version of iOS, for example `16.1`.
public struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Most numbers that a version has.
  private static let longest = 3

  private let numbers: [Int]

  /// Creates a version from one to three numbers.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    numbers = [major, minor, patch]
  }

  /// Reads a version; nil for anything but one to three whole numbers with dots between them.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= Self.longest else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.count <= 3, part.allSatisfy({ (0x30...0x39).contains($0) }) else {
        return nil
      }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    self.numbers = numbers + Array(repeating: 0, count: Self.longest - numbers.count)
  }

  /// The version as people write it, without a last zero, for example `16.0` and `16.1.2`.
  public var description: String {
    let shown = numbers[2] == 0 ? numbers.prefix(2) : numbers[...]
    return shown.map(String.init).joined(separator: ".")
  }

  /// Orders by the numbers, the first one first.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.numbers.lexicographicallyPrecedes(second.numbers)
  }
}
