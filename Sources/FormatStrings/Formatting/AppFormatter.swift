import SourceText

/// Fills in a text as `String(format:locale:arguments:)` does.
///
/// Source: swift-corelibs-foundation, CFString.c, and runs of `String(format:)`.
public struct AppFormatter: Sendable {
  private let text: [UInt8]
  private let format: FormatString

  /// Widths and precisions above this are cut to it: a text cannot ask for gigabytes of spaces.
  static let largestMeasure = 10_000

  /// Reads a text.
  public init(_ text: [UInt8]) {
    self.text = text
    format = FormatString(text)
  }

  /// Reads a text.
  public init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Returns what the app shows.
  ///
  /// With symbols, numbers are written as the locale writes them. Never fails.
  public func render(arguments: [AppArgument], symbols: NumberSymbols? = nil) -> FormattedText {
    guard !format.pieces.isEmpty else {
      return FormattedText(text: String(decoding: text, as: UTF8.self), isUndefined: false)
    }
    guard !format.overflows, !exceedsTable else {
      return FormattedText(text: "", isUndefined: format.overflows)
    }
    var values = ArgumentValues(format: format, arguments: arguments)
    var shown = ShownText()
    for piece in format.pieces {
      switch piece.kind {
      case .literal: shown.append(text[piece.range.range])
      case .specifier(let index):
        append(format.specifiers[index], &values, symbols, to: &shown)
      case .escape(let range): shown.append(text[range.range])
      case .halfCharacter: shown.append("\u{FFFD}")
      case .incomplete: break
      }
    }
    return FormattedText(text: shown.string, isUndefined: values.isUndefined)
  }

  /// The formatter keeps room for three arguments a percent sign and one more, and shows nothing at
  /// all when a position lies behind it.
  private var exceedsTable: Bool {
    let room = 3 * text.reduce(0) { $1 == 0x25 ? $0 + 1 : $0 } + 1
    return format.arguments.contains { $0.slot - 1 > room }
  }

  private func append(
    _ specifier: FormatSpecifier,
    _ values: inout ArgumentValues,
    _ symbols: NumberSymbols?,
    to shown: inout ShownText
  ) {
    let width = values.measure(specifier.width)
    let precision = values.measure(specifier.precision)
    switch specifier.kind {
    case .object: shown.append(values.object(specifier.slot))
    case .character(bits: 16):
      shown.append(unit: UInt16(truncatingIfNeeded: values.integer(specifier)))
    case .cString: shown.append(values.undefinedText(specifier.slot))
    case .count: values.skip(specifier.slot)
    case .integer, .unsigned, .character, .pointer, .double, .longDouble:
      var number = NumberSpecifier(specifier, text: text, width: width, precision: precision)
      if let symbols, number.isLocalizable {
        let writer = LocalizedNumber(symbols: symbols, specifier: number)
        switch specifier.kind.family {
        case .real: shown.append(writer.text(of: values.real(specifier.slot)))
        default: shown.append(writer.text(of: values.integer(specifier)))
        }
        return
      }
      number.decimal = symbols?.decimal ?? "."
      shown.append(number.text(&values, specifier))
    }
  }
}
