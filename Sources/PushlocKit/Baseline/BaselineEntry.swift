import Diagnostics

/// What the baseline knows a finding by: never its line, which moves with every edit.
public struct BaselineEntry: Hashable, Sendable {
  /// The rule.
  public var rule: String
  /// The localization key, or the dotted path of a payload fault.
  public var key: String?
  /// The language.
  public var locale: String?
  /// The file, relative to the baseline's folder, for findings that are not about a text of a key.
  public var file: String?

  /// Creates an entry.
  public init(rule: String, key: String? = nil, locale: String? = nil, file: String? = nil) {
    self.rule = rule
    self.key = key
    self.locale = locale
    self.file = file
  }

  /// Returns the entries of a finding: one for each language.
  static func entries(of diagnostic: Diagnostic, file: String) -> [BaselineEntry] {
    let rule = diagnostic.rule.name
    let isText = diagnostic.key != nil && !diagnostic.locales.isEmpty
    let own = isText ? nil : file
    guard !diagnostic.locales.isEmpty else {
      return [BaselineEntry(rule: rule, key: diagnostic.key, file: own)]
    }
    return diagnostic.locales.map {
      BaselineEntry(rule: rule, key: diagnostic.key, locale: $0, file: own)
    }
  }
}

extension BaselineEntry: Comparable {
  /// Orders by rule, key, language and file, by their UTF-8.
  public static func < (first: BaselineEntry, second: BaselineEntry) -> Bool {
    first.parts.lexicographicallyPrecedes(second.parts) {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  private var parts: [String] { [rule, key ?? "", locale ?? "", file ?? ""] }

  /// Whether two entries are alike, scalar by scalar.
  public static func == (first: BaselineEntry, second: BaselineEntry) -> Bool {
    first.optionals.elementsEqual(second.optionals) { one, other in
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?): one.utf8.elementsEqual(other.utf8)
      default: false
      }
    }
  }

  /// Hashes the scalars.
  public func hash(into hasher: inout Hasher) {
    for part in optionals {
      hasher.combine(part?.utf8.count ?? -1)
      for byte in (part ?? "").utf8 { hasher.combine(byte) }
    }
  }

  private var optionals: [String?] { [rule, key, locale, file] }
}
