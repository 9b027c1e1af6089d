import Diagnostics
import FileAccess
import PlistSyntax
import SourceText

/// What an Xcode project says about languages: those that it lists, and the files and folders that it
/// takes.
struct XcodeProject {
  /// Path of the `.xcodeproj` folder.
  let path: FilePath
  /// The folder that its groups count from.
  let root: FilePath
  /// Languages that it lists, as written, with `Base`.
  private(set) var knownRegions: [String] = []
  /// Paths of the files that it names, as reports show paths.
  private(set) var files: Set<FilePath> = []
  /// Folders whose files it takes without naming them.
  private(set) var synchronizedFolders: [FilePath] = []
  /// Folders that it copies into the app as they stand.
  private(set) var copiedFolders: [FilePath] = []

  private let source: DecodedSource
  private var objects: [String: [PlistMember]] = [:]

  /// Reads `project.pbxproj`; nil where it is none.
  init?(_ file: SourceFile) {
    let document = PlistReader.read(file).value
    guard document.isAccepted, let root = document.root else { return nil }
    source = document.source
    path = FilePath(file.path).parent
    self.root = path.parent
    guard case .dictionary(let members, _)? = Self.value("objects", of: root, source) else {
      return nil
    }
    for member in members {
      guard case .dictionary(let fields, _) = member.value else { continue }
      objects[member.key.string(in: source)] = fields
    }
    guard let project = objects.values.first(where: { text("isa", $0) == "PBXProject" }) else {
      return nil
    }
    knownRegions = list("knownRegions", project)
    let folder = self.root.appending(FilePath(text("projectDirPath", project) ?? "")).normalized
    if let group = text("mainGroup", project) { walk(group, below: folder) }
  }

  /// Collects what a group names; the groups of a project are a tree, and one that is none ends.
  private mutating func walk(_ main: String, below root: FilePath) {
    var rest = [(id: main, folder: root)]
    var seen: Set<String> = []
    while let (id, folder) = rest.popLast() {
      guard seen.insert(id).inserted, let fields = objects[id] else { continue }
      guard let place = place(of: fields, in: folder, root: root) else { continue }
      switch text("isa", fields) {
      case "PBXFileReference":
        files.insert(place)
        if text("lastKnownFileType", fields) == "folder" { copiedFolders.append(place) }
      case "PBXFileSystemSynchronizedRootGroup": synchronizedFolders.append(place)
      default: rest += list("children", fields).map { ($0, place) }
      }
    }
  }

  private func place(
    of fields: [PlistMember],
    in folder: FilePath,
    root: FilePath
  ) -> FilePath? {
    let path = FilePath(text("path", fields) ?? "")
    switch text("sourceTree", fields) {
    case "<group>", nil: return folder.appending(path).normalized
    case "SOURCE_ROOT": return root.appending(path).normalized
    default: return nil
    }
  }

  private func text(_ key: String, _ fields: [PlistMember]) -> String? {
    fields.last { $0.key.string(in: source) == key }.flatMap { Self.string($0.value, source) }
  }

  private func list(_ key: String, _ fields: [PlistMember]) -> [String] {
    guard
      case .array(let items, _)? = fields.last(where: { $0.key.string(in: source) == key })?.value
    else { return [] }
    return items.compactMap { Self.string($0, source) }
  }

  private static func value(
    _ key: String,
    of value: PlistValue,
    _ source: DecodedSource
  ) -> PlistValue? {
    guard case .dictionary(let members, _) = value else { return nil }
    return members.last { $0.key.string(in: source) == key }?.value
  }

  private static func string(_ value: PlistValue, _ source: DecodedSource) -> String? {
    guard case .string(let text) = value else { return nil }
    return text.string(in: source)
  }
}
