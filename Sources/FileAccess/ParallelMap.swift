import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Array where Element: Sendable {
  /// Returns what a closure makes of each element, in the order of the elements, with several threads.
  ///
  /// The result is the same as with one. Threads are the system's own: neither Foundation nor Dispatch
  /// is part of the tool.
  ///
  /// - Parameters:
  ///   - jobs: Most threads; with one nothing is started.
  ///   - transform: What is done with an element; called on any thread.
  /// - Returns: The results.
  public func mapInParallel<Result: Sendable>(
    jobs: Int,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let helpers = Swift.min(jobs, count / Self.fewest) - 1
    guard helpers > 0 else { return map(transform) }
    let work = ParallelWork(self, transform)
    let threads = (0..<helpers).compactMap { _ in work.start() }
    work.run()
    for thread in threads { pthread_join(thread, nil) }
    return work.results()
  }

  /// Elements for which a thread is worth starting.
  private static var fewest: Int { 4 }
}

/// Elements that threads take one after the other, whichever is free.
private final class ParallelWork<Element: Sendable, Result: Sendable>: ParallelTask,
  @unchecked Sendable
{
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  private let next = Atomic(0)
  private let done: Mutex<[(number: Int, result: Result)]>

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
    done = Mutex([])
    super.init()
  }

  override func run() {
    var own: [(number: Int, result: Result)] = []
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < elements.count else { break }
      own.append((number, transform(elements[number])))
    }
    done.withLock { [own] in $0 += own }
  }

  /// The results in order, when all threads have ended.
  func results() -> [Result] {
    done.withLock { $0.sorted { $0.number < $1.number }.map(\.result) }
  }
}

/// Something that a thread can run.
private class ParallelTask: @unchecked Sendable {
  /// Stack of a thread, in bytes: as large as that of the main thread, which readers are made for.
  private static let stackSize = 8 << 20

  func run() {}

  /// Starts a thread; nil when the system has none to give, and the others do its work.
  func start() -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let task = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(&thread, &attributes, { runTask($0) }, task.toOpaque())
    guard code == 0 else {
      task.release()
      return nil
    }
    return thread
  }
}

#if canImport(Darwin)
  private func runTask(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ParallelTask>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runTask(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    argument.map { Unmanaged<ParallelTask>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
#endif
