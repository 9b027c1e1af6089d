#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system tells a program about itself, and the two things it can ask for.
public enum SystemProcess {
  /// The words of the command line behind the program's name, as bytes.
  public static var arguments: [FilePath] {
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return words.dropFirst().compactMap { $0.map { FilePath(cString: $0) } }
  }

  /// The environment; variables that are no valid UTF-8 are repaired.
  public static var environment: [String: String] {
    var result: [String: String] = [:]
    var next = environ
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        result[String(text[..<sign])] = String(text[sign...].dropFirst())
      }
      next = next?.advanced(by: 1)
    }
    return result
  }

  /// Whether a standard stream is a terminal: 0 input, 1 output, 2 errors.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The columns of the terminal on a stream; nil when it is none or does not tell.
  public static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Cores that the program may use, at least one.
  public static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Seconds since some moment in the past; goes on evenly when the clock is set.
  public static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Makes writing to a pipe whose reader is gone an error instead of the program's death.
  public static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }

  /// Ends the program.
  public static func exit(_ status: Int32) -> Never {
    leave(status)
  }

  static var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      _NSGetEnviron().pointee
    #else
      systemEnvironment()
    #endif
  }
}

/// The system's `exit`, which the method of the same name hides.
private func leave(_ status: Int32) -> Never {
  exit(status)
}

#if !canImport(Darwin)
  /// The system's `environ`, which the property of the same name hides.
  private func systemEnvironment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    environ
  }
#endif
