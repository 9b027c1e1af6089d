import Diagnostics
import SourceText

/// Reads old-style property lists and `.strings` tables.
enum OpenStepPlistReader {
  /// Returns the property list of a text.
  ///
  /// Never fails; the document is not accepted where Apple's reader refuses it. The value is what
  /// Apple's reader takes, or best effort when it takes nothing.
  static func read(_ source: DecodedSource) -> Outcome<PlistDocument> {
    source.utf8.withUnsafeBufferPointer { read($0, source) }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ source: DecodedSource
  ) -> Outcome<PlistDocument> {
    let validity = UTF8Validation.scan(bytes, source.contentStart..<bytes.count)
    var faults = OpenStepFaultList()
    var isRefused = false
    if let first = validity.invalid {
      let refused = PlistEncodingFaults.firstRefused(source.utf8, from: first, to: bytes.count)
      isRefused = refused != nil
      var fault = PlistEncodingFaults.invalidUTF8(source, first: refused ?? first)
      if !isRefused { fault.message = "\(fault.message); it is read as '\u{FFFD}'" }
      faults.add(fault)
      if PlistEncodingFaults.looksLikeUTF16(source.utf8) {
        // Read as UTF-8 it would be nothing but faults.
        return outcome(source, root: nil, isAccepted: false, faults)
      }
    }
    guard source.contentStart < bytes.count else {
      faults.add(PlistEncodingFaults.empty(source.file))
      return outcome(source, root: nil, isAccepted: false, faults)
    }
    var parser = OpenStepParser(bytes, from: source.contentStart)
    let verdict = parser.parse()
    var root = verdict.root
    // The tree that tells of lost entries, too.
    var whole = root
    if !verdict.isAccepted || verdict.hasDropped {
      var recovery = OpenStepRecovery(bytes, source: source, verdict: verdict, faults: faults)
      recovery.run()
      // No text was seen for which nothing is found; a refusal must never be silent.
      if recovery.faults.diagnostics.isEmpty {
        recovery.report(.unexplained, .empty(at: min(verdict.stop, bytes.count)))
      }
      faults = recovery.faults
      whole = recovery.root ?? root
      if !verdict.isAccepted { root = recovery.root }
    }
    let wasDamaged = !verdict.isAccepted || verdict.hasDropped
    let hasControls = verdict.hasControls || validity.hasHighControls || wasDamaged
    if hasControls || verdict.hasOddities, let whole {
      var oddities = OpenStepOddities(source: source, faults: faults, hasControls: hasControls)
      oddities.look(at: whole)
      faults = oddities.faults
    }
    let isAccepted = verdict.isAccepted && !isRefused
    return outcome(source, root: root, isAccepted: isAccepted, faults)
  }

  private static func outcome(
    _ source: DecodedSource,
    root: PlistValue?,
    isAccepted: Bool,
    _ faults: OpenStepFaultList
  ) -> Outcome<PlistDocument> {
    let document = PlistDocument(
      source: source,
      syntax: .openStep,
      root: root,
      isAccepted: isAccepted
    )
    var diagnostics = faults.diagnostics
    diagnostics.sortByPlace()
    return Outcome(document, diagnostics: diagnostics)
  }
}
