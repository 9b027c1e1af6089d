import Catalogs
import Delivery
import Diagnostics
import FileAccess
import FormatStrings
import Foundation
import PushlocKit
import TestSupport
import Testing

/// What safe fixes make of the texts of real projects.
@Suite(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
struct CorpusFixTests {
  private struct Place: Hashable {
    let path: String
    let key: String
  }

  /// The folders of the real projects.
  static let projects: [String] = {
    guard let folder = SharedMaterial.folder?.appendingPathComponent("corpus") else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0).path }
      .filter { FileManager.default.fileExists(atPath: $0 + "/.") }
  }()

  private static func texts(_ project: Project) -> [Place: String] {
    var texts: [Place: String] = [:]
    for bundle in project.apps.flatMap(\.bundles) + project.bundles + project.otherBundles {
      for table in bundle.tables {
        table.forEachVisibleEntry { _, entry in
          guard let text = entry.text else { return }
          let place = Place(
            path: "\(table.path) \(table.folder ?? "")",
            key: table.string(entry.key)
          )
          texts[place] = table.string(text)
        }
      }
    }
    return texts
  }

  @Test(arguments: projects)
  func noTextPrintsOtherwiseThanItsFindingSays(_ folder: String) throws {
    let check = CheckRun(
      loader: ProjectLoader(files: SystemFiles()),
      paths: [FilePath(folder)],
      levels: .everything
    )
    guard let first = try? check.result() else { return }
    let result = try FixRun(check: check, includesUnsafe: false).result(after: first)
    let pushed = Set(first.project.uses.map(\.key))
    let before = Self.texts(first.project)
    let after = Self.texts(result.check.project)
    for (place, new) in after {
      guard let old = before[place], old != new else { continue }
      #expect(TextChange(before: old, after: new).objection == nil, "\(place.path) \(place.key)")
      guard pushed.contains(place.key) else { continue }
      let positions = PushText(new).usedPositions
      #expect(
        Set(PushText(old).usedPositions).isSubset(of: positions),
        "\(place.path) \(place.key)"
      )
      #expect(!PushText(new).isLost, "\(place.path) \(place.key)")
    }
    // Applied twice, nothing changes.
    let contents = result.mended.map { ($0.path, Optional($0.new)) }
    var again = check
    again.loader.files = try OverlayFiles(
      check.loader.files,
      contents: Dictionary(contents) { $1 }
    )
    let second = try FixRun(check: again, includesUnsafe: false).result(after: again.result())
    #expect(second.mended.map(\.path) == [])
  }

  @Test func theCorpusHasTextsToMend() throws {
    let mended = try Self.projects.reduce(into: 0) { count, folder in
      let check = CheckRun(
        loader: ProjectLoader(files: SystemFiles()),
        paths: [FilePath(folder)],
        levels: .everything
      )
      guard let first = try? check.result() else { return }
      count += try FixRun(check: check, includesUnsafe: false).result(after: first).count
    }
    #expect(mended > 90)
  }
}
