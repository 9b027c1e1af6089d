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
    let data = Data(bytes)
    let list = quietly {
      try? PropertyListSerialization.propertyList(from: data, format: &format)
    }
    if let wanted, format != wanted { return nil }
    return list.map(Shape.init(foundation:))
  }

  /// Where complaints go.
  private static let nowhere = open("/dev/null", O_WRONLY)

  /// The stream that the test runner prints to.
  ///
  /// The variable itself is shared mutable state to Swift.
  private static func errorStream() -> UnsafeMutablePointer<FILE>? {
    #if canImport(Darwin)
      let name = "__stderrp"
    #else
      let name = "stderr"
    #endif
    let variable = dlsym(dlopen(nil, RTLD_NOW), name)
    return variable?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
  }

  /// Asks Foundation without the complaint that it prints for each missing semicolon.
  ///
  /// The lock on the stream makes the test runner, which prints there too, wait meanwhile.
  static func quietly<Result>(_ body: () -> Result) -> Result {
    guard let stream = errorStream() else { return body() }
    flockfile(stream)
    defer { funlockfile(stream) }
    fflush(stream)
    let saved = dup(2)
    dup2(nowhere, 2)
    defer {
      fflush(stream)
      dup2(saved, 2)
      close(saved)
    }
    return body()
  }
}
