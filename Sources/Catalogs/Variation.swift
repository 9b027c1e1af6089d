public import PlistSyntax
public import SourceText

/// A plural, width or device entry of a `.stringsdict`.
public struct Variation: Sendable {
  /// The dictionary as it stands in the file.
  public var dictionary: PlistValue

  /// Creates a variation from its dictionary.
  public init(dictionary: PlistValue) {
    self.dictionary = dictionary
  }

  /// The range of the dictionary.
  public var range: ByteRange { dictionary.range }
}

extension Variation {
  /// Returns the format that the system reads first, `NSStringLocalizedFormatKey`; nil without one.
  public func formatKey(in table: StringTable) -> String? {
    guard case .dictionary(let members, _) = dictionary else { return nil }
    for member in members.reversed() {
      let name = table.string(TableText(member.key))
      guard name == "NSStringLocalizedFormatKey" else { continue }
      guard case .string(let text) = member.value else { return nil }
      return table.string(TableText(text))
    }
    return nil
  }
}
