import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Foundation's own reader.
enum Oracle {
  /// Returns what Foundation's reader takes; nil where it refuses the bytes, or takes them for
  /// another format than the one that is asked for.
  static func read(
    _ bytes: [UInt8],
    as wanted: PropertyListSerialization.PropertyListFormat? = nil
  ) -> Shape? {
    var format = PropertyListSerialization.PropertyListFormat.openStep
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: &format)
    if let wanted, format != wanted { return nil }
    return list.map(Shape.init(foundation:))
  }

  /// Runs something that asks Foundation often, without the complaints that it prints each time.
  static func quietly<Result>(_ body: () throws -> Result) rethrows -> Result {
    let saved = dup(2)
    let null = open("/dev/null", O_WRONLY)
    dup2(null, 2)
    defer {
      dup2(saved, 2)
      close(saved)
      close(null)
    }
    return try body()
  }
}
