#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension SystemFiles {
  /// Runs a program found on the search path and waits for its end; its input is empty.
  ///
  /// - Parameters:
  ///   - command: the program's name or path.
  ///   - arguments: what follows the name.
  /// - Returns: its status and what it wrote.
  /// - Throws: `.notFound` when there is no such program. Its own failure is its status.
  public func run(
    command: String,
    arguments: [FilePath]
  ) throws(FileAccessError) -> ProcessResult {
    let name = FilePath(command)
    let words = [name] + arguments
    guard !command.isEmpty, words.allSatisfy({ !$0.bytes.contains(0) }) else {
      throw FileAccessError(.run, name, .invalidName)
    }
    guard let output = Pipe() else { throw FileAccessError(.run, name, .last) }
    guard let errors = Pipe() else {
      output.close()
      throw FileAccessError(.run, name, .last)
    }
    let (process, code) = start(words, output: output, errors: errors)
    close(output.writing)
    close(errors.writing)
    defer {
      close(output.reading)
      close(errors.reading)
    }
    if code != 0 { throw FileAccessError(.run, name, .init(code)) }
    let texts = drain([output.reading, errors.reading])
    var status: Int32 = 0
    _ = retrying { waitpid(process, &status, 0) }
    let signal = Int(status & 0x7F)
    let exit = signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal
    return ProcessResult(status: exit, output: texts[0], errors: texts[1])
  }

  /// Starts a program; returns its number and 0, or an error code.
  private func start(
    _ words: [FilePath],
    output: Pipe,
    errors: Pipe
  ) -> (pid_t, Int32) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // pushloc ignores SIGPIPE; its children must not inherit that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, numericCast(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
    let arguments = words.map { word in word.withCString { strdup($0) } } + [nil]
    defer { arguments.forEach { free($0) } }
    guard let name = arguments[0] else { return (0, ENOMEM) }
    var process: pid_t = 0
    let code = posix_spawnp(&process, name, &actions, &attributes, arguments, SystemProcess.environ)
    return (process, code)
  }

  /// Reads several pipes to their ends at the same time, so that no writer waits for us.
  private func drain(_ descriptors: [Int32]) -> [[UInt8]] {
    var texts = descriptors.map { _ in [UInt8]() }
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard retrying({ poll(&waiting, nfds_t(waiting.count), -1) }) > 0 else { break }
      for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = readSome(waiting[index].fd, &buffer)
        // A negative descriptor is skipped by poll.
        if count <= 0 { waiting[index].fd = -1 } else { texts[index] += buffer[..<count] }
      }
    }
    return texts
  }
}

/// The two ends of a pipe, closed in children.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    for end in [reading, writing] { _ = closeDescriptor(end) }
  }
}

/// The system's `close`, which the method of the same name hides.
private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

private func readSome(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { bytes in
    retrying { read(descriptor, bytes.baseAddress, bytes.count) }
  }
}
