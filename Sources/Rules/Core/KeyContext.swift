public import Catalogs
public import Delivery
public import Diagnostics
public import FormatStrings
import Languages
import Payloads
public import SourceText

/// One key that payloads use, with what every phone finds for it.
public struct KeyContext: Sendable {
  /// What a phone set to one language finds.
  public struct Answer: Sendable {
    /// The phone.
    public let phone: Phone
    /// What it finds; nil when the key is not there.
    public let answer: Phone.Answer?
  }

  /// A text of the key in one file, with the languages whose phones read it.
  public struct Text: Sendable {
    /// The table it stands in.
    public let table: StringTable
    /// The text as it stands in the file.
    public let text: TableText
    /// What its specifiers are.
    public let analysis: TextAnalysis
    /// The languages of the phones that read it, canonical, sorted; never empty.
    public let locales: [String]
    /// Whether the development language reads it.
    public let isDevelopment: Bool

    /// The arguments that the text takes or means to take in a push, from 1.
    public var meantPositions: Set<Int> {
      Set(analysis.uses.lazy.map(\.position).filter { $0 > 0 })
    }

    /// Returns a place in the file of a part of the text.
    public func place(of part: ByteRange) -> SourcePlace {
      SourcePlace(path: table.path, range: table.sourceRange(of: part, in: text))
    }

    /// The place of the whole text.
    public var place: SourcePlace { SourcePlace(path: table.path, range: text.range) }
  }

  /// The app.
  public let app: AppContext
  /// The key.
  public let key: String
  /// Number of the key among those that payloads use, from 0.
  public let number: Int
  /// The places in payloads that use it.
  public let uses: [KeyUse]
  /// What each phone finds, in the order of `AppContext.phones`.
  public let answers: [Answer]
  /// The different plain texts that phones find, in the order of their paths.
  public let texts: [Text]

  /// Creates the context of a key.
  public init(app: AppContext, key: String, number: Int, uses: [KeyUse], answers: [Answer]) {
    self.app = app
    self.key = key
    self.number = number
    self.uses = uses
    self.answers = answers
    texts = Self.texts(answers, development: app.developmentPhone.answer(forKey: key))
  }

  /// Groups the answers by the text that gives them.
  private static func texts(_ answers: [Answer], development: Phone.Answer?) -> [Text] {
    struct Place: Hashable {
      let path: String
      let start: Int
    }
    func place(_ answer: Phone.Answer) -> Place {
      Place(path: answer.table.path, start: answer.entry.valueRange.lowerBound)
    }
    var locales: [Place: [String]] = [:]
    var found: [(Place, Phone.Answer)] = []
    for answer in answers {
      guard let hit = answer.answer else { continue }
      if locales[place(hit)] == nil { found.append((place(hit), hit)) }
      locales[place(hit), default: []].append(answer.phone.locale)
    }
    return found.compactMap { place, answer in
      guard let text = answer.text, !answer.entry.isBareName(in: answer.table) else { return nil }
      return Text(
        table: answer.table,
        text: text,
        analysis: TextAnalysis(answer.table.bytes(text)),
        locales: (locales[place] ?? []).sorted(),
        isDevelopment: development.map { Self.isSame($0, answer) } ?? false
      )
    }
    .sorted { $0.table.path < $1.table.path }
  }

  private static func isSame(_ first: Phone.Answer, _ second: Phone.Answer) -> Bool {
    first.table.path == second.table.path
      && first.entry.valueRange.lowerBound == second.entry.valueRange.lowerBound
  }

  /// Makes a finding at a use of the key in a payload.
  func finding(
    _ rule: RuleDescription,
    severity: Severity,
    category: Category? = nil,
    at place: SourcePlace,
    in use: KeyUse,
    _ message: Message,
    help: Message?,
    locales: [String],
    related: [RelatedPlace]
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id,
      severity: use.part == .action ? severity.milder : severity,
      category: category,
      message: message,
      place: place,
      help: help,
      key: key,
      locales: locales,
      payload: use.place.path,
      pointer: use.pointer,
      related: related
    )
  }

  /// Makes a finding at a text of the key in a table.
  func finding(
    _ rule: RuleDescription,
    severity: Severity,
    at place: SourcePlace,
    in text: Text,
    uses: [KeyUse],
    _ message: Message,
    help: Message?
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.id,
      severity: severity,
      message: message,
      place: place,
      help: help,
      key: key,
      locales: text.ownLocales,
      payload: uses.first?.place.path,
      pointer: uses.first?.pointer,
      related: uses.map(\.argumentsRelated)
    )
  }
}

extension KeyContext.Text {
  /// Whether the text shows nothing, which `empty-value` and `blank-value` tell.
  var isBlank: Bool { BlankValue.isBlank(analysis.text) }

  /// The language of the file where it is one of the languages that read it, else those.
  var ownLocales: [String] {
    guard let folder = table.folder else { return locales }
    let own = LanguageID(folder).canonical
    return locales.contains(own) ? [own] : locales
  }

  /// The language of the file as it is named to people.
  var languageName: String { ownLocales.first ?? "" }
}

extension KeyUse {
  /// Where the arguments stand, or the key when none are sent, as a related place.
  var argumentsRelated: RelatedPlace {
    RelatedPlace(
      place: argumentsPlace ?? place,
      message: arity == .exact(0) && arguments == nil
        ? "used here, without arguments" : "used here, with \(Wording.sentArguments(arity))"
    )
  }
}
