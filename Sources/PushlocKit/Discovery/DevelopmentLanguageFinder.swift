import Diagnostics
import FileAccess
import PlistSyntax
import SourceText

/// Reads the development language off the files that projects keep.
struct DevelopmentLanguageFinder {
  let files: any FileSystem

  /// Returns the language that a project file names; nil when it names none.
  func language(in path: FilePath) -> String? {
    guard let bytes = try? files.read(path) else { return nil }
    let file = SourceFile(path: path.string, bytes: bytes)
    switch path.name.string {
    case "project.pbxproj": return xcodeProject(file)
    case "Info.plist": return plist(file).flatMap { text("CFBundleDevelopmentRegion", in: $0) }
    case "Package.swift": return package(file)
    default: return nil
    }
  }

  /// Returns the languages that an `Info.plist` declares under `CFBundleLocalizations`.
  func declaredLanguages(in path: FilePath) -> [String] {
    guard let bytes = try? files.read(path),
      let document = plist(SourceFile(path: path.string, bytes: bytes)), let root = document.root,
      case .array(let names, _)? = member("CFBundleLocalizations", of: root, in: document)
    else { return [] }
    return names.compactMap { string($0, in: document) }
  }

  private func plist(_ file: SourceFile) -> PlistDocument? {
    let document = PlistReader.read(file).value
    return document.isAccepted ? document : nil
  }

  /// `objects` → the object whose `isa` is `PBXProject` → `developmentRegion`.
  private func xcodeProject(_ file: SourceFile) -> String? {
    guard let document = plist(file), let root = document.root,
      case .dictionary(let objects, _)? = member("objects", of: root, in: document)
    else { return nil }
    for object in objects {
      guard let isa = member("isa", of: object.value, in: document),
        string(isa, in: document) == "PBXProject",
        let region = member("developmentRegion", of: object.value, in: document)
      else { continue }
      return string(region, in: document)
    }
    return nil
  }

  /// `defaultLocalization: "en"`, the only place where a manifest says it.
  private func package(_ file: SourceFile) -> String? {
    var cursor = ByteCursor(file.bytes)
    while !cursor.isAtEnd {
      if cursor.starts(with: "defaultLocalization:") {
        guard let open = file.bytes[cursor.position...].firstIndex(of: UInt8(ascii: "\"")),
          let close = file.bytes[(open + 1)...].firstIndex(of: UInt8(ascii: "\"")),
          close - open <= 40
        else { return nil }
        return String(decoding: file.bytes[(open + 1)..<close], as: UTF8.self)
      }
      cursor.advance()
    }
    return nil
  }

  private func text(_ key: String, in document: PlistDocument) -> String? {
    guard let root = document.root, let value = member(key, of: root, in: document),
      let text = string(value, in: document), !text.hasPrefix("$(")
    else { return nil }
    return text
  }

  private func member(
    _ key: String,
    of value: PlistValue,
    in document: PlistDocument
  ) -> PlistValue? {
    guard case .dictionary(let members, _) = value else { return nil }
    return members.last { $0.key.string(in: document.source) == key }?.value
  }

  private func string(_ value: PlistValue, in document: PlistDocument) -> String? {
    guard case .string(let text) = value else { return nil }
    return text.string(in: document.source)
  }
}
