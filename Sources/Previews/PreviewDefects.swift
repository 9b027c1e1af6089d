import Catalogs
import Delivery
import Diagnostics
import FormatStrings
import Payloads

/// Says what is wrong with a shown text, by the rule that knows the fault.
enum PreviewDefects {
  static func defects(
    of shown: ShownText,
    use: KeyUse,
    part: Preview.Kind
  ) -> [Preview.Defect] {
    func defect(_ rule: RuleID, _ message: Message) -> Preview.Defect {
      Preview.Defect(rule: rule, part: part, message: message)
    }
    var defects: [Preview.Defect] = []
    switch shown.origin {
    case .bareKey:
      defects.append(defect("missing-key", "the key is not in the table: the phone shows the key"))
    case .fallbackLiteral:
      defects.append(
        defect("missing-key", "the key is not in the table: the phone shows the literal text")
      )
    case .entry(let answer):
      if case .variation(let variation) = answer.entry.value,
        variation.needsPluralRules(in: answer.table)
      {
        defects.append(
          defect("plural-in-push", "plural rules are not applied to a push")
        )
      }
    case .literal: return []
    }
    let text = PushText(shown.template)
    // Of a template the most that may be sent: only what is sure is a defect.
    let count = use.arity.most ?? .max
    if count > 0, text.isLost {
      defects.append(defect("text-lost", "the phone shows no text at all"))
      return defects
    }
    if case .bareKey = shown.origin { return defects }
    if text.requiredArgumentCount > count {
      defects.append(
        count == 0
          ? defect("too-few-args", "the payload sends no arguments: the text is shown raw")
          : count == 1
            ? defect("too-few-args", "the payload sends 1 argument: '<null>' is shown")
            : defect("too-few-args", "the payload sends \(count) arguments: '<null>' is shown")
      )
    }
    if count == 0, text.marks.contains(where: { $0.kind == .percent }) {
      defects.append(defect("doubled-percent-shown", "'%%' is shown doubled"))
    }
    if count > 0, text.marks.contains(where: { $0.kind == .dropped }) {
      defects.append(defect("not-an-object-specifier", "a part of the text vanishes"))
    }
    return defects
  }
}
