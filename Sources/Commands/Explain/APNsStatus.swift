/// An HTTP status of APNs with the reasons that come with it.
///
/// Source: Apple, Handling notification responses from APNs.
struct APNsStatus: Sendable {
  /// The status.
  var code: Int
  /// The reasons, in the order of the documentation.
  var reasons: [APNsReason]

  /// Reads a status; nil for anything but a number that APNs answers with.
  init?(_ text: String) {
    guard let code = Int(text), "\(code)" == text else { return nil }
    reasons = APNsReason.all.filter { $0.status == code }
    self.code = code
    guard !reasons.isEmpty || code == 200 else { return nil }
  }

  /// All statuses that APNs answers with, success included, in order.
  static let codes = Set(APNsReason.all.map(\.status)).union([200]).sorted()

  /// What `explain` prints.
  var text: String {
    guard !reasons.isEmpty else {
      return """
        # 200

        APNs took the push, and names it in 'apns-id'. That says nothing of what a phone shows: it \
        answers 200 also for keys that no table has and for members that iOS does not know. 'pushloc \
        check' looks for those.

        """
    }
    let list = reasons.map { reason in
      "- \(reason.name): \(reason.meaning).\(reason.isFound ? " Found by 'pushloc check'." : "")\n"
    }
    return "# \(code)\n\nReasons with which APNs answers \(code):\n\n" + list.joined()
  }
}
