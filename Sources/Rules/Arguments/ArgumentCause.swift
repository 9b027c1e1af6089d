import FormatStrings

/// Which faults of a text have a rule of their own that tells why an argument is missing.
enum ArgumentCause {
  /// Whether a rule reports the fault as an error in a push that sends arguments.
  static func isReportedInPush(_ fault: SpecifierFault) -> Bool {
    switch fault.kind {
    case .foreignPercent, .zeroPosition, .notAnObject, .variable, .foreignPlaceholder: true
    case .brokenSpecifier: fault.confidence > .possible
    case .accidentalSpecifier, .textLost: true
    default: false
    }
  }

  /// Whether a rule reports the fault in a text that the app formats.
  static func isReportedInApp(_ fault: SpecifierFault) -> Bool {
    switch fault.kind {
    case .foreignPercent, .zeroPosition: true
    case .brokenSpecifier, .foreignPlaceholder: fault.confidence > .possible
    default: false
    }
  }
}
