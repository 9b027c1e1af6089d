#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The disk and the programs of the machine, through the system's own calls.
public struct SystemFiles: FileSystem {
  /// Creates the one way to the disk; it holds nothing.
  public init() {}

  /// Where the name stands in the system's record, in bytes; the record may end right behind it.
  private static let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0

  /// Lists a directory, without `.` and `..`, ordered by the bytes of the names.
  public func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry] {
    guard let stream = directory.withCString({ opendir($0) }) else {
      throw FileAccessError(.list, directory, .last)
    }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = FilePath(
        cString: (UnsafeRawPointer(entry) + Self.nameOffset).assumingMemoryBound(to: CChar.self)
      )
      if name == "." || name == ".." { continue }
      let type = Int(entry.pointee.d_type)
      switch type {
      case Int(DT_REG): entries.append(DirectoryEntry(name: name, kind: .file))
      case Int(DT_DIR): entries.append(DirectoryEntry(name: name, kind: .directory))
      case Int(DT_LNK), Int(DT_UNKNOWN): entries.append(look(at: name, in: directory))
      default: entries.append(DirectoryEntry(name: name, kind: .other))
      }
    }
    if errno != 0 { throw FileAccessError(.list, directory, .last) }
    return entries.sorted { $0.name < $1.name }
  }

  /// An entry whose type the directory does not tell: a link, or a file system without types.
  private func look(at name: FilePath, in directory: FilePath) -> DirectoryEntry {
    let path = directory.appending(name)
    var own = stat()
    let isLink = path.withCString { lstat($0, &own) } == 0 && own.st_mode & S_IFMT == S_IFLNK
    return DirectoryEntry(
      name: name,
      kind: (try? kind(of: path)).flatMap { $0 } ?? .other,
      isSymbolicLink: isLink
    )
  }

  /// Returns what a path leads to, links followed; nil when nothing is there.
  ///
  /// - Throws: when the system does not tell, for example `.denied` or `.linkLoop`.
  public func kind(of path: FilePath) throws(FileAccessError) -> FileKind? {
    guard path.isUsable else { throw FileAccessError(.find, path, .invalidName) }
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileAccessError(.find, path, .last)
    }
    return FileKind(mode: info.st_mode)
  }

  /// Returns the absolute path without symbolic links; the path must exist.
  public func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath {
    guard path.isUsable else { throw FileAccessError(.find, path, .invalidName) }
    guard let resolved = path.withCString({ realpath($0, nil) }) else {
      throw FileAccessError(.find, path, .last)
    }
    defer { free(resolved) }
    return FilePath(cString: resolved)
  }

  /// Returns the numbers of what a path leads to, links followed; nil when nothing is there.
  public func identity(of path: FilePath) throws(FileAccessError) -> FileIdentity? {
    guard path.isUsable else { throw FileAccessError(.find, path, .invalidName) }
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileAccessError(.find, path, .last)
    }
    return .number(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      file: UInt64(truncatingIfNeeded: info.st_ino)
    )
  }

  /// Returns the directory from which relative paths count, absolute.
  public func currentDirectory() throws(FileAccessError) -> FilePath {
    guard let directory = getcwd(nil, 0) else { throw FileAccessError(.find, ".", .last) }
    defer { free(directory) }
    return FilePath(cString: directory)
  }
}

extension FileKind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .directory
    default: self = .other
    }
  }
}

extension FilePath {
  /// Whether the system can take the path: not empty, no NUL inside.
  var isUsable: Bool { !bytes.isEmpty && !bytes.contains(0) }

  init(cString: UnsafePointer<CChar>) {
    self.init(
      bytes: UnsafeBufferPointer(start: cString, count: strlen(cString)).map(
        UInt8.init(bitPattern:)
      )
    )
  }

  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var characters = bytes.map(CChar.init(bitPattern:))
    characters.append(0)
    return characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body("") }
      return body(start)
    }
  }
}

extension FileAccessError.Reason {
  /// The reason in `errno`.
  static var last: Self { Self(errno) }

  init(_ code: Int32) {
    switch code {
    case ENOENT: self = .notFound
    case EISDIR: self = .isDirectory
    case ENOTDIR: self = .notDirectory
    case EACCES, EPERM, EROFS: self = .denied
    case EFBIG: self = .system("the file would be too large")
    case ELOOP: self = .linkLoop
    case ENAMETOOLONG, EINVAL: self = .invalidName
    case ENOSPC, EDQUOT: self = .noSpace
    case EPIPE: self = .brokenPipe
    default: self = .system(strerror(code).map { String(cString: $0) } ?? "error \(code)")
    }
  }
}
