import Foundation

/// Python's `json`, asked about many texts at once.
enum PythonOracle {
  private static let program = """
    import base64, json, sys
    sys.setrecursionlimit(10000)
    for line in sys.stdin:
        try:
            json.loads(base64.b64decode(line).decode("utf-8"))
            print(1)
        except (ValueError, RecursionError):
            print(0)
    """

  /// Returns whether Python takes each text; nil where there is no Python.
  static func verdicts(_ texts: [[UInt8]]) throws -> [Bool]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program]
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appendingPathComponent(UUID().uuidString)
    try Data(
      texts.map { Data($0).base64EncodedString() + "\n" }.joined().utf8
    ).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let lines = data.split(separator: 0x0A)
    return lines.count == texts.count ? lines.map { $0.first == 0x31 } : nil
  }
}
