import Diagnostics
import PushlocKit
import Reporters

extension Command {
  /// `pushloc check`.
  static let check = Command(.check) { arguments, context throws(CommandFailure) in
    try CheckJob(arguments, context).run()
  }
}
