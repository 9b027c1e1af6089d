import Catalogs
import Delivery
import Languages
import Previews
import Rules

/// A phone whose notifications are shown, and whom it stands for.
struct PreviewPhone {
  var phone: Phone
  var audience = Preview.Audience.language
  /// The language of the texts.
  var textLanguage: String

  /// Returns the phones of an app, or those that are asked for.
  ///
  /// A phone set to a language that the app lacks reads what the development language reads, or `Base`.
  /// Where a phone of the app's own languages reads the same it stands for those others, too.
  static func phones(of app: AppContext, locales: [String]) -> [PreviewPhone] {
    guard locales.isEmpty else {
      return locales.map {
        PreviewPhone(
          phone: Phone(language: $0, bundle: app.bundle),
          textLanguage: LanguageID($0).canonical
        )
      }
    }
    let others = Phone(language: Preview.otherLanguages, bundle: app.bundle)
    let development = LanguageID(app.bundle.developmentLanguage)
    var phones = app.phones.filter { $0.language != others.language }.map {
      PreviewPhone(phone: $0, textLanguage: LanguageID($0.language).canonical)
    }
    guard let table = others.mainTable else { return phones }
    let same = phones.indices.filter { phones[$0].phone.readsTheSame(as: others) }
    let answering =
      same.first { LanguageID(phones[$0].phone.language) == development } ?? same.first
    if let answering, table.folder != "Base" {
      phones[answering].audience = .languageAndOthers
    } else if !app.options.ignores(table.folder ?? "Base") {
      let isKnown = development.canonical != "Base"
      phones.append(
        PreviewPhone(
          phone: others,
          audience: .others,
          textLanguage: isKnown ? development.canonical : Preview.undetermined
        )
      )
    }
    return phones
  }
}

extension Phone {
  /// Whether both look keys up in the same tables.
  func readsTheSame(as other: Phone) -> Bool {
    tablePlaces == other.tablePlaces
  }

  /// The files that are read, with their folders: a catalog has the tables of several.
  private var tablePlaces: [String?] {
    [strings?.path, strings?.folder, stringsdict?.path, stringsdict?.folder]
  }
}
