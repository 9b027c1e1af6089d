import Diagnostics
import Payloads

/// What a phone does when a member of a payload is not as it must be.
enum PayloadWording {
  /// Returns what happens without a member, for the end of a sentence.
  static func consequence(withoutMember name: String) -> Message {
    switch name {
    case "aps", "alert": "nothing is shown"
    case "badge": "the badge stays as it is"
    case "sound": "no sound is played"
    case "critical": "the sound is an ordinary one"
    case "volume", "name": "the sound is not played as meant"
    case "content-available": "the app is not woken"
    case "mutable-content": "the notification service extension is not called"
    case "title", "subtitle", "body": "this text is not shown"
    case "loc-key", "title-loc-key", "subtitle-loc-key", "action-loc-key":
      "no text is looked up"
    case "interruption-level": "the level is 'active'"
    case "thread-id": "the notification is not grouped"
    case "category": "no buttons are shown"
    case "title-loc-args", "subtitle-loc-args", "loc-args": "the text gets no arguments"
    case "target-content-id": "no window is chosen"
    case "relevance-score": "the order is as without it"
    case "filter-criteria": "a Focus does not filter the notification"
    case "event", "timestamp": "the phone ignores this push"
    case "content-state": "the Live Activity does not change"
    case "attributes", "attributes-type": "the Live Activity does not start"
    case "input-push-channel": "no channel updates the Live Activity"
    case "dismissal-date": "iOS removes the ended Live Activity when it likes"
    case "stale-date": "the Live Activity never counts as outdated"
    case "input-push-token": "no token for updates is made"
    case "content-changed": "nothing is updated"
    case "url-args": "the web address has nothing filled in"
    case "launch-image": "the app's own launch image is shown"
    default: "iOS ignores it"
    }
  }

  /// Returns what a system does that came before a member, for the end of a sentence.
  static func consequence(onOlderSystems key: KeyReference?) -> Message {
    switch key?.name {
    case "event", "input-push-channel": "the Live Activity does not start"
    case "sound": "the default sound is played, or none"
    case "title-loc-args", "subtitle-loc-args": "the text is not shown"
    case "title-loc-key", "subtitle-loc-key": "this text is not shown"
    case let name?: consequence(withoutMember: name)
    case nil: "iOS ignores it"
    }
  }

  /// Returns an object of a payload as a sentence names it.
  static func name(of place: PayloadPlace) -> Message {
    switch place {
    case .root: "beside 'aps'"
    case .aps: "in 'aps'"
    case .alert: "in 'alert'"
    case .sound: "in 'sound'"
    }
  }
}
