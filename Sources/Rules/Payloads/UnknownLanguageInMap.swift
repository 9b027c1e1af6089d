import Delivery
public import Diagnostics
import JSONSyntax
import Languages
import Payloads
import SourceText

/// A code in a message's texts that is no language, or that is another one than was meant.
public enum UnknownLanguageInMap: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-language-in-map",
    category: .lprojName,
    severity: .warning,
    group: .payloads,
    summary: "a message has a text under a code that no phone reports",
    reason: """
      The service chooses a text by the code of the phone's language, whatever the app is localized \
      into. A text under a code that is no language, or that is the code of a country, is never sent.
      """,
    source: "OneSignal, API reference, contents and headings",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"app_id": "x", "contents": {"en": "Hello", ↓"jp": "a"}, "apns_alert": {"loc-key": "hi"}}
        """#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "sv.lproj/Localizable.strings": #""hi" = "Hej";"#,
        "push/a.json": #"{"app_id": "x", "contents": {"en": "Hello", ↓"se": "Hej"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "pt.lproj/Localizable.strings": #""hi" = "Olá";"#,
        "push/a.json": #"{"app_id": "x", "contents": {"en": "a", "pt": "b", ↓"br": "c"}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
        "push/a.json": #"""
        {"app_id": "x", "contents": {"en": "a", "de": "b"}, "apns_alert": {"loc-key": "hi"}}
        """#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"app_id": "x", "contents": {"en": "Hello", "de": "Hallo"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "se.lproj/Localizable.strings": #""hi" = "Bures";"#,
        "push/a.json": #"{"app_id": "x", "contents": {"en": "Hello", "se": "Bures"}}"#,
      ]),
    ]
  )

  /// Reports each code of a message that no phone reports, at the code.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    guard context.isApp else { return }
    let own = Set(
      context.bundle.folders.lazy.filter { !$0.isBase }.map { LanguageID($0.name).language }
    )
    for file in context.payloadFiles {
      for payload in file.payloads {
        for map in payload.surroundings.languageMaps {
          let members = map.members.filter { !$0.key.hasHoles && !$0.key.isMissing }
          let codes = members.map { LanguageID($0.name).language }
          for member in members where !own.contains(LanguageID(member.name).language) {
            report(member, beside: codes, file, &findings)
          }
        }
      }
    }
  }

  private static func report(
    _ member: JSONMember,
    beside codes: [String],
    _ file: PayloadFile,
    _ findings: inout Findings
  ) {
    guard let (message, help) = fault(member.name, beside: codes) else { return }
    findings.add(
      Diagnostic(
        rule: description.id,
        severity: .warning,
        message: message,
        place: SourcePlace(path: file.source.path, range: member.key.range),
        help: help,
        key: member.value.dottedPath,
        payload: file.source.path,
        pointer: member.value.pointer
      )
    )
  }

  /// Returns what is wrong with a code and what to do; nil where nothing is.
  private static func fault(_ code: String, beside codes: [String]) -> (Message, Message)? {
    let name = LprojName(code)
    if case .unknown(let suggestion)? = name.fault {
      return (
        "'\(code)' is no language; its text is never sent",
        suggestion.map { "did you mean '\($0)'?" } ?? "remove it, or write the language's code"
      )
    }
    guard let confusion = name.confusion(among: []) else { return nil }
    let meant = confusion.suggestion
    return (
      "'\(code)' is \(confusion.meaning); phones in another language do not get its text",
      codes.contains(LanguageID(meant).language)
        ? "remove it, or give its text to '\(LanguageID(meant).language)'"
        : "did you mean '\(meant)'?"
    )
  }
}
