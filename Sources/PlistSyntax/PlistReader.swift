public import Diagnostics
public import SourceText

/// Reads a file as Apple's property list reader does.
///
/// The order is Apple's: binary if it really is one, then the encoding, then XML, then the old-style
/// text of `.strings` files where XML fails.
/// Source: `spec/strings.md` A1, runs of `PropertyListSerialization`.
public enum PlistReader {
  /// Returns the file's property list.
  ///
  /// Never fails: a file that cannot be read gives a document that is not accepted, with the reasons
  /// among the diagnostics.
  public static func read(_ file: SourceFile) -> Outcome<PlistDocument> {
    if file.bytes.count > DecodedSource.maximumBytes {
      return refused(file, PlistEncodingFaults.tooLarge(file))
    }
    if PlistEncodingFaults.isEmpty(file.bytes) {
      return refused(file, PlistEncodingFaults.empty(file))
    }
    guard file.bytes.starts(with: Array("bplist0".utf8)) else { return readText(file) }
    let binary = BinaryPlistReader.read(file)
    if binary.value.isAccepted { return binary }
    // The two words of its header alone are a valid old-style string.
    let text = readText(file)
    return text.value.isAccepted || binary.diagnostics.isEmpty ? text : binary
  }

  /// Reads a file that is not binary.
  private static func readText(_ file: SourceFile) -> Outcome<PlistDocument> {
    let choice = TableEncoding.detect(file.bytes)
    guard let encoding = choice.encoding else {
      return refused(file, PlistEncodingFaults.unknownName(file, choice))
    }
    if choice.evidence == .zeroByte { return readWithoutMark(file) }
    let transcoding = DecodedSource.transcode(file, as: encoding, from: choice.start)
    if let outcome = readBehindSecondMark(transcoding, choice) { return outcome }
    var outcome = read(transcoding)
    outcome.diagnostics += PlistEncodingFaults.faults(of: transcoding, choice: choice)
    outcome.diagnostics.sortByPlace()
    return outcome
  }

  /// Reads a text with a second byte order mark without it, as Xcode's copy step does; nil without one,
  /// and where the text behind it is refused as well.
  private static func readBehindSecondMark(
    _ transcoding: Transcoding,
    _ choice: TableEncoding
  ) -> Outcome<PlistDocument>? {
    let source = transcoding.source
    let mark = Array("\u{FEFF}".utf8)
    let start = source.contentStart
    guard choice.evidence == .mark, source.utf8[start...].starts(with: mark) else { return nil }
    let second = ByteRange(start, start + mark.count)
    if second.upperBound == source.utf8.count {
      return refused(source.file, PlistEncodingFaults.empty(source.file))
    }
    var rest = transcoding
    rest.source = DecodedSource(
      file: source.file,
      utf8: source.utf8,
      contentStart: second.upperBound,
      encoding: source.encoding,
      offsetMap: source.offsetMap
    )
    var outcome = read(rest)
    guard outcome.value.isAccepted else { return nil }
    outcome.value.isAccepted = false
    outcome.value.isAcceptedWhenCopied = true
    outcome.diagnostics.append(PlistEncodingFaults.secondMark(source, second))
    outcome.diagnostics += PlistEncodingFaults.faults(of: rest, choice: choice)
    outcome.diagnostics.sortByPlace()
    return outcome
  }

  /// Reads a decoded text: XML when it begins like it, old style otherwise and on failure.
  private static func read(_ transcoding: Transcoding) -> Outcome<PlistDocument> {
    let source = transcoding.source
    guard let tag = XMLSniffer.firstTag(in: source) else {
      return refusedUnlessValid(OpenStepPlistReader.read(source), transcoding)
    }
    let xml = XMLPlistReader.read(source)
    if xml.value.isAccepted || tag == .certain { return refusedUnlessValid(xml, transcoding) }
    let old = OpenStepPlistReader.read(source)
    if old.value.isAccepted || tag == .unlikely { return refusedUnlessValid(old, transcoding) }
    return refusedUnlessValid(xml, transcoding)
  }

  private static func refusedUnlessValid(
    _ outcome: Outcome<PlistDocument>,
    _ transcoding: Transcoding
  ) -> Outcome<PlistDocument> {
    guard !transcoding.isValid else { return outcome }
    var outcome = outcome
    outcome.value.isAccepted = false
    return outcome
  }

  /// Reads a file with a zero among its first two bytes and no mark.
  ///
  /// Apple's reader takes it for UTF-16 in the order of the machine and drops the first character,
  /// which works only when nobody misses that character. Where it fails, the text is read in the
  /// encoding that the zeros suggest, so that the entries can still be shown.
  private static func readWithoutMark(_ file: SourceFile) -> Outcome<PlistDocument> {
    let asApple = read(PlistEncodingFaults.asAppleTakes(file))
    let likely = PlistEncodingFaults.likelyEncoding(file.bytes)
    let whole = read(DecodedSource.transcode(file, as: likely, from: 0))
    var outcome = asApple.value.isAccepted ? asApple : whole
    let readsWell = whole.value.isAccepted
    outcome.value.isAccepted = asApple.value.isAccepted
    let fault = PlistEncodingFaults.withoutMark(outcome.value.source, readsWell: readsWell)
    outcome.diagnostics.removeAll { $0.place.range == fault.place.range }
    outcome.diagnostics.insert(fault, at: 0)
    return outcome
  }

  private static func refused(
    _ file: SourceFile,
    _ diagnostic: Diagnostic
  ) -> Outcome<PlistDocument> {
    let document = PlistDocument(
      source: DecodedSource(utf8: file),
      syntax: .openStep,
      root: nil,
      isAccepted: false
    )
    return Outcome(document, diagnostics: [diagnostic])
  }
}
