import Catalogs
import Delivery
import Diagnostics
import FormatStrings
import Payloads
import SourceText

/// Says what is wrong with a shown text, by the rule that knows the fault in a check.
enum PreviewDefects {
  static func defects(
    of shown: ShownText,
    use: KeyUse,
    part: Preview.Kind
  ) -> [Preview.Defect] {
    func defect(_ rule: RuleID, _ message: Message) -> Preview.Defect {
      Preview.Defect(rule: rule, part: part, message: message)
    }
    switch shown.origin {
    case .literal: return []
    case .bareKey:
      return [defect("missing-key", "the key is not in the table: the phone shows the key")]
    case .fallbackLiteral:
      let missing = defect(
        "missing-key",
        "the key is not in the table: the phone shows the literal text"
      )
      return shown.text == nil ? [missing, lost(part)] : [missing]
    case .entry(let answer):
      // Of a plural entry nothing else is said: its format is not what anybody meant to be shown.
      if case .variation(let variation) = answer.entry.value,
        variation.needsPluralRules(in: answer.table)
      {
        return [defect("plural-in-push", "plural rules are not applied to a push")]
      }
    }
    let analysis = TextAnalysis(shown.template)
    var defects: [Preview.Defect] = []
    if shown.text != nil, let count = missingCount(analysis, use) {
      defects.append(defect("too-few-args", tooFew(count)))
    }
    for fault in analysis.faults {
      guard let found = fault.defect(isFilled: use.mayHaveArguments, in: analysis) else { continue }
      let next = defect(found.rule, found.message)
      if !defects.contains(where: { $0.rule == next.rule && $0.message == next.message }) {
        defects.append(next)
      }
    }
    return defects
  }

  private static func lost(_ part: Preview.Kind) -> Preview.Defect {
    Preview.Defect(rule: "text-lost", part: part, message: "the phone shows no text at all")
  }

  /// How many arguments are sent where the text takes more; nil where they are enough.
  private static func missingCount(_ analysis: TextAnalysis, _ use: KeyUse) -> Int? {
    guard let most = use.arity.leastSent else { return nil }
    return analysis.uses.contains { $0.position > most } ? most : nil
  }

  private static func tooFew(_ count: Int) -> Message {
    switch count {
    case 0: "the payload sends no arguments: the text is shown raw"
    case 1: "the payload sends 1 argument: '<null>' is shown"
    default: "the payload sends \(count) arguments: '<null>' is shown"
    }
  }
}

extension SpecifierFault {
  /// What a preview says of the fault, under the rule that a check reports it by; nil where it does no
  /// harm to a push.
  ///
  /// - Parameters:
  ///   - isFilled: Whether the payload sends arguments.
  ///   - analysis: The text.
  /// - Returns: The rule and the words.
  fileprivate func defect(
    isFilled: Bool,
    in analysis: TextAnalysis
  ) -> (rule: RuleID, message: Message)? {
    let part = String(decoding: analysis.text[range.range], as: UTF8.self)
    switch kind {
    case .textLost:
      return isFilled ? ("text-lost", "the phone shows no text at all") : nil
    case .notAnObject: return ("not-an-object-specifier", "a push cannot fill in '\(part)'")
    case .accidentalSpecifier:
      return isFilled ? ("accidental-specifier", "'\(part)' is left out of the text") : nil
    case .lonePercent, .urlEscape:
      return isFilled ? ("lone-percent", "'\(part)' is left out of the text") : nil
    case .zeroPosition: return ("zero-position", "'\(part)' names argument 0")
    case .doubledPercent:
      return isFilled || analysis.hasArguments
        ? nil : ("doubled-percent-shown", "'%%' is shown doubled")
    default: break
    }
    guard confidence > .possible else { return nil }
    switch kind {
    case .foreignPercent: return ("foreign-percent", "'\(part)' is no specifier")
    case .brokenSpecifier, .mistypedPercent, .variable, .substitutionArgument:
      return ("broken-specifier", "'\(part)' is no specifier of a push")
    case .foreignPlaceholder: return ("foreign-placeholder", "'\(part)' is not filled in")
    default: return nil
    }
  }
}
