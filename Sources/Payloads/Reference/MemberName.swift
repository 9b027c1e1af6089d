import SourceText

/// Names of members compared without regard to how words are joined.
public enum MemberName {
  /// Returns a name in lower case without the signs between its words: `titleLocKey` and
  /// `title_loc_key` are `titlelockey`.
  ///
  /// Letters that only look like those of ASCII are taken for them; what nobody sees is left out.
  public static func folded(_ name: String) -> String {
    var folded = ""
    for scalar in name.unicodeScalars {
      let plain = scalar.isASCII ? scalar : Lookalike.plain(scalar) ?? scalar
      switch plain {
      case "-", "_", ".", " ": break
      case "A"..."Z": folded.unicodeScalars.append(Unicode.Scalar(UInt8(plain.value) | 0x20))
      case "!"..."~": folded.unicodeScalars.append(plain)
      default:
        if !CharacterName.isInvisible(plain) { folded.unicodeScalars.append(plain) }
      }
    }
    return folded
  }

  /// Names that people and libraries use for one of Apple's, folded.
  private static let aliases: [String: String] = [
    "bodylockey": "loc-key", "bodylocargs": "loc-args",
    "bodylockeyargs": "loc-args", "lockeyargs": "loc-args", "titlelockeyargs": "title-loc-args",
    "messagelockey": "loc-key", "messagelocargs": "loc-args",
    "alertlockey": "loc-key", "alertlocargs": "loc-args",
    "localizedkey": "loc-key", "localizedargs": "loc-args",
    "titlelocalizedkey": "title-loc-key", "titlelocalizedargs": "title-loc-args",
    "bodylocalizedkey": "loc-key", "bodylocalizedargs": "loc-args",
    "localizationkey": "loc-key", "localizationargs": "loc-args",
    "locarguments": "loc-args", "titlelocarguments": "title-loc-args",
    "lockeys": "loc-key", "locarg": "loc-args",
  ]

  /// Returns the name of a place that another spelling or a known alias means; nil for none.
  ///
  /// Right names mean themselves.
  public static func meant(by name: String, in place: PayloadPlace) -> KeyReference? {
    if let exact = PayloadReference.key(name, in: place) { return exact }
    let folded = folded(name)
    if let alias = aliases[folded], let key = PayloadReference.key(alias, in: place) {
      return key
    }
    return keys[place]?.first { $0.folded == folded }?.key
  }

  /// Apple's names of each place, folded.
  private static let keys: [PayloadPlace: [(folded: String, key: KeyReference)]] =
    Dictionary(grouping: PayloadReference.keys, by: \.place)
    .mapValues { keys in keys.map { (folded($0.name), $0) } }

  /// Returns the name of a place that was meant by one with a slip of the hand; nil for none, and
  /// where several are as near.
  ///
  /// One letter may be wrong in a name of at least five, two in one of at least eight.
  public static func slip(_ name: String, in place: PayloadPlace) -> KeyReference? {
    let folded = folded(name)
    let length = folded.unicodeScalars.count
    guard length >= 5 else { return nil }
    let limit = length >= 8 ? 2 : 1
    var best: (distance: Int, key: KeyReference)?
    var isAmbiguous = false
    for (own, key) in keys[place] ?? [] {
      guard own.unicodeScalars.count >= 5,
        let distance = EditDistance.between(folded, own, limit: limit)
      else { continue }
      if let found = best, distance >= found.distance {
        if distance == found.distance { isAmbiguous = true }
      } else {
        best = (distance, key)
        isAmbiguous = false
      }
    }
    return isAmbiguous ? nil : best?.key
  }
}
