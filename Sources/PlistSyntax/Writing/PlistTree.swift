public import SourceText

/// A property list without its file: what the writers write.
///
/// Members of a dictionary are sorted by the UTF-8 of their keys and each key is there once, so that
/// one list has one form.
public indirect enum PlistTree: Sendable {
  /// A key of a dictionary and what it leads to.
  public struct Member: Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: PlistTree
  }

  /// A text.
  case string(String)
  /// A dictionary; made by `dictionary(of:)`.
  case dictionary([Member])
  /// An array.
  case array([PlistTree])
  /// Bytes.
  case data([UInt8])
  /// A whole number, from -2^63 to 2^64 - 1.
  case integer(Int128)
  /// A floating-point number.
  case real(Double)
  /// A truth value.
  case boolean(Bool)
  /// A date, in seconds from the start of 2001 in UTC.
  case date(Double)

  /// Returns a dictionary; of several members with one key the last counts.
  public static func dictionary(of members: [(key: String, value: PlistTree)]) -> PlistTree {
    let order = members.indices.sorted { first, second in
      let (left, right) = (members[first].key.utf8, members[second].key.utf8)
      return left.elementsEqual(right) ? first < second : left.lexicographicallyPrecedes(right)
    }
    var kept: [Member] = []
    kept.reserveCapacity(members.count)
    for index in order {
      let member = Member(key: members[index].key, value: members[index].value)
      if let last = kept.last, last.key.utf8.elementsEqual(member.key.utf8) { kept.removeLast() }
      kept.append(member)
    }
    return .dictionary(kept)
  }

  /// Takes a value out of its file, decoded.
  ///
  /// - Parameters:
  ///   - value: The value as it stands in the file.
  ///   - source: The text that its ranges count in.
  public init(_ value: PlistValue, in source: DecodedSource) {
    switch value {
    case .string(let text): self = .string(text.string(in: source))
    case .dictionary(let members, _):
      self = .dictionary(
        of: members.map { ($0.key.string(in: source), PlistTree($0.value, in: source)) }
      )
    case .array(let items, _): self = .array(items.map { PlistTree($0, in: source) })
    case .data(let bytes, _): self = .data(bytes)
    case .integer(let number, _): self = .integer(number)
    case .real(let number, _): self = .real(number)
    case .boolean(let flag, _): self = .boolean(flag)
    case .date(let seconds, _): self = .date(seconds)
    }
  }
}
