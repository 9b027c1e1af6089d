import Catalogs
import Delivery
import Diagnostics
import Languages
import Rules
import SourceText

/// A phone as findings name it: by languages and by the tables that it reads.
struct PhoneReader {
  /// The tables that it reads.
  let tables: [StringTable]
  /// Its own language.
  let own: [String]
  /// Its language, those of the tables that it reads, and those of the app's phones that read the same:
  /// what is wrong for one of them is wrong here.
  private let locales: Set<String>

  init(_ phone: Phone, in app: AppContext) {
    tables = [phone.strings, phone.stringsdict].compactMap { $0 }
    own = [LanguageID(phone.language).canonical]
    let same = app.phones.filter { phone.readsTheSame(as: $0) }.map(\.language)
    let folders = tables.compactMap(\.folder)
    locales = Set(own + (same + folders).map { LanguageID($0).canonical })
  }

  /// Whether one of some languages is meant; a finding that names none means all.
  func isMeant(by others: [String]) -> Bool {
    others.isEmpty || others.contains(where: locales.contains)
  }

  /// Whether a finding about a key in a table is one about what is read here.
  func reads(_ finding: Diagnostic) -> Bool {
    let isRead = tables.contains { $0.path == finding.place.path }
    return isRead ? isMeant(by: finding.locales) : finding.locales.contains(where: own.contains)
  }
}
