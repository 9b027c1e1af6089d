import Delivery
import FormatStrings

/// Who puts arguments into a text.
enum Filling {
  /// iOS, with the arguments of a push.
  case push
  /// Nobody: a push without arguments shows its text as it stands.
  case raw
  /// The app, which may as well show the text as it stands.
  ///
  /// Certain where the text, or the development language's, takes arguments.
  case app(isCertain: Bool)
}

extension EntryContext {
  /// Who puts arguments into the text; the harshest reader where there are several.
  var filling: Filling {
    if hasPushArguments { return .push }
    if isPush { return .raw }
    return .app(
      isCertain: analysis.hasCertainArguments
        || development?.analysis.hasCertainArguments ?? false
    )
  }

  /// Whether every payload that uses the key sends arguments, so that `%%` is never shown doubled.
  var isAlwaysFilled: Bool { uses.allSatisfy(\.mayHaveArguments) }
}
