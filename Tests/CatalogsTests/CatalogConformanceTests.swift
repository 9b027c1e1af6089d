import Catalogs
import Diagnostics
import SourceText
import TestSupport
import Testing

/// Agreement with recorded runs of Apple's compiler.
@Suite(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
struct CatalogConformanceTests {
  @Test func rowsAreThere() {
    #expect(RecordedCatalog.all.count >= 100)
  }

  @Test(arguments: RecordedCatalog.all)
  func whatAppleTakesIsTaken(_ row: RecordedCatalog) {
    let file = XCStringsFormat.read(row.file, name: "catalog", folder: nil)
    #expect(file.isAccepted == row.isAccepted)
    let errors = file.diagnostics.filter { $0.severity == .error }
    #expect(row.isAccepted || !errors.isEmpty, "what is refused is explained")
  }

  @Test(arguments: RecordedCatalog.all.filter { !$0.results.isEmpty })
  func compilesToWhatAppleCompilesItTo(_ row: RecordedCatalog) throws {
    let file = XCStringsFormat.read(row.file, name: "catalog", folder: nil)
    let catalog = try #require(file.tables.first?.catalog)
    let made = catalog.compiledFiles(named: "catalog")
    let differing = row.results.map { expected in
      Set(made.keys).union(expected.keys).filter { made[$0] != expected[$0] }.sorted()
    }
    #expect(differing.contains([]), "\(made) differs in \(differing)")
  }
}
