import SourceText

/// Characters that look like those of Apple's names, or that nobody sees.
///
/// Source: Unicode, confusables.txt, as far as small letters and hyphens go.
public enum Lookalike {
  /// Returns the character of ASCII that another one is taken for; nil for one that looks like itself.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    case 0x2010...0x2015, 0x2043, 0x2212, 0xFE58, 0xFE63: "-"
    default: letters[scalar]
    }
  }

  /// Returns the first character of a name that looks like another one, or like nothing; nil where
  /// there is none.
  ///
  /// A space is one only at the ends of a name.
  public static func first(in name: String) -> Unicode.Scalar? {
    let scalars = name.unicodeScalars
    if let scalar = scalars.first(where: { $0 != " " && isOne($0) }) { return scalar }
    return scalars.first == " " || scalars.last == " " ? " " : nil
  }

  private static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    plain(scalar) != nil || CharacterName.isInvisible(scalar)
  }

  /// Letters of other scripts, by how they look.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = {
    let rows: [(Unicode.Scalar, String)] = [
      ("a", "аαɑАΑ"), ("b", "ВΒ"), ("c", "сСϲ"), ("d", "ԁ"), ("e", "еЕΕ"), ("g", "ɡ"), ("h", "һНΗ"),
      ("i", "іιıІΙ"), ("j", "јЈ"), ("k", "кκКΚ"), ("l", "ӏⅼ"), ("m", "МΜ"), ("n", "Ν"),
      ("o", "оοОΟ"),
      ("p", "рρРΡ"), ("q", "ԛ"), ("s", "ѕЅ"), ("t", "ТΤ"), ("u", "υ"), ("v", "ν"), ("w", "ԝ"),
      ("x", "хХΧ"), ("y", "уУΥ"),
    ]
    var letters: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (plain, others) in rows {
      for other in others.unicodeScalars { letters[other] = plain }
    }
    return letters
  }()
}
