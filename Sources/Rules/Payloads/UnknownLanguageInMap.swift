import Delivery
public import Diagnostics
import JSONSyntax
import Languages
import Payloads
import SourceText

/// A language in a message's texts that the app does not have, or that is none.
public enum UnknownLanguageInMap: AppRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-language-in-map",
    category: .lprojName,
    severity: .warning,
    group: .payloads,
    summary: "a message has a text for a language that the app does not have",
    reason: """
      The service chooses a text by the language that the app reports, which is one of its own. A text \
      under another code is never sent.
      """,
    source: "OneSignal, API reference, contents and headings",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"app_id": "x", "contents": {"en": "Hello", ↓"jp": "a"}, "apns_alert": {"loc-key": "hi"}}
        """#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
        "push/a.json": #"""
        {"app_id": "x", "contents": {"en": "a", "de": "b"}, "apns_alert": {"loc-key": "hi"}}
        """#,
      ])
    ]
  )

  /// Reports each language of a message that no folder of the app answers for, at its code.
  public static func check(_ context: AppContext, _ findings: inout Findings) {
    guard context.isApp else { return }
    let own = Set(
      context.bundle.folders.lazy.filter { !$0.isBase }.map { LanguageID($0.name).language }
    )
    guard !own.isEmpty else { return }
    for file in context.payloadFiles {
      for payload in file.payloads {
        for map in payload.surroundings.languageMaps {
          for member in map.members where !member.key.hasHoles && !member.key.isMissing {
            report(member, own, file, &findings)
          }
        }
      }
    }
  }

  private static func report(
    _ member: JSONMember,
    _ own: Set<String>,
    _ file: PayloadFile,
    _ findings: inout Findings
  ) {
    let code = member.name
    let name = LprojName(code)
    guard !own.contains(LanguageID(code).language) else { return }
    let message: Message
    var help: Message = "remove it, or localize the app"
    if case .unknown(let suggestion)? = name.fault {
      message = "'\(code)' is no language; its text is never sent"
      if let suggestion { help = "did you mean '\(suggestion)'?" }
    } else {
      message = "the app has no '\(code)'; its text is never sent"
    }
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
}
