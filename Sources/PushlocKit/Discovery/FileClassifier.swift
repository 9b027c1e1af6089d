import Catalogs
import FileAccess
import Languages
import Payloads

/// Says what a file is by its path: a table of a bundle, a payload, a project file, or nothing.
enum FileClassifier {
  /// File names that can say which language a project is developed in.
  private static let projectFiles: Set<String> = ["project.pbxproj", "Info.plist", "Package.swift"]

  /// Extensions of files that can hold payloads.
  private static let payloadExtensions: Set<String> = [
    "json", "jsonc", "json5", "apns", "ndjson", "jsonl",
  ]

  /// Returns what a path is taken for; nil when it is of no interest.
  static func role(of path: FilePath) -> FoundFile.Role? {
    let name = path.name.string
    let pathExtension = path.pathExtension
    if FormatRegistry.format(forExtension: pathExtension) != nil {
      return tableRole(of: path, stem: String(name.dropLast(pathExtension.utf8.count + 1)))
    }
    let parent = path.parent
    if let folder = languageFolder(parent.name.string) {
      return .folderMember(bundle: parent.parent.string, folder: folder)
    }
    if projectFiles.contains(name) { return .projectFile }
    if payloadExtensions.contains(pathExtension)
      || TemplateDialects.fileExtensions.contains(pathExtension), !name.hasPrefix(".")
    {
      return .payload
    }
    return nil
  }

  private static func tableRole(of path: FilePath, stem: String) -> FoundFile.Role {
    let parent = path.parent
    let parentName = parent.name.string
    if let folder = languageFolder(parentName) {
      return .table(bundle: parent.parent.string, folder: folder, name: stem)
    }
    if LprojName.misspelt(folder: parentName) != nil {
      return .strayTable(bundle: parent.parent.string, folder: parentName)
    }
    return .table(bundle: parent.string, folder: nil, name: stem)
  }

  /// Returns the name of an `.lproj` folder without its ending; nil for other folders.
  static func languageFolder(_ name: String) -> String? {
    name.hasSuffix(".lproj") && name.utf8.count > 6 ? String(name.dropLast(6)) : nil
  }
}
