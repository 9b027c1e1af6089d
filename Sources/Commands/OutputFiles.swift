import Catalogs
import Diagnostics
import FileAccess
import PushlocKit

/// The files that a command writes: looked at before anything is done, and remembered in case a later
/// one fails.
final class OutputFiles {
  /// A file and the flag that names it.
  struct Place {
    var flag: String
    var path: FilePath
    /// Whether it is a baseline, which is replaced by another one only.
    var isBaseline = false

    init(_ flag: String, _ path: FilePath, isBaseline: Bool = false) {
      (self.flag, self.path, self.isBaseline) = (flag, path, isBaseline)
    }
  }

  /// Most files that a sentence names.
  private static let mostNames = 8

  private let files: any FileSystem
  private let places: [Place]
  /// What was written so far, in order.
  private var written: [FilePath] = []

  /// Looks at the places.
  ///
  /// - Throws: when two flags name one file, or a folder is where a file is to be, or none is there
  ///   to take it.
  init(_ places: [Place], _ context: CommandContext) throws(CommandFailure) {
    files = context.files
    self.places = places
    var taken: [FileIdentity: Place] = [:]
    for place in places {
      let target = files.target(of: place.path) ?? .path(place.path)
      if let other = taken.updateValue(place, forKey: target) {
        throw CommandFailure(
          .usage,
          "'\(other.flag)' and '\(place.flag)' would write to the same file, '\(place.path.string)'",
          help: "give each a file of its own"
        )
      }
    }
    do throws(FileAccessError) {
      for place in places { try requireFolder(of: place.path) }
    } catch {
      throw CommandFailure(error)
    }
  }

  private func requireFolder(of path: FilePath) throws(FileAccessError) {
    let kind: FileKind?
    let folder: FileKind?
    do {
      kind = try files.kind(of: path)
      folder = try kind == nil ? files.kind(of: path.parent) : .directory
    } catch {
      throw FileAccessError(.write, path, error.reason)
    }
    if kind == .directory || path.bytes.last == UInt8(ascii: "/") {
      throw FileAccessError(.write, path, .isDirectory)
    }
    if folder != .directory {
      throw FileAccessError(.write, path, folder == nil ? .notFound : .notDirectory)
    }
    // Two names can lead to one file that is not there yet.
    let entries = kind == nil ? (try? files.list(path.parent)) ?? [] : []
    if entries.contains(where: { $0.name == path.name && $0.isSymbolicLink }) {
      throw FileAccessError(.write, path, .system("it is a link that leads nowhere"))
    }
  }

  /// Refuses to write over what was read, under whatever name, and over any other table.
  ///
  /// - Parameter inputs: the files that were read.
  /// - Throws: a usage failure that names each such file.
  func requireNone(of inputs: [FilePath]) throws(CommandFailure) {
    guard !places.isEmpty else { return }
    var sources: [FileIdentity: FilePath] = [:]
    for input in inputs {
      if let identity = try? files.identity(of: input) { sources[identity] = input }
    }
    let problems = places.compactMap { place -> CommandFailure.Problem? in
      guard let identity = try? files.identity(of: place.path) else { return nil }
      let path = place.path.string
      if let source = sources[identity] {
        let name = source.string
        return .init(
          path == name
            ? "'\(place.flag)' would write over '\(path)', which is read as a source"
            : "'\(place.flag)' would write over '\(path)', which is the source '\(name)'",
          help: "nothing was written; name another file"
        )
      }
      if FormatRegistry.format(forExtension: place.path.pathExtension) != nil {
        return .init(
          "'\(place.flag)' would write over '\(path)', which is a string table",
          help: "nothing was written; name another file"
        )
      }
      guard place.isBaseline, !isBaseline(place.path) else { return nil }
      return .init(
        "'\(place.flag)' would write over '\(path)', which is no baseline",
        help: "nothing was written; name another file, or delete this one"
      )
    }
    if !problems.isEmpty { throw CommandFailure(.usage, problems) }
  }

  /// Whether a file looks like a baseline, even one that is damaged; an empty one may become one.
  private func isBaseline(_ path: FilePath) -> Bool {
    guard let bytes = try? files.read(path) else { return true }
    return bytes.isEmpty || String(decoding: bytes, as: UTF8.self).contains("\"findings\"")
  }

  /// Writes a text.
  ///
  /// - Throws: when the file cannot be written; the failure tells what was written before.
  func write(_ text: String, to path: FilePath) throws(CommandFailure) {
    do {
      try files.write(Array(text.utf8), to: path)
      written.append(path)
    } catch {
      var failure = CommandFailure(error)
      if !written.isEmpty { failure.notes = [Self.list(written)] }
      throw failure
    }
  }

  /// Writes mended files: all of them, or none where one cannot be stored.
  ///
  /// - Throws: when a file is not any more what was mended, or cannot be written; the failure tells
  ///   what was written.
  func write(_ mended: [FixRun.Mended]) throws(CommandFailure) {
    var changed: [CommandFailure.Problem] = []
    do throws(FileAccessError) {
      for file in mended where try files.read(file.path) != file.old {
        changed.append(.init("'\(file.path.string)' was changed by somebody else meanwhile"))
      }
      if changed.isEmpty { try files.replaceAll(mended.map { ($0.path, $0.new) }) }
    } catch {
      let done = mended.filter { (try? files.read($0.path)) == $0.new }.map(\.path)
      var failure = CommandFailure(error)
      failure.notes = [done.isEmpty ? "no file was mended" : Self.list(done)]
      throw failure
    }
    guard changed.isEmpty else {
      var failure = CommandFailure(.failure, changed)
      failure.notes = ["no file was mended"]
      throw failure
    }
    written += mended.map(\.path)
  }

  private static func list(_ paths: [FilePath]) -> Message {
    let names = paths.prefix(mostNames).map { "'\($0.string)'" }.joined(separator: ", ")
    let rest = paths.count - mostNames
    return rest > 0 ? "written before: \(names) and \(rest) more" : "written before: \(names)"
  }
}
