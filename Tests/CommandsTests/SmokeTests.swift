import FileAccess
import Foundation
import Testing

/// The real program, for what only a process can show.
struct SmokeTests {
  /// The program lies beside the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("pushloc")

  private func run(
    _ arguments: [String],
    output: FileHandle
  ) throws -> (status: Int32, errors: String) {
    let process = Process()
    let errors = Pipe()
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: program.path), "no program"))
  func aClosedPipeEndsQuietly() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try run(["rules"], output: pipe.fileHandleForWriting)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: program.path), "no program"),
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full device")
  )
  func aFullDiskIsAFailure() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let result = try run(["rules"], output: full)
    #expect(result.errors == "error: cannot write 'standard output': the disk is full\n")
    #expect(result.status == 3)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: program.path), "no program"))
  func namesThatAreNotUTF8ReachTheProgramWhole() throws {
    let name = FilePath(bytes: Array("/nowhere/".utf8) + [0xFF, 0x0A])
    let result = try SystemFiles().run(
      command: Self.program.path,
      arguments: ["inspect", name]
    )
    let errors = "error: cannot read '/nowhere/\\xFF␊': no such file or directory\n"
    #expect(result == ProcessResult(status: 3, output: [], errors: Array(errors.utf8)))
  }
}
