import FormatStrings

/// Number symbols of the locales that the recorded rows use, written down from CLDR.
enum LocaleSymbols {
  static let table: [String: NumberSymbols] = [
    "en_US": NumberSymbols(),
    "ja_JP": NumberSymbols(),
    "de_DE": NumberSymbols(decimal: ",", grouping: "."),
    "de_CH": NumberSymbols(grouping: "’"),
    "fr_FR": NumberSymbols(decimal: ",", grouping: "\u{202F}"),
    "es_ES": NumberSymbols(decimal: ",", grouping: ".", minimumGrouping: 2),
    "pl_PL": NumberSymbols(decimal: ",", grouping: "\u{A0}", minimumGrouping: 2),
    "sv_SE": NumberSymbols(decimal: ",", grouping: "\u{A0}", minus: "\u{2212}", exponent: "×10^"),
    "hi_IN": NumberSymbols(secondaryGroup: 2),
    "ar": NumberSymbols(
      minus: "\u{200E}-",
      plus: "\u{200E}+",
      notANumber: "ليس\u{A0}رقمًا"
    ),
    "ar_EG": NumberSymbols(
      zero: "\u{660}",
      decimal: "٫",
      grouping: "٬",
      minus: "\u{61C}-",
      plus: "\u{61C}+",
      exponent: "أس",
      notANumber: "ليس\u{A0}رقمًا"
    ),
    "fa_IR": NumberSymbols(
      zero: "\u{6F0}",
      decimal: "٫",
      grouping: "٬",
      minus: "\u{200E}\u{2212}",
      plus: "\u{200E}+",
      exponent: "×۱۰^",
      notANumber: "ناعدد"
    ),
  ]
}
