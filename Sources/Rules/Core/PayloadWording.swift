import Diagnostics
import Payloads

/// What a phone does when a member of a payload is not as it must be.
enum PayloadWording {
  /// Returns what happens without a member, for the end of a sentence.
  static func consequence(withoutMember name: String) -> Message {
    switch name {
    case "alert": "nothing is shown"
    case "badge": "the badge stays as it is"
    case "sound": "no sound is played"
    case "critical", "volume", "name": "the sound is not played as meant"
    case "content-available": "the app is not woken"
    case "mutable-content": "the notification service extension is not called"
    case "title", "subtitle", "body": "this text is not shown"
    case "loc-key", "title-loc-key", "subtitle-loc-key", "action-loc-key":
      "no text is looked up"
    case "interruption-level": "the level is 'active'"
    case "thread-id": "the notification is not grouped"
    case "category": "no buttons are shown"
    default: "iOS ignores it"
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
