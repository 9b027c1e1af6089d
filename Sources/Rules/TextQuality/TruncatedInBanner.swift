import Delivery
public import Diagnostics
import FormatStrings
import Payloads
import SourceText

/// A text of a push that a banner cuts.
public enum TruncatedInBanner: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "truncated-in-banner",
    category: .textQuality,
    severity: .note,
    group: .textQuality,
    summary: "a banner has no room for a text of a push",
    reason: """
      A banner shows one line of title and subtitle and two lines of the body, about 290 points wide; the rest \
      is behind '…' until the notification is opened. Arguments count as they are sent. The width is an estimate \
      by script, and users may choose larger letters.
      """,
    source: "tests on phones; Apple publishes no numbers and asks for short titles",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": """
        "t" = "%@ sent you a message";
        "b" = "Open the app";
        """,
        "de.lproj/Localizable.strings": """
        "t" = "↓%@ hat Ihnen soeben eine neue Nachricht geschickt";
        "b" = "Öffnen Sie die App";
        """,
        "push/a.json": """
        {"aps": {"alert": {"title-loc-key": "t", "title-loc-args": ["Anna"], "loc-key": "b"}}}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": """
        "t" = "%@ sent you a message";
        "b" = "A body has two lines in a banner, so that this text fits";
        "unused" = "A text of the app itself that no push shows may be as long as it likes to be";
        """,
        "push/a.json": """
        {"aps": {"alert": {"title-loc-key": "t", "title-loc-args": ["Anna"], "loc-key": "b"}}}
        """,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .push

  /// Reports a text that is cut with the arguments of some payload, once.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard context.table.isPushTable, context.table.app.isApp else { return }
    for use in context.uses {
      guard let space = space(of: use.part),
        let shown = context.analysis.push.render(arguments: sent(use)),
        let visible = space.visiblePart(of: shown)
      else { continue }
      findings.add(
        context.finding(
          description,
          severity: .note,
          at: ByteRange(0, context.bytes.count),
          """
          a banner probably cuts this \(word(use.part)), '\(context.key)', behind \
          '\(String(visible.suffix(24)))'
          """,
          help: "shorten it, or begin with what matters",
          related: [use.argumentsRelated]
        )
      )
      return
    }
  }

  /// The arguments; what a template fills in later takes no room, nor what is no text.
  private static func sent(_ use: KeyUse) -> [String] {
    (use.arguments ?? []).map { isFilledIn($0.utf8) ? "" : $0 }
  }

  /// Whether an argument holds what a template fills in, or what stands for a list or an object.
  private static func isFilledIn(_ argument: String.UTF8View) -> Bool {
    zip(argument, argument.dropFirst()).contains { first, second in
      switch (first, second) {
      case (0x7B, 0x7B), (0x3C, 0x25), (0x24, 0x7B), (0x7B, 0x25), (0x28, 0x0A), (0x7B, 0x0A): true
      default: false
      }
    }
  }

  private static func space(of part: AlertPartName) -> NotificationSpace? {
    switch part {
    case .title, .subtitle: .title
    case .body: .bannerBody
    case .action: nil
    }
  }

  private static func word(_ part: AlertPartName) -> Message {
    switch part {
    case .title: "title"
    case .subtitle: "subtitle"
    case .body, .action: "body"
    }
  }
}
