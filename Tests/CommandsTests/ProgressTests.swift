import Commands
import FileAccess
import Synchronization
import TestSupport
import Testing

/// What a terminal shows while long work goes on.
struct ProgressTests {
  /// A clock that goes on by a fixed time whenever it is looked at.
  private final class Clock: Sendable {
    private let now = Mutex(0.0)
    private let step: Double

    init(step: Double) {
      self.step = step
    }

    func tick() -> Double {
      now.withLock {
        $0 += step
        return $0
      }
    }
  }

  private static func run(
    step: Double,
    _ flags: FilePath...,
    environment: [String: String] = [:],
    isTerminal: Bool = true
  ) -> ProgramRun {
    let files = MemoryFiles([
      "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
    let clock = Clock(step: step)
    return ProgramRun(["check"] + flags, files: files, environment: environment) {
      $0.isErrorTerminal = isTerminal
      $0.clock = { clock.tick() }
    }
  }

  @Test func aLineComesAfterASecondAndGoesAway() {
    let expected = "\r\u{1B}[Kchecking … 2 files read\r\u{1B}[K"
    #expect(Self.run(step: 0.6).errors == expected)
    #expect(Self.run(step: 0.6).output == Self.run(step: 0).output)
  }

  @Test func shortWorkAndOtherPlacesShowNothing() {
    #expect(Self.run(step: 0.1).errors == "")
    #expect(Self.run(step: 9, "--quiet").errors == "")
    #expect(Self.run(step: 9, environment: ["TERM": "dumb"]).errors == "")
    #expect(Self.run(step: 9, isTerminal: false).errors == "")
  }
}
