public import Diagnostics

/// Numbers of things in words; one sentence each, so that a catalog can give its plural forms.
public enum Counted {
  /// Findings of any severity.
  public static func findings(_ count: Int) -> Message {
    count == 1 ? "\(count) finding" : "\(count) findings"
  }

  static func errors(_ count: Int) -> Message {
    count == 1 ? "\(count) error" : "\(count) errors"
  }

  static func warnings(_ count: Int) -> Message {
    count == 1 ? "\(count) warning" : "\(count) warnings"
  }

  static func notes(_ count: Int) -> Message {
    count == 1 ? "\(count) note" : "\(count) notes"
  }

  /// Numbers files.
  public static func files(_ count: Int) -> Message {
    count == 1 ? "\(count) file" : "\(count) files"
  }

  static func keys(_ count: Int) -> Message {
    count == 1 ? "\(count) key" : "\(count) keys"
  }

  /// Numbers languages.
  public static func languages(_ count: Int) -> Message {
    count == 1 ? "\(count) language" : "\(count) languages"
  }

  /// Numbers payloads.
  public static func payloads(_ count: Int) -> Message {
    count == 1 ? "\(count) payload" : "\(count) payloads"
  }

  /// Numbers messages that are not for Apple's devices.
  public static func otherMessages(_ count: Int) -> Message {
    count == 1
      ? "\(count) message for other systems" : "\(count) messages for other systems"
  }
}

/// The sentences at the end of a report for people.
struct SummaryWords {
  var report: Report

  /// What was found, for example `1 error, 2 warnings`.
  func findings(_ words: MessageRenderer) -> String {
    let summary = report.summary
    var parts: [Message] = []
    if summary.errors > 0 { parts.append(Counted.errors(summary.errors)) }
    if summary.warnings > 0 { parts.append(Counted.warnings(summary.warnings)) }
    if summary.notes > 0 { parts.append(Counted.notes(summary.notes)) }
    if parts.isEmpty {
      parts.append(summary.isComplete ? "no findings" : "the check could not be finished")
    }
    if summary.leftOut > 0 { parts.append("\(summary.leftOut) left out by the baseline") }
    return parts.map { words.text($0) }.joined(separator: ", ")
  }

  /// What was looked at, for example `4 files, 12 keys in 2 languages, 3 payloads`.
  func scope(_ words: MessageRenderer) -> String {
    let summary = report.summary
    var parts = [Counted.files(summary.files)]
    if summary.keys > 0 || !summary.languages.isEmpty {
      let keys = Counted.keys(summary.keys)
      parts.append("\(keys) in \(Counted.languages(summary.languages.count))")
    }
    if summary.payloads > 0 { parts.append(Counted.payloads(summary.payloads)) }
    if summary.otherMessages > 0 { parts.append(Counted.otherMessages(summary.otherMessages)) }
    return parts.map { words.text($0) }.joined(separator: ", ")
  }

  /// What could not be checked and what can be mended, a sentence each.
  func remarks() -> [Message] {
    let summary = report.summary
    var remarks: [Message] = []
    if summary.unverifiable > 0 {
      remarks.append(
        "\(summary.unverifiable) of \(summary.locKeys) key references could not be checked: holes without declared values"
      )
    }
    let safe = report.diagnostics.count { $0.fix?.isSafe == true }
    if safe > 0 { remarks.append("\(safe) can be fixed with '--fix'") }
    if summary.fixable > safe {
      remarks.append("\(summary.fixable - safe) can be fixed with '--unsafe-fixes', after a look")
    }
    return remarks
  }

  /// Findings by rule, most first.
  func statistics() -> [(rule: RuleID, count: Int)] {
    var counts: [RuleID: Int] = [:]
    for diagnostic in report.diagnostics { counts[diagnostic.rule, default: 0] += 1 }
    return counts.map { (rule: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.rule.name) < ($0.count, $1.rule.name) }
  }
}
