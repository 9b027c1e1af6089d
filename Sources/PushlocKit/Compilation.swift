import Compiler
public import Diagnostics
public import FileAccess
public import PlistSyntax
public import SourceText

/// Compiles the tables of files and folders into the language folders of a bundle.
///
/// Nothing is written unless everything compiled and every name is safe.
public struct Compilation: Sendable {
  /// A file that is to be written.
  public struct Output: Hashable, Sendable {
    /// The path, with the output folder.
    public var path: FilePath
    /// The bytes.
    public var bytes: [UInt8]
  }

  /// What a run made, before anything is written.
  public struct Result: Sendable {
    /// The files, sorted by path; empty when something was refused.
    public var outputs: [Output] = []
    /// What the readers found, in the order of the inputs.
    public var diagnostics: [Diagnostic] = []
    /// The files that were read, by path.
    public var sources: [String: DecodedSource] = [:]
    /// Whether every file was taken.
    public var isAccepted = true
    /// What stands in the way beside the files' own faults.
    public var problems: [Message] = []
    /// Whether an output would be written over a file that was read.
    public var overwritesSource = false
    /// Number of files that were read.
    public var fileCount = 0

    /// Whether everything compiled, so that the outputs may be written.
    public var isComplete: Bool { isAccepted && problems.isEmpty && fileCount > 0 }
  }

  /// The disk.
  public var files: any FileSystem
  /// Where the language folders go.
  public var folder: FilePath
  /// How the tables are written.
  public var syntax: PlistDocument.Syntax
  /// The languages that are wanted, as written; empty for all of them.
  public var languages: [String]

  /// Creates a run.
  public init(
    files: any FileSystem,
    folder: FilePath,
    syntax: PlistDocument.Syntax = .binary,
    languages: [String] = []
  ) {
    self.files = files
    self.folder = folder
    self.syntax = syntax
    self.languages = languages
  }

  /// Compiles everything in memory.
  ///
  /// - Parameter paths: Files and folders; a folder is searched for tables.
  /// - Returns: What there is to write, and what was found on the way.
  /// - Throws: when a path cannot be found or read.
  public func result(_ paths: [FilePath]) throws(FileAccessError) -> Result {
    var result = Result()
    var made: [String: BundleTable] = [:]
    var inputs: Set<FileIdentity> = []
    let compiler = TableCompiler(languages: languages)
    for found in try FileFinder(files: files).find(paths) {
      guard let place = place(of: found) else {
        if found.isNamed { result.problems.append("'\(found.path.string)' is no string table") }
        continue
      }
      let bytes = try files.read(found.path)
      if let identity = try files.identity(of: found.path) { inputs.insert(identity) }
      let source = SourceFile(path: found.path.string, bytes: bytes)
      guard let file = compiler.compile(source, name: place.name, folder: place.folder) else {
        continue
      }
      result.add(file, at: found.path)
      if file.isAccepted, place.folder == nil, found.path.pathExtension != "xcstrings" {
        result.problems.append(
          "'\(found.path.string)' stands in no language folder ('.lproj'), so it has no language"
        )
      }
      for table in file.tables { result.add(table, to: &made) }
    }
    guard result.isComplete else { return result }
    for table in made.values.sorted(by: { $0.path < $1.path }) { add(table, to: &result) }
    for output in result.outputs {
      guard let identity = try files.identity(of: output.path), inputs.contains(identity) else {
        continue
      }
      result.overwritesSource = true
      result.problems.append(
        "'\(output.path.string)' is a source of its own output; name another output folder"
      )
    }
    if made.isEmpty, !languages.isEmpty {
      let names = languages.map { "'\($0)'" }.joined(separator: ", ")
      result.problems.append("no table has a text in \(names)")
    }
    if !result.problems.isEmpty { result.outputs = [] }
    return result
  }

  /// Writes the files of a result: all of them, or none where the disk refuses one.
  ///
  /// - Throws: when a file cannot be written, or a link leads out of the output folder.
  public func write(_ result: Result) throws(FileAccessError) {
    try files.createDirectory(folder)
    let root = try files.realPath(folder)
    for output in result.outputs {
      let parent = output.path.parent
      try files.createDirectory(parent)
      try requireInside(parent, root.appending(parent.name))
      if try files.kind(of: output.path) != nil {
        try requireInside(output.path, root.appending(parent.name).appending(output.path.name))
      }
    }
    try files.replaceAll(result.outputs.map { ($0.path, $0.bytes) })
  }

  /// Refuses a symbolic link, which could lead anywhere.
  private func requireInside(
    _ path: FilePath,
    _ expected: FilePath
  ) throws(FileAccessError) {
    guard try files.realPath(path) == expected else {
      throw FileAccessError(
        .write,
        path,
        .system("it is a link that leads out of the output folder")
      )
    }
  }

  private func place(of found: FoundFile) -> (name: String, folder: String?)? {
    guard case .table(_, let folder, let name) = found.role else { return nil }
    // What an earlier run wrote is no source.
    if !found.isNamed, found.path.relative(to: self.folder.normalized) != nil { return nil }
    return (name, folder)
  }

  private func add(_ table: BundleTable, to result: inout Result) {
    guard table.hasUsableNames else {
      result.problems.append(
        "'\(table.origin)' names a language or table that no path can hold: '\(table.path)'"
      )
      return
    }
    do throws(PlistWriter.Fault) {
      let bytes = try PlistWriter.bytes(of: table.content, as: syntax)
      result.outputs.append(Output(path: folder.appending(FilePath(table.path)), bytes: bytes))
    } catch {
      result.problems.append(Self.message(of: error, in: table))
    }
  }

  private static func message(of fault: PlistWriter.Fault, in table: BundleTable) -> Message {
    switch fault {
    case .controlCharacter(let key):
      "'\(table.origin)': the text of '\(key)' has a control character, which XML cannot hold"
    case .noSuchType(let key):
      "'\(table.origin)': the value of '\(key)' is no text, which old-style files cannot hold"
    }
  }
}

extension Compilation.Result {
  fileprivate mutating func add(_ file: CompiledFile, at path: FilePath) {
    fileCount += 1
    sources[path.string] = file.source
    diagnostics += file.diagnostics
    if !file.isAccepted { isAccepted = false }
  }

  /// Takes a table unless another file made the same one.
  fileprivate mutating func add(_ table: BundleTable, to made: inout [String: BundleTable]) {
    let other = made.updateValue(table, forKey: table.path)
    if let other {
      problems.append(
        "'\(other.origin)' and '\(table.origin)' both become '\(table.path)'; a bundle holds one"
      )
    }
  }
}
