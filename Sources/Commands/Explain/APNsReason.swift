/// A reason with which APNs refuses a push, as a server logs it.
///
/// Source: Apple, Handling notification responses from APNs; `spec/payload.md` A5.
struct APNsReason: Sendable {
  /// The word in the answer's `reason`.
  var name: String
  /// The HTTP status it comes with.
  var status: Int
  /// What it means and what to do.
  var meaning: String
  /// Whether the fault stands in files, where `check` finds it before a push is sent.
  var isFound = false

  /// What `explain` prints.
  var text: String {
    let end =
      isFound
      ? "The cause stands in the payload or its envelope, where 'pushloc check' looks."
      : "It depends on the device, the account or the connection: no file tells it."
    return "# \(name)\n\nAPNs answers \(status): \(meaning).\n\n\(end)\n"
  }
}
