import Catalogs
import Delivery
import Diagnostics
import Payloads
import Previews
import SourceText
import Testing

/// Previews of one alert in an app with two languages.
enum SamplePreviews {
  static let english = #""t" = "News"; "b" = "%1$@ wrote: %2$@"; "lost" = "50%。 %@";"#

  static func make(_ alert: String, languages: [String] = ["en"], english: String = english) throws
    -> [Preview]
  {
    func table(_ folder: String, _ text: String) -> LocalizationFolder {
      let path = "\(folder).lproj/Localizable.strings"
      let file = StringsFormat.read(
        SourceFile(path: path, text: text),
        name: "Localizable",
        folder: folder
      )
      return LocalizationFolder(name: folder, tables: file.tables)
    }
    let bundle = LocalizedBundle(
      path: "",
      folders: [
        table("en", english),
        table("ar", #""t" = "أخبار"; "b" = "كتب %1$@: %2$@";"#),
      ],
      rootTables: [],
      developmentLanguage: "en"
    )
    let file = PayloadReader.read(
      SourceFile(path: "push/a.json", text: "{\"aps\": {\"alert\": \(alert)}}")
    ).value
    let payload = try #require(file.payloads.first)
    let contents = AlertContents(payload, in: file)
    return languages.map {
      var preview = PreviewMaker.preview(
        contents.parts,
        payload: "push/a.json",
        pointer: "/aps",
        phone: Phone(language: $0, bundle: bundle)
      )
      preview.isUnknown = contents.isUnknown
      return preview
    }
  }
}
