/// What is said of a message before it is looked at.
enum EnvelopeClaim: Comparable, Sendable {
  /// Nothing: it is any JSON, and only a shape that nothing else has makes it a message.
  case nothing
  /// The file holds a push, in whatever form.
  case isPush
  /// The configuration says that it has this form.
  case isOfForm
}
