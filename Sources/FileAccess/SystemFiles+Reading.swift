#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemFiles {
  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - path: the file; symbolic links are followed.
  ///   - limit: the largest size that is read, in bytes.
  /// - Returns: all bytes.
  /// - Throws: `.tooLarge` above the limit; `.isDirectory` and `.notRegularFile` for what is no
  ///   regular file, without waiting on it.
  public func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8] {
    guard path.isUsable else { throw FileAccessError(.read, path, .invalidName) }
    // O_NONBLOCK: opening a pipe nobody writes to must not wait.
    let descriptor = path.withCString { name in
      retrying { open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    }
    guard descriptor >= 0 else {
      // Sockets and devices without a driver cannot be opened at all.
      let isOdd = errno == ENXIO || errno == ENODEV || errno == EOPNOTSUPP
      throw FileAccessError(.read, path, isOdd ? .notRegularFile : .last)
    }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileAccessError(.read, path, .last) }
    switch FileKind(mode: info.st_mode) {
    case .file: break
    case .directory: throw FileAccessError(.read, path, .isDirectory)
    case .other: throw FileAccessError(.read, path, .notRegularFile)
    }
    do {
      return try readAll(descriptor, expecting: Int(info.st_size), limit: limit)
    } catch {
      throw FileAccessError(.read, path, error.reason)
    }
  }

  /// Reads everything from standard input, at most `limit` bytes.
  ///
  /// - Parameter limit: the largest size that is read, in bytes.
  /// - Returns: all bytes.
  /// - Throws: `.tooLarge` above the limit, and what the system says.
  public func readStandardInput(limit: Int) throws(FileAccessError) -> [UInt8] {
    do {
      return try readAll(STDIN_FILENO, expecting: 0, limit: limit)
    } catch {
      throw FileAccessError(.read, "-", error.reason)
    }
  }

  private struct ReadFailure: Error {
    var reason: FileAccessError.Reason
  }

  /// Reads to the end; the expected size, in bytes, is only a hint: files grow and `/proc` says 0.
  private func readAll(
    _ descriptor: Int32,
    expecting size: Int,
    limit: Int
  ) throws(ReadFailure) -> [UInt8] {
    guard size <= limit else { throw ReadFailure(reason: .tooLarge(limit: limit)) }
    var bytes: [UInt8] = []
    var room = max(size, 0) + 1
    while true {
      var failure: Int32 = 0
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let result = retrying { Int(systemRead(descriptor, buffer.baseAddress, room)) }
        failure = result < 0 ? errno : 0
        count = max(result, 0)
      }
      if failure != 0 { throw ReadFailure(reason: .init(failure)) }
      if piece.isEmpty { return bytes }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      guard bytes.count <= limit else { throw ReadFailure(reason: .tooLarge(limit: limit)) }
      room = max(64 << 10, size - bytes.count + 1)
    }
  }
}

/// The system's `read`, which the method of the same name hides.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, start, count)
}

/// Calls again for as long as a signal interrupts.
func retrying<Value: SignedInteger>(_ call: () -> Value) -> Value {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
