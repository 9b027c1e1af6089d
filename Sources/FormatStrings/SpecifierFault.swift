public import SourceText

/// A place where a text's percent signs, specifiers or placeholders are not what they should be.
///
/// It is a finding, not a verdict: whether it harms depends on who formats the text. Rules decide,
/// by `kind`, `confidence`, `isReadByApp` and the two readings of the text.
public struct SpecifierFault: Hashable, Sendable {
  /// How a specifier is damaged.
  public enum Damage: Hashable, Sendable {
    /// A space or an invisible character inside: `% @`, `%1 $@`; `scalar` is the first one.
    case gap
    /// `%$1@`, `%$@`, `%$1d`.
    case dollarFirst
    /// `$1%@`.
    case numberOutside
    /// `@%`.
    case swapped
    /// `1$@`, or a bare `@` (then only possible).
    case lostPercent
    /// `%1@`.
    case lostDollar
    /// `%1$` without more: `%1$ has sent`.
    case lostAt
    /// `%%1$@` and, only possible, `%%@`: shown as `%1$@`.
    case escaped
    /// `%@name@`, meant as `%#@name@`.
    case lostSharp
    /// `%# @name @`, or a name with characters that the formatter cannot read.
    case variable
    /// `%-5@`, `%l@`: an object with flags, width or length, which mean nothing for it.
    case decorated
    /// `%,d`, `%'d`, `%I64d`: printf dialects that Apple's formatter does not know.
    case dialect
    /// `%Lld`, `%hld`: lengths that the formatter accepts and then shows as they stand.
    case modifiers
  }

  /// The kinds of faults.
  public enum Kind: Hashable, Sendable {
    /// A percent, at or dollar sign or a digit of another script in a specifier: `％@`, `%＠`, `%١$@`.
    case foreignPercent
    /// A specifier that is damaged.
    case brokenSpecifier(Damage)
    /// Another sign of the keyboard for the percent sign: `&@`, `&1$@`.
    case mistypedPercent
    /// `%0$@`: positions begin at 1.
    case zeroPosition
    /// A good specifier that takes no object: `%d`, `%1$s`, `%.2f`. Wrong in a push only.
    case notAnObject
    /// `%#@name@`: an external variable, right in the format of a plural entry only.
    case variable
    /// `%arg`: right in a catalog's substitution only.
    case substitutionArgument
    /// A placeholder of another system: `{0}`, `{name}`, `{{name}}`, `%{x}`, `${x}`, `%(x)s`.
    ///
    /// `${x}` is only possible: it is right in the texts of Apple's intents.
    case foreignPlaceholder
    /// `%1` without more: a placeholder of the app's own or of Qt, or a percentage in Turkish.
    ///
    /// Always only possible.
    case percentNumber
    /// `%20` in a URL.
    case urlEscape
    /// A percent sign of prose that `String(format:)` reads as a specifier: `100% done`.
    case accidentalSpecifier
    /// A percent sign of prose that is no specifier; one character, or the sign, is lost.
    case lonePercent
    /// A percent sign of prose before a character outside ASCII.
    ///
    /// A push loses the whole text; in an app it is a lone percent sign.
    case textLost
    /// `%%`: right in a formatted text, shown doubled in one that is not.
    case doubledPercent
    /// Plain and numbered specifiers in one text.
    case mixedNumbered
    /// A position below the highest one is not used.
    case numberGap
    /// Two or more plain specifiers: a translation cannot reorder them.
    case unnumberedSeveral
    /// A bidirectional embedding, override or isolate that is not closed.
    case unbalancedBidi
  }

  /// How sure the reading is.
  public enum Confidence: Int, Comparable, Sendable {
    /// Worth telling only where something else shows that it matters: the text is certainly
    /// formatted, or an argument is missing.
    case possible
    /// Hardly anything else can be meant.
    case likely
    /// Nothing else can be meant.
    case certain

    /// Orders by sureness.
    public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
  }

  /// What is wrong.
  public var kind: Kind
  /// The smallest place that is wrong, in bytes of the text.
  public var range: ByteRange
  /// How sure it is.
  public var confidence: Confidence
  /// What to write; empty where no one spelling is certainly meant.
  public var replacements: [TextReplacement] = []
  /// The argument that is meant, from 1; nil where none is, or none is known.
  public var position: Int?
  /// The position that is written at the place, from 1; nil for a plain specifier.
  public var writtenPosition: Int?
  /// The character that does the harm, where it has to be named.
  public var scalar: Unicode.Scalar?
  /// Whether an object is meant; else a number or a C string, which a push cannot insert.
  public var takesObject = true
  /// Whether `String(format:)` still reads an argument here, so that only a push is harmed.
  public var isReadByApp = false

  /// What to write, so that the reader finds nothing else to object to.
  ///
  /// In a push every specifier becomes an object: `% d` is mended to `%@`, in an app to `%d`.
  public func replacements(for reader: ArgumentReader) -> [TextReplacement] {
    guard reader == .push, !takesObject, !replacements.isEmpty else { return replacements }
    return [TextReplacement(range, writtenPosition.map { "%\($0)$@" } ?? "%@")]
  }

  /// Whether an argument of the text is meant here, so that the fault explains why it is missing.
  public var meansArgument: Bool {
    switch kind {
    case .foreignPercent, .brokenSpecifier, .mistypedPercent, .zeroPosition, .notAnObject,
      .variable, .substitutionArgument, .foreignPlaceholder, .percentNumber:
      true
    default: false
    }
  }

  /// Whether the percent sign is prose, not meant as a specifier.
  public var isProse: Bool {
    switch kind {
    case .accidentalSpecifier, .lonePercent, .textLost, .urlEscape: true
    default: false
    }
  }
}
