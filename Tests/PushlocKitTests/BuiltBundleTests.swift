import Delivery
import Diagnostics
import FileAccess
import Foundation
import PushlocKit
import Rules
import TestSupport
import Testing

/// A built app: compiled tables, and languages and development region from its `Info.plist`.
struct BuiltBundleTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  private func app(_ info: [String: Any]) throws -> MemoryFiles {
    let files = MemoryFiles()
    files["Chat.app/Info.plist"] = try binary(info)
    files["Chat.app/de.lproj/Localizable.strings"] = try binary(["hi": "Hallo %@"])
    files["Chat.app/fr.lproj/Localizable.strings"] = try binary(["bye": "Salut"])
    files["push/a.json"] = Array(
      #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"]}}}"#.utf8
    )
    return files
  }

  @Test func compiledTablesAreCheckedLikeSources() throws {
    let files = try app(["CFBundleDevelopmentRegion": "de"])
    let project = try ProjectLoader(files: files).load(["."])
    #expect(project.developmentLanguage.name == "de")
    let errors = Check.run(project).filter { $0.severity == .error }
    #expect(
      errors.map { "\($0.rule) \($0.place.path) \($0.locales)" } == [
        #"missing-key push/a.json ["fr"]"#
      ]
    )
  }

  @Test func declaredLanguagesArePhoneLanguages() throws {
    let files = try app([
      "CFBundleDevelopmentRegion": "de", "CFBundleLocalizations": ["de", "fr", "ja"],
    ])
    let project = try ProjectLoader(files: files).load(["."])
    let contexts = Check.contexts(of: project)
    #expect(contexts.map { $0.phones.map(\.language) } == [["de", "fr", "ja"]])
  }
}
