#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemFiles {
  /// Replaces a file's contents at once: readers see the old bytes or the new ones, never a part.
  ///
  /// The bytes go to a new file beside the old one, to the disk, and then take its name. An existing
  /// file keeps its mode, and a symbolic link stays one. A device or pipe is written to as it is.
  public func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError) {
    switch try existing(path) {
    case .directory?: throw FileAccessError(.write, path, .isDirectory)
    case .other?:
      let descriptor = path.withCString { name in
        retrying { open(name, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
      }
      guard descriptor >= 0 else { throw FileAccessError(.write, path, .last) }
      defer { close(descriptor) }
      if let failure = writeAll(bytes, descriptor) { throw FileAccessError(.write, path, failure) }
    case .file?: try replace(realPath(path), with: bytes, shown: path)
    case nil: try replace(path, with: bytes, shown: path)
    }
  }

  /// Makes a directory and those above it; nothing happens when it exists.
  public func createDirectory(_ path: FilePath) throws(FileAccessError) {
    switch try existing(path) {
    case .directory?: return
    case .file?, .other?: throw FileAccessError(.create, path, .notDirectory)
    case nil: break
    }
    let parent = path.parent
    if parent != path, parent != "." { try createDirectory(parent) }
    if path.withCString({ mkdir($0, 0o777) }) != 0, errno != EEXIST {
      throw FileAccessError(.create, path, .last)
    }
  }

  private func existing(_ path: FilePath) throws(FileAccessError) -> FileKind? {
    do {
      return try kind(of: path)
    } catch {
      throw FileAccessError(.write, path, error.reason)
    }
  }

  /// Replaces several files: where one cannot be stored, none is replaced.
  ///
  /// All are stored under other names beside the old ones first; only then they take the names. A
  /// path that leads to no regular file is refused.
  public func replaceAll(_ contents: [(path: FilePath, bytes: [UInt8])]) throws(FileAccessError) {
    var stored: [StoredFile] = []
    do throws(FileAccessError) {
      for (path, bytes) in contents {
        let kind = try existing(path)
        guard kind == nil || kind == .file else {
          throw FileAccessError(.write, path, kind == .directory ? .isDirectory : .notRegularFile)
        }
        let target = kind == nil ? path : try realPath(path)
        stored.append(try store(bytes, beside: target, shown: path))
      }
    } catch {
      stored.forEach(discard)
      throw error
    }
    for (index, file) in stored.enumerated() {
      do throws(FileAccessError) {
        try take(file)
      } catch {
        stored[(index + 1)...].forEach(discard)
        throw error
      }
    }
  }

  private func replace(
    _ path: FilePath,
    with bytes: [UInt8],
    shown: FilePath
  ) throws(FileAccessError) {
    try take(store(bytes, beside: path, shown: shown))
  }

  /// Bytes that are on the disk and have not taken their name yet.
  private struct StoredFile {
    var temporary: FilePath
    var target: FilePath
    var shown: FilePath
  }

  private func store(
    _ bytes: [UInt8],
    beside path: FilePath,
    shown: FilePath
  ) throws(FileAccessError) -> StoredFile {
    var info = stat()
    let exists = path.withCString { stat($0, &info) } == 0
    // Replacing a file that may not be written would go around its owner's wish.
    if exists, path.withCString({ access($0, W_OK) }) != 0 {
      throw FileAccessError(.write, shown, .last)
    }
    let (temporary, descriptor) = try openTemporary(beside: path, shown: shown)
    let file = StoredFile(temporary: temporary, target: path, shown: shown)
    var failure: FileAccessError.Reason?
    if exists, fchmod(descriptor, info.st_mode & 0o7777) != 0 { failure = .last }
    failure = failure ?? writeAll(bytes, descriptor)
    if failure == nil, retrying({ fsync(descriptor) }) != 0 { failure = .last }
    if close(descriptor) != 0, failure == nil { failure = .last }
    if let failure {
      discard(file)
      throw FileAccessError(.write, shown, failure)
    }
    return file
  }

  private func take(_ file: StoredFile) throws(FileAccessError) {
    let renamed = file.temporary.withCString { from in
      file.target.withCString { rename(from, $0) }
    }
    guard renamed != 0 else { return }
    let failure = FileAccessError.Reason.last
    discard(file)
    throw FileAccessError(.write, file.shown, failure)
  }

  private func discard(_ file: StoredFile) {
    _ = file.temporary.withCString { unlink($0) }
  }

  /// Largest number of names tried; left-over files of a process with our number are rare.
  private static let temporaryNames = 100

  private func openTemporary(
    beside path: FilePath,
    shown: FilePath
  ) throws(FileAccessError) -> (FilePath, Int32) {
    for number in 0..<Self.temporaryNames {
      let candidate = path.parent.appending(FilePath(".pushloc-\(getpid())-\(number).tmp"))
      let descriptor = candidate.withCString { name in
        retrying { open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      }
      if descriptor >= 0 { return (candidate, descriptor) }
      if errno != EEXIST { throw FileAccessError(.write, shown, .last) }
    }
    throw FileAccessError(.write, shown, .system("too many left-over temporary files"))
  }
}

/// Writes all bytes to a descriptor; returns why it could not.
func writeAll(_ bytes: [UInt8], _ descriptor: Int32) -> FileAccessError.Reason? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = retrying { write(descriptor, part.baseAddress, part.count) }
      if count < 0 {
        guard errno == EAGAIN || errno == EWOULDBLOCK else { return .last }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else {
        rest = rest.dropFirst(count)
      }
    }
    return nil
  }
}
