import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// Judges the headers of a request to APNs against the payload that is sent with them.
///
/// Source: Apple, "Sending notification requests to APNs"; for topics also "Starting and updating
/// Live Activities with ActivityKit push notifications".
struct HeaderJudge {
  let context: PayloadContext
  let headers: JSONNode

  private var payload: Payload { context.payload }

  /// Values of `apns-push-type`.
  private static let types = [
    "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location",
    "mdm", "pushtotalk", "voip", "widgets",
  ]

  /// How the topic of each push type ends.
  private static let suffixes = [
    "liveactivity": ".push-type.liveactivity", "voip": ".voip", "complication": ".complication",
    "fileprovider": ".pushkit.fileprovider", "location": ".location-query",
    "pushtotalk": ".voip-ptt", "widgets": ".push-type.widgets", "controls": ".push-type.controls",
  ]

  /// Most bytes of `apns-collapse-id`.
  private static let longestCollapseID = 64
  /// A time as large as this is in milliseconds: as seconds it is the year 5138.
  private static let firstMilliseconds = 100_000_000_000

  /// Returns what is wrong with a header and what to do; nil where it is right or not known.
  func fault(_ name: String, _ value: JSONNode) -> (Message, Message)? {
    guard let text = text(of: value) else { return nil }
    switch name {
    case "apns-push-type": return pushType(text)
    case "apns-priority": return priority(text)
    case "apns-topic": return topic(text)
    case "apns-collapse-id":
      guard text.utf8.count > Self.longestCollapseID else { return nil }
      return (
        "'apns-collapse-id' has \(text.utf8.count) bytes, but APNs takes \(Self.longestCollapseID)",
        "shorten it"
      )
    case "apns-expiration": return expiration(text)
    case "apns-channel-id": return channel(text)
    case "apns-id":
      return isUUID(text)
        ? nil
        : ("'apns-id' is no UUID; APNs refuses the push", "write 8-4-4-4-12 hexadecimal digits")
    default: return nil
    }
  }

  private func text(of value: JSONNode) -> String? {
    switch value.kind {
    case .string: value.string
    case .number: value.rawText
    default: nil
    }
  }

  /// The push type that the headers name; nil without one.
  private var declaredType: String? { headers["apns-push-type"].flatMap(text) }

  private var isSilent: Bool { payload.pushType == .background }

  private func pushType(_ text: String) -> (Message, Message)? {
    guard Self.types.contains(text) else {
      let near = EditDistance.nearNames(to: text, in: Self.types)
      return (
        "APNs knows no push type '\(text)'",
        Wording.didYouMean(near, for: text) ?? "write 'alert' or 'background'"
      )
    }
    switch (text, payload.pushType) {
    case ("background", .alert):
      let shown = ["alert", "badge", "sound"].first { context.member($0, in: .aps) != nil }
      return (
        "push type 'background' does not go with '\(shown ?? "alert")'; the push may be dropped",
        "write 'alert'"
      )
    case ("alert", .background):
      return (
        "this silent push needs push type 'background'; the push may be dropped",
        "write 'background'"
      )
    case ("liveactivity", .alert), ("liveactivity", .background), ("liveactivity", .widgets):
      return ("this payload is no Live Activity push", "write 'alert', or add 'event'")
    case ("alert", .liveActivity), ("background", .liveActivity):
      return ("a Live Activity push needs push type 'liveactivity'", "write 'liveactivity'")
    case ("alert", .widgets), ("background", .widgets):
      return (
        "'content-changed' goes with push type 'widgets' or 'controls'",
        "write 'widgets' or 'controls'"
      )
    default: return nil
    }
  }

  /// Priorities of the push types that do not take all of them.
  private static let priorities = [
    "background": ["5"], "liveactivity": ["5", "10"], "location": ["5", "10"],
    "pushtotalk": ["10"],
  ]

  private func priority(_ text: String) -> (Message, Message)? {
    guard ["1", "5", "10"].contains(text) else {
      return ("APNs knows no priority '\(text)'", "write 5 or 10")
    }
    let own = isSilent ? "background" : payload.isLiveActivity ? "liveactivity" : nil
    guard let type = own ?? declaredType, let allowed = Self.priorities[type],
      !allowed.contains(text)
    else { return nil }
    let help: Message = "write \(allowed.joined(separator: " or "))"
    return type == "background"
      ? ("a silent push with priority \(text) is an error; APNs may drop it", help)
      : ("push type '\(type)' does not have priority \(text)", help)
  }

  /// A push to all phones that follow a channel.
  private func channel(_ text: String) -> (Message, Message)? {
    guard Base64Text.isValid(text) else {
      return (
        "'apns-channel-id' is no id in Base64; APNs refuses the push", "write the channel's id"
      )
    }
    if payload.aps?["event"]?.isNamed("start") ?? false {
      return (
        "a push to a channel cannot start a Live Activity",
        "send the start to each device, with 'apns-topic'"
      )
    }
    guard let type = declaredType, type != "liveactivity" else { return nil }
    return (
      "a push to a channel has push type 'liveactivity', not '\(type)'",
      "remove 'apns-channel-id', or write push type 'liveactivity'"
    )
  }

  private func topic(_ text: String) -> (Message, Message)? {
    let found = Self.suffixes.filter { text.hasSuffix($0.value) }.max {
      $0.value.utf8.count < $1.value.utf8.count
    }
    let type = declaredType ?? (payload.isLiveActivity ? "liveactivity" : nil)
    guard let type, Self.types.contains(type), type != "mdm" else { return nil }
    let wanted = Self.suffixes[type]
    if let wanted, !text.hasSuffix(wanted) {
      return (
        "the topic of push type '\(type)' ends in '\(wanted)'; APNs refuses this one",
        "write the app's bundle identifier and '\(wanted)'"
      )
    }
    // A bundle identifier may well end in '.voip' or '.location-query' itself.
    if wanted == nil, let found, found.value.utf8.starts(with: ".push".utf8) {
      return (
        "a topic that ends in '\(found.value)' goes with push type '\(found.key)', not '\(type)'",
        "write the app's bundle identifier"
      )
    }
    return nil
  }

  private func expiration(_ text: String) -> (Message, Message)? {
    guard let seconds = Int(text), seconds >= 0 else {
      return (
        "'apns-expiration' is no time in seconds since 1970, nor 0",
        "write seconds since 1970, or 0"
      )
    }
    guard seconds >= Self.firstMilliseconds else { return nil }
    return (
      "'apns-expiration' is in milliseconds, but must be in seconds", "write \(seconds / 1000)"
    )
  }

  private func isUUID(_ text: String) -> Bool {
    let lengths = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false).map(\.count)
    return lengths == [8, 4, 4, 4, 12]
      && text.utf8.allSatisfy { $0 == 0x2D || $0.asciiHexValue != nil }
  }
}
