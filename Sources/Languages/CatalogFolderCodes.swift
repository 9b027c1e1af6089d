/// The codes that a string catalog's compiler renames or drops.
enum CatalogFolderCodes {
  /// Replaces a deprecated or long language code at the start, also one of several parts.
  static func renameLanguage(_ parts: inout [CatalogFolder.Part]) {
    for count in [3, 2] where parts.count >= count {
      let name = parts.prefix(count).map(\.text.lowercasedASCII).joined(separator: "-")
      // Only hyphens join such a name.
      guard parts.dropFirst().prefix(count - 1).allSatisfy({ $0.separator == "-" }),
        let code = ofSeveralParts(name)
      else { continue }
      parts.replaceSubrange(0..<count, with: [CatalogFolder.Part(separator: nil, text: code)])
      return
    }
    guard let first = parts.first?.text.lowercasedASCII else { return }
    parts[0].text = first
    if parts.count > 1, ["bokmal", "nynorsk"].contains(parts[1].text.lowercasedASCII) {
      // Registered variants, which the compiler takes for no language of their own.
      return
    }
    if first == "hbs" {
      parts[0].text = "sr"
      parts.insert(CatalogFolder.Part(separator: "-", text: "Latn"), at: 1)
    } else if let code = ofOnePart(first) {
      parts[0].text = code
    }
  }

  /// Takes out the script that goes without saying.
  static func dropUsualScript(_ parts: inout [CatalogFolder.Part], region: String?) {
    guard parts.count > 1, let language = parts.first?.text else { return }
    var dropped = usualScript(of: language).map { [$0] } ?? []
    switch region {
    case "CN", "SG": dropped.append("Hans")
    case "HK", "MO", "TW": dropped.append("Hant")
    default: break
    }
    if language == "de" { dropped.append("1901") }
    for script in dropped {
      if let index = parts.dropFirst().firstIndex(where: { $0.text == script }),
        parts[index].separator == "-"
      {
        parts.remove(at: index)
      }
    }
  }

  private static func ofSeveralParts(_ name: String) -> String? {
    switch name {
    case "art-lojban": "jbo"
    case "i-ami", "i-bnn", "i-hak", "i-pwn", "i-tao", "i-tay", "i-tsu": String(name.dropFirst(2))
    case "i-klingon": "tlh"
    case "i-lux": "lb"
    case "i-navajo": "nv"
    case "no-bok": "nb"
    case "no-nyn": "nn"
    case "sgn-be-fr": "sfb"
    case "sgn-be-nl": "vgt"
    case "sgn-ch-de": "sgg"
    case "zh-cmn", "zh-guoyu": "zh"
    case "zh-hakka": "hak"
    case "zh-min-nan": "nan"
    case "zh-xiang": "hsn"
    case "zh-cdo", "zh-cjy", "zh-cpx", "zh-czh", "zh-czo", "zh-gan", "zh-hak", "zh-hsn", "zh-mnp",
      "zh-nan", "zh-wuu", "zh-yue":
      String(name.dropFirst(3))
    default: nil
    }
  }

  private static func ofOnePart(_ code: String) -> String? {
    switch code {
    case "in": "id"
    case "iw": "he"
    case "jaw", "jw": "jv"
    case "ji": "yi"
    case "mol": "mo"
    case "no", "nor": "nb"
    case "tgl", "tl": "fil"
    case "tw": "ak"
    default: LanguageTables.shorter[code] ?? partOfLanguage(code)
    }
  }

  /// The bibliographic codes of ISO 639-2 and the members that stand for their whole language.
  private static func partOfLanguage(_ code: String) -> String? {
    let known = """
      aju als arb ayr azj alb arm baq bcc bcl bih bur bxk bxr chi cld cmn cwd cze dgo dhd dik diq \
      dut ekk emk esk fat fre fuc gaz gbo geo ger gno gre gug gya hdn hea him ice ike khk kmr knc \
      kng kpv lbk lvs mac may mhr mup ojg pbu per pes plt pnb rmy rum scc scr slo spy src swh tib \
      ttq umu uzn wel xpe xsl ydd zai zsm zyb
      """
    if code == "knn" { return "kok" }
    if code == "qxp" { return "qu" }
    return known.split(separator: " ").contains { $0.elementsEqual(code) }
      ? LanguageTables.aliases[code] : nil
  }

  /// The script that the compiler drops behind a language; nil for languages it leaves alone.
  ///
  /// The list is older than CLDR's likely subtags and shorter.
  private static func usualScript(of language: String) -> String? {
    switch language {
    case "ko": return "Hang"
    case "ks", "ur": return "Aran"
    case "mo", "shi", "tzm", "ff": return "Latn"
    case "vai": return "Vaii"
    case "zh": return "Hani"
    default:
      let known = """
        ab af agq ak am ar ars as asa ay az bas be bem bez bg bm bn bo br brx bs ca cgg chr cs cy \
        da dav de dje dua dv dyo dz ebu ee el en eo es et eu ewo fa fi fil fo fr ga gd gl gn gsw \
        gu guz gv ha haw he hi hr hu hy id ig ii is it ja jmc ka kab kam kde kea khq ki kk kl km \
        kn kok ksb ksf kw ky la lag lb lg ln lo lt lu luo luy lv mas mer mfe mg mgh mk ml mn mr \
        ms mt mua my naq nb nd ne nl nmg nn nus ny nyn om or pa pl ps pt qu rm rn ro rof ru rw rwk \
        sa saq sbp se seh ses sg si sk sl sn so sq sr sv sw swc ta te teo tg th ti tk tn to tr twq \
        uk uz vi vun wo xh xog yav yi yo zu
        """
      guard known.split(separator: " ").contains(where: { $0.elementsEqual(language) }) else {
        return nil
      }
      return LikelySubtags.usual(language)?.script
    }
  }
}
