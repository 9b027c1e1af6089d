public import Diagnostics
import JSONSyntax
public import SourceText

/// Reads files that may hold payloads.
public enum PayloadReader {
  /// Reads a file.
  ///
  /// Never fails; problems are in `diagnostics`, which are empty for a file that has nothing to do
  /// with pushes.
  ///
  /// With `isExpected` the user says that the file holds a payload, by naming it on the command line
  /// or in the configuration. An `.apns` file is always expected to. With `isMatched` a pattern of the
  /// configuration takes in the file among others: one that is empty or broken from its start on is
  /// told, and one that is JSON of another kind is not. `envelope` is the name of the form that the
  /// file's messages have; without one their shapes tell. `dialect` is the name of the language that
  /// the file is a template in; without one its name and its tags tell.
  public static func read(
    _ file: SourceFile,
    isExpected: Bool = false,
    isMatched: Bool = false,
    envelope: String? = nil,
    dialect: String? = nil
  ) -> Outcome<PayloadFile> {
    let name = TemplateFileName(file.path)
    let fileExtension = name.inner
    let source = decode(file)
    let isOneOfPayloads = isMatched && ["json", "jsonc", "json5"].contains(fileExtension)
    let mustHold =
      isExpected || fileExtension == "apns" || isOneOfPayloads && isUnreadable(source, name)
    guard
      mustHold
        || mayHoldPayload(source.utf8)
          && (!name.isTemplate || isOneOfPayloads || looksLikeJSON(source))
    else { return Outcome(.unrelated(file)) }
    let outcome = parse(source, name, dialect: dialect)
    let document = outcome.value
    var finder = PayloadFinder(document)
    let form = fileExtension == "apns" ? Envelope.simulator.name : envelope
    let found = finder.find(form: form, isExpected: mustHold)
    var payloads = found.payloads
    // A file that must hold a payload and does not is one that lacks its `aps`.
    if payloads.isEmpty, found.others == 0, mustHold, !finder.isSchema, let root = document.root,
      root.kind == .object || document.isWellFormed
    {
      payloads = [
        Payload(object: root, envelope: form == Envelope.simulator.name ? .simulator : .raw)
      ]
    }
    if document.roots.count > 1, !payloads.isEmpty {
      payloads = withOtherRoots(of: document, payloads)
    }
    let isPayloadFile =
      mustHold || !payloads.isEmpty || found.others > 0
      || (!document.isWellFormed && mentionsPush(source.utf8))
    let value = PayloadFile(
      source: source,
      document: document,
      payloads: payloads,
      otherMessages: found.others,
      isPayloadFile: isPayloadFile
    )
    guard isPayloadFile else { return Outcome(value) }
    let diagnostics = Self.merged(outcome.diagnostics, with: found.diagnostics).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.payload = file.path
      return diagnostic
    }
    return Outcome(value, diagnostics: diagnostics)
  }

  /// Adds the values of a sequence that are no objects, where others of it are payloads.
  private static func withOtherRoots(
    of document: JSONDocument,
    _ payloads: [Payload]
  ) -> [Payload] {
    let others = document.roots.filter { root in
      guard root.kind != .object, root.kind != .invalid, !root.isHole else { return false }
      return !payloads.contains {
        root.range.lowerBound <= $0.object.range.lowerBound
          && $0.object.range.upperBound <= root.range.upperBound
      }
    }
    guard !others.isEmpty else { return payloads }
    return (payloads + others.map { Payload(object: $0, envelope: .raw) })
      .sorted { $0.object.range.lowerBound < $1.object.range.lowerBound }
  }

  /// Whether a file is empty, or so broken from its start on that nobody can tell what it is.
  private static func isUnreadable(_ source: DecodedSource, _ name: TemplateFileName) -> Bool {
    if source.utf8[source.contentStart...].allSatisfy({ $0 <= 0x20 }) { return true }
    guard !name.isTemplate else { return false }
    let document = JSONDocument.parse(source, options: .withComments).value
    guard !document.isWellFormed, DialectShape.dialect(in: source.utf8) == nil else { return false }
    guard let root = document.root, root.kind == .object || root.kind == .array else { return true }
    return !root.members.contains { !$0.key.isMissing && !$0.value.isMissing }
      && !root.elements.contains { $0.kind != .invalid }
  }

  /// Joins the faults of a file with those of the JSON inside its texts.
  ///
  /// What both tell is told once, from inside: `\“` outside is an escape that JSON does not have,
  /// inside a quotation mark.
  private static func merged(_ outer: [Diagnostic], with inner: [Diagnostic]) -> [Diagnostic] {
    let told = inner.flatMap { [$0.place.range] + ($0.fix?.edits.map(\.range) ?? []) }
    guard !told.isEmpty else { return outer }
    return outer.filter { !told.contains($0.place.range) } + inner
  }

  /// Reads a text as JSON, or as a template of JSON.
  ///
  /// A file is a template where the user or its name says so. JSON that is right as it stands can only
  /// have holes inside its strings; what is no JSON is read with the tags that it holds.
  private static func parse(
    _ source: DecodedSource,
    _ name: TemplateFileName,
    dialect: String?
  ) -> Outcome<JSONDocument> {
    let options = options(name.inner)
    let named =
      dialect.flatMap(TemplateDialects.named)
      ?? TemplateDialects.dialect(of: name.outer, source.utf8)
    if let named {
      let template = JSONTemplate(named, isCertain: true)
      return JSONDocument.parse(source, options: options, template: template)
    }
    let plain = JSONDocument.parse(source, options: options)
    guard let shape = DialectShape.dialect(in: source.utf8) else { return plain }
    let syntax: any TemplateSyntax =
      plain.value.isWellFormed ? QuotedTags(dialect: shape) : shape
    return JSONDocument.parse(
      source,
      options: options,
      template: JSONTemplate(
        syntax,
        isCertain: false,
        isRendered: !plain.value.isWellFormed
      )
    )
  }

  /// Whether a template begins as JSON does, or with a tag, and not as a page or a letter.
  private static func looksLikeJSON(_ source: DecodedSource) -> Bool {
    var cursor = ByteCursor(source.utf8, from: source.contentStart)
    while let byte = cursor.current, byte <= 0x20 { cursor.advance() }
    switch cursor.current {
    case 0x7B, 0x5B: return true
    case 0x3C: return cursor.peek() == 0x25 || cursor.peek() == 0x23
    default: return false
    }
  }

  /// Reads the text; UTF-16 and UTF-32 with a mark, which JSON may not be in, are understood, too.
  private static func decode(_ file: SourceFile) -> DecodedSource {
    let choice = TableEncoding.detect(file.bytes)
    guard choice.evidence == .mark, let encoding = choice.encoding, encoding != .utf8 else {
      return DecodedSource(utf8: file)
    }
    return DecodedSource.transcode(file, as: encoding, from: choice.start).source
  }

  private static func options(_ fileExtension: String) -> JSONOptions {
    switch fileExtension {
    case "jsonc", "json5", "conf": return .withComments
    case "ndjson", "jsonl": return JSONOptions(isSequence: true)
    default: return .strict
    }
  }

  /// Whether a file too broken to read still has words that only payloads have.
  private static func mentionsPush(_ utf8: [UInt8]) -> Bool {
    utf8.indices.contains { index in
      guard utf8[index] == 0x22 || utf8[index] == 0x6C else { return false }
      let cursor = ByteCursor(utf8, from: index)
      return cursor.starts(with: "\"aps\"") || cursor.starts(with: "loc-key")
    }
  }

  /// Whether a text holds what a payload cannot do without: `aps`, some spelling of `loc-key`, a name
  /// that messages of some services have, or an escape that may stand for one of their letters.
  ///
  /// Most JSON in a repository holds none, and need not be parsed.
  private static func mayHoldPayload(_ utf8: [UInt8]) -> Bool {
    utf8.withUnsafeBufferPointer { bytes in
      bytes.indices.contains { index in
        switch bytes[index] {
        case 0x73: index >= 2 && bytes[index - 1] == 0x70 && bytes[index - 2] == 0x61
        case 0x64: index >= 5 && endsAppID(bytes, index)
        case 0x6E: endsOtherName(bytes, index)
        case 0x75: index >= 1 && bytes[index - 1] == 0x5C
        case 0x59, 0x79: endsLocKey(bytes, index)
        default: false
        }
      }
    }
  }

  /// Whether the letters up to a `d` are `app_id`, which every message of OneSignal has.
  private static func endsAppID(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    bytes[(end - 5)...end].elementsEqual("app_id".utf8)
  }

  /// Whether the letters up to an `n` are `notification`, of whose texts FCM makes an alert, or the end
  /// of a token of Expo's.
  private static func endsOtherName(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    guard end >= 11 else { return false }
    switch bytes[end - 1] {
    case 0x6F: return bytes[(end - 11)...end].elementsEqual("notification".utf8)
    case 0x65: return bytes[(end - 8)...end].elementsEqual("PushToken".utf8)
    default: return false
    }
  }

  /// Whether the letters before a `y` are those of `loc-key`, in any case, with or without a sign
  /// between the words.
  private static func endsLocKey(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    guard end >= 5, bytes[end - 1] | 0x20 == 0x65, bytes[end - 2] | 0x20 == 0x6B else {
      return false
    }
    let isJoined = bytes[end - 3] | 0x20 == 0x63
    let c = isJoined ? end - 3 : end - 4
    return c >= 2 && bytes[c] | 0x20 == 0x63 && bytes[c - 1] | 0x20 == 0x6F
      && bytes[c - 2] | 0x20 == 0x6C
  }
}
