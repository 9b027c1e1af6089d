/// What Apple's reader makes of a text.
struct OpenStepVerdict {
  /// The value it takes; nil when it refuses the text.
  var root: PlistValue?
  /// Whether it takes the text.
  var isAccepted: Bool
  /// Where it stopped: offset in the text, in bytes; the end when it read everything.
  var stop: Int
  /// Whether it dropped a part of the text without an error.
  var hasDropped: Bool
  /// Whether there are backslashes, or keys without values.
  var hasOddities: Bool
  /// Whether there are control characters in strings.
  var hasControls: Bool
}
