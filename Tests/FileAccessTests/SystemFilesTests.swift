import FileAccess
import Foundation
import Testing

struct SystemFilesTests {
  let folder = Result { try TemporaryFolder() }
  let files = SystemFiles()

  @Test func readsWholeFilesAndObeysTheLimit() throws {
    let folder = try folder.get()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.text("big")))
    try Data().write(to: URL(fileURLWithPath: folder.text("empty")))
    #expect(try files.read(folder["big"]) == bytes)
    #expect(try files.read(folder["big"], limit: bytes.count) == bytes)
    #expect(try files.read(folder["empty"]) == [])
    #expect(throws: FileAccessError(.read, folder["big"], .tooLarge(limit: 199_999))) {
      try files.read(folder["big"], limit: 199_999)
    }
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try folder.get()
    #expect(mkfifo(folder.text("pipe"), 0o600) == 0)
    #expect(symlink("two", folder.text("one")) == 0)
    #expect(symlink("one", folder.text("two")) == 0)
    let cases: [(FilePath, FileAccessError.Reason)] = [
      (folder["none"], .notFound), (folder.path, .isDirectory), (folder["pipe"], .notRegularFile),
      ("/dev/null", .notRegularFile), (folder["one"], .linkLoop), ("", .invalidName),
      (FilePath(bytes: [0x61, 0]), .invalidName), (folder["pipe/x"], .notDirectory),
    ]
    for (path, reason) in cases {
      #expect(throws: FileAccessError(.read, path, reason)) { try files.read(path) }
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func refusesWhatMayNotBeRead() throws {
    let folder = try folder.get()
    try Data([1]).write(to: URL(fileURLWithPath: folder.text("locked")))
    #expect(chmod(folder.text("locked"), 0) == 0)
    #expect(throws: FileAccessError(.read, folder["locked"], .denied)) {
      try files.read(folder["locked"])
    }
  }

  @Test func listsNamesInByteOrderWithWhatTheyLeadTo() throws {
    let folder = try folder.get()
    let odd = FilePath(bytes: [0x7A, 0x0A, 0xFF])
    try files.createDirectory(folder["dir/inner"])
    for name in ["b", "a"] as [FilePath] { try files.write([], to: folder[name]) }
    #if os(Linux)
      try files.write([7], to: folder[odd])
    #endif
    #expect(symlink("dir", folder.text("link")) == 0)
    #expect(symlink("nowhere", folder.text("lost")) == 0)
    #expect(mkfifo(folder.text("pipe"), 0o600) == 0)
    var expected = [
      DirectoryEntry(name: "a", kind: .file),
      DirectoryEntry(name: "b", kind: .file),
      DirectoryEntry(name: "dir", kind: .directory),
      DirectoryEntry(name: "link", kind: .directory, isSymbolicLink: true),
      DirectoryEntry(name: "lost", kind: .other, isSymbolicLink: true),
      DirectoryEntry(name: "pipe", kind: .other),
    ]
    #if os(Linux)
      expected.append(DirectoryEntry(name: odd, kind: .file))
      #expect(try files.read(folder[odd]) == [7])
    #endif
    #expect(try files.list(folder.path) == expected)
    #expect(throws: FileAccessError(.list, folder["a"], .notDirectory)) {
      try files.list(folder["a"])
    }
    #expect(throws: FileAccessError(.list, folder["x"], .notFound)) { try files.list(folder["x"]) }
  }

  @Test func tellsWhatAPathLeadsTo() throws {
    let folder = try folder.get()
    try files.write([], to: folder["file"])
    #expect(symlink("file", folder.text("link")) == 0)
    #expect(symlink("self", folder.text("self")) == 0)
    #expect(try files.kind(of: folder["link"]) == .file)
    #expect(try files.kind(of: folder.path) == .directory)
    #expect(try files.kind(of: "/dev/null") == .other)
    #expect(try files.kind(of: folder["none"]) == nil)
    #expect(try files.kind(of: folder["file/x"]) == nil)
    #expect(throws: FileAccessError(.find, folder["self"], .linkLoop)) {
      try files.kind(of: folder["self"])
    }
    #expect(try files.realPath(folder["link"]) == folder["file"])
    #expect(throws: FileAccessError(.find, folder["none"], .notFound)) {
      try files.realPath(folder["none"])
    }
    #expect(
      try files.currentDirectory() == FilePath(FileManager.default.currentDirectoryPath)
    )
  }

  @Test func writingReplacesContentsAndKeepsModeAndLinks() throws {
    let folder = try folder.get()
    try files.write([1, 2], to: folder["file"])
    #expect(chmod(folder.text("file"), 0o640) == 0)
    #expect(symlink("file", folder.text("link")) == 0)
    try files.write([3], to: folder["link"])
    #expect(try files.read(folder["file"]) == [3])
    var info = stat()
    #expect(lstat(folder.text("file"), &info) == 0)
    #expect(info.st_mode & 0o7777 == 0o640)
    #expect(try files.list(folder.path).map(\.isSymbolicLink) == [false, true])
    try files.write([9], to: "/dev/null")
    #expect(try files.kind(of: "/dev/null") == .other)
    #expect(throws: FileAccessError(.write, folder.path, .isDirectory)) {
      try files.write([], to: folder.path)
    }
    #expect(throws: FileAccessError(.write, folder["no/file"], .notFound)) {
      try files.write([], to: folder["no/file"])
    }
    #expect(throws: FileAccessError(.create, folder["file"], .notDirectory)) {
      try files.createDirectory(folder["file"])
    }
  }

  @Test func runsProgramsAndCollectsBothStreams() throws {
    let script: FilePath = "echo text; head -c 300000 /dev/zero; echo bad >&2; cat; exit 3"
    let result = try files.run(command: "sh", arguments: ["-c", script])
    let output = Array("text\n".utf8) + [UInt8](repeating: 0, count: 300_000)
    #expect(result == ProcessResult(status: 3, output: output, errors: Array("bad\n".utf8)))
    let killed = try files.run(command: "sh", arguments: ["-c", "kill -9 $$"])
    #expect(killed == ProcessResult(status: 137, output: []))
    #expect(throws: FileAccessError(.run, "pushloc-no-such-program", .notFound)) {
      try files.run(command: "pushloc-no-such-program", arguments: [])
    }
  }

  @Test func errorsReadAsSentences() {
    let error = FileAccessError(.list, "App/xx.lproj", .notFound)
    #expect(error.description == "cannot list 'App/xx.lproj': no such file or directory")
  }

  @Test func severalFilesAreReplacedTogetherOrNotAtAll() throws {
    let folder = try folder.get()
    try files.write([1], to: folder["a"])
    try files.createDirectory(folder["b"])
    #expect(throws: FileAccessError(.write, folder["b"], .isDirectory)) {
      try files.replaceAll([(folder["a"], [2]), (folder["b"], [3])])
    }
    #expect(try files.read(folder["a"]) == [1])
    #expect(try files.list(folder.path).map(\.name) == ["a", "b"])
    try files.replaceAll([(folder["a"], [2]), (folder["c"], [3])])
    #expect(try files.read(folder["a"]) == [2])
    #expect(try files.read(folder["c"]) == [3])
    #expect(try files.list(folder.path).map(\.name) == ["a", "b", "c"])
  }
}
