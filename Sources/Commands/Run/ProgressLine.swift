public import FileAccess
import Synchronization

/// A line on the terminal that says how far long work is: it comes after a second, is written over
/// itself, and goes away when the work ends.
public final class ProgressLine: Sendable {
  /// Work that is shorter, in seconds, shows nothing.
  static let patience = 1.0
  /// Seconds between two versions of the line.
  static let pause = 0.1

  private struct State {
    var isShown = false
    var next: Double
    var files = 0
  }

  private struct Stream: @unchecked Sendable {
    // Only used while the state is locked.
    let output: any TextOutput
  }

  private let stream: Stream
  private let clock: @Sendable () -> Double
  private let state: Mutex<State>

  /// Creates a line that nobody sees yet.
  ///
  /// - Parameters:
  ///   - output: The terminal.
  ///   - clock: Seconds since some moment in the past.
  public init(_ output: any TextOutput, clock: @escaping @Sendable () -> Double) {
    stream = Stream(output: output)
    self.clock = clock
    state = Mutex(State(next: clock() + Self.patience))
  }

  /// Counts a file that was read.
  func countFile() {
    state.withLock { state in
      state.files += 1
      let now = clock()
      guard now >= state.next else { return }
      state.next = now + Self.pause
      state.isShown = true
      stream.output.write("\r\u{1B}[Kchecking … \(state.files) files read")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      stream.output.write("\r\u{1B}[K")
    }
  }
}
