public import SourceText

/// A variable of a text, written `%#@name@` there, with one text a plural category.
public struct CatalogSubstitution: Sendable {
  /// The name.
  public var name: TableText
  /// The argument that it reads, from 1 where it makes sense; nil where the text's order decides.
  public var argument: Int?
  /// The conversion of the argument, without its percent sign; nil where the forms say it.
  public var specifier: TableText?
  /// The texts.
  public var forms: [CatalogForm]
  /// From the name's quote to behind the value.
  public var range: ByteRange
}
