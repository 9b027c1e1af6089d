import Diagnostics
import SourceText
import XMLSyntax

extension XMLPlistWalker {
  /// Returns everything that was found, with libxml2's finding where it tells something new.
  func diagnostics(_ fault: XMLFault?) -> [Diagnostic] {
    var all = found
    if let fault, let diagnostic = diagnostic(fault) { all.append(diagnostic) }
    return all.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }

  /// Tells a declaration that names another encoding than the file is in.
  ///
  /// Apple's reader goes by the mark, and takes ASCII for Latin-1; other tools refuse the file.
  mutating func checkDeclaration() {
    guard isAccepted, let declaration = XMLDeclaration(source),
      !declaration.isTrue(of: source)
    else { return }
    let name = text(declaration.encodingName)
    add(
      "unknown-xml-encoding",
      source.contentStart > 0 || source.encoding.unitSize > 1 ? .warning : .error,
      declaration.encodingName,
      "the declaration names the encoding '\(name)', which the file is not in",
      help: "save the file as UTF-8 and write encoding=\"UTF-8\""
    )
  }

  private func diagnostic(_ fault: XMLFault) -> Diagnostic? {
    switch fault.kind {
    case .declarations: return fault.diagnostic(path: source.path)
    case .limit:
      if found.contains(where: { $0.rule == Self.limit }) { return nil }
      var diagnostic = fault.diagnostic(path: source.path)
      if isAccepted {
        diagnostic.severity = .warning
        diagnostic.message = "\(diagnostic.message); Apple's reader takes it"
      }
      return diagnostic
    case .contentAfterRoot:
      guard isAccepted else { return nil }
      var diagnostic = fault.diagnostic(path: source.path, severity: .warning)
      diagnostic.message = "Apple's reader ignores what stands behind the property list's end"
      return diagnostic
    case .malformed, .encoding:
      if isCovered(fault.range) { return nil }
      var diagnostic = fault.diagnostic(path: source.path)
      if fault.kind == .encoding {
        if hasInvalidUTF8 { return nil }
        diagnostic = PlistEncodingFaults.invalidUTF8(source, first: fault.range)
      }
      if isAccepted {
        diagnostic.severity = .warning
        diagnostic.message =
          "\(diagnostic.message); Apple's reader takes it, other tools refuse the file"
      }
      return diagnostic
    }
  }

  /// Whether a finding of Apple's rules tells the same fault, or stopped the reader before it.
  private func isCovered(_ range: ByteRange) -> Bool {
    found.contains { finding in
      let other = finding.place.range
      return other.lowerBound <= range.upperBound && range.lowerBound <= other.upperBound
    } || (found.last.map { isStopped && range.lowerBound >= $0.place.range.lowerBound } ?? false)
  }
}
