import Delivery
import Diagnostics
import JSONSyntax
import Languages
import Payloads
import Previews
import SourceText

/// One payload, as it is shown on every phone.
struct PayloadCard {
  let payload: Payload
  let file: PayloadFile
  let contents: AlertContents
  private let variants: AlertVariants

  init(
    _ payload: Payload,
    in file: PayloadFile,
    _ contents: AlertContents,
    _ values: [String: [String]]
  ) {
    self.payload = payload
    self.file = file
    self.contents = contents
    variants = AlertVariants(contents, of: payload, in: file, values: values)
  }

  /// The bytes of the file that are the payload.
  var range: ByteRange { payload.outerRange(payload.object.range) }

  /// Returns what a phone shows, with what a check finds about it.
  func previews(
    on phone: PreviewPhone,
    _ reader: PhoneReader,
    _ samples: ArgumentSamples,
    _ findings: CardFindings
  ) -> [Preview] {
    variants.shown.enumerated().map { number, variant in
      var preview = PreviewMaker.preview(
        samples.applied(to: variant.parts),
        payload: file.source.path,
        pointer: (payload.aps ?? payload.object).pointer,
        phone: phone.phone
      )
      preview.audience = phone.audience
      preview.textLanguage = phone.textLanguage
      preview.direction = LanguageID(phone.textLanguage).direction
      preview.when = variant.when
      preview.isFurther = number > 0
      preview.leftOut = number == 0 ? variants.leftOut : 0
      preview.isUnknown = contents.isUnknown
      preview.pushType = payload.shownType
      preview.bytes = payload.sentBytes
      preview.byteLimit = payload.sentBytes == nil ? nil : payload.sizeLimit
      preview.defects = findings.defects(of: variant.parts, on: reader, card: self)
      return preview
    }
  }
}
