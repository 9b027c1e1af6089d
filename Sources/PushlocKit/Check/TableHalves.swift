import Catalogs
import Delivery
import FileAccess

/// Tells which folders are most likely of one target although their paths differ: Xcode puts the files of
/// a target's groups into one bundle.
enum TableHalves {
  /// Whether one folder lies right in the other, belongs to no product of its own, and the two hold a
  /// table once as a catalog and once as files.
  static func areHalves(_ first: LocalizedBundle, _ second: LocalizedBundle) -> Bool {
    isRight(first, in: second) && haveHalves(first, second)
      || isRight(second, in: first) && haveHalves(first, second)
  }

  private static func isRight(_ inner: LocalizedBundle, in outer: LocalizedBundle) -> Bool {
    let path = FilePath(inner.path)
    return !inner.isProduct && inner.path != outer.path && path.parent == FilePath(outer.path)
      && path != FilePath(outer.path)
  }

  private static func haveHalves(_ first: LocalizedBundle, _ second: LocalizedBundle) -> Bool {
    func names(_ bundle: LocalizedBundle, isCatalog: Bool) -> Set<String> {
      Set(bundle.tables.lazy.filter { $0.isCatalog == isCatalog }.map(\.name))
    }
    return [(first, second), (second, first)].contains { catalogs, files in
      !names(catalogs, isCatalog: true).isDisjoint(with: names(files, isCatalog: false))
    }
  }
}
