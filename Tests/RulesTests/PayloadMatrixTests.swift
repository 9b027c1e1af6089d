import JSONSyntax
import Payloads
import Rules
import Testing

/// A member of Apple's tables with one value of each kind, and with the member in each object.
///
/// Every cell is one cause and so at most one finding; the expectations are written out by hand from
/// Apple's tables (`spec/payload.md` A1 and A2), not taken from the tool.
struct PayloadMatrixTests {
  /// The kinds of value, one for each column.
  static let values = ["\"a\"", "\"\"", "7", "1", "true", "[]", "{}", "null"]

  /// A member, and what is found for each kind of value in a push that is right without it.
  ///
  /// `.` is nothing; `T` an error and `t` a warning of wrong-type; `V` and `v` of unknown-value; `R` an
  /// error of out-of-range; `N` an error and `0` a note of null-value; `E` an error of empty-alert; `A`
  /// of args-not-array, `F` of too-few-args, `M` of missing-key; `L` an error and `W` a warning of
  /// live-activity-forbidden; `k` a warning of args-without-key; `D` a
  /// note of deprecated-key, `l` of level-needs-entitlement.
  struct Row: Sendable, CustomTestStringConvertible {
    let push: Push
    let name: String
    let cells: String

    init(_ push: Push, _ name: String, _ cells: String) {
      (self.push, self.name, self.cells) = (push, name, cells)
    }

    var testDescription: String { "\(push) \(name)" }
  }

  /// A push that lacks one member.
  enum Push: Sendable {
    /// A notification with a text: the member stands in `aps`.
    case notification
    /// Only the member stands in `aps`.
    case bare
    /// An alert with a body: the member stands in it.
    case alert
    /// An alert with the key that goes with the member, which holds arguments.
    case keyed
    /// A sound object with a name: the member stands in it.
    case sound
    /// The update of a Live Activity, without the member in `aps`.
    case update
    /// The start of a Live Activity, without the member in `aps`.
    case start
    /// The end of a Live Activity, without the member in `aps`.
    case end

    func text(_ name: String, _ value: String) -> String {
      let member = "\"\(name)\": \(value)"
      func members(_ all: [(String, String)]) -> String {
        let others = all.filter { $0.0 != name }.map { "\"\($0.0)\": \($0.1)" }
        return "{\"aps\": {\((others + [member]).joined(separator: ", "))}}"
      }
      let activity = [("timestamp", "1700000000"), ("content-state", "{}")]
      switch self {
      case .notification: return members([("alert", "\"Hi\"")])
      case .bare: return members([])
      case .alert:
        return "{\"aps\": {\"alert\": {\"body\": \"Hi\", \(member)}}}"
          .replacing("\"body\": \"Hi\", \"body\"", with: "\"title\": \"Hi\", \"body\"")
      case .keyed:
        let key = name.replacing("-args", with: "-key")
        return "{\"aps\": {\"alert\": {\"\(key)\": \"A\", \(member)}}}"
      case .sound:
        let other = name == "name" ? "" : "\"name\": \"a.caf\", "
        return "{\"aps\": {\"alert\": \"Hi\", \"sound\": {\(other)\(member)}}}"
      case .update: return members(activity + [("event", "\"update\"")])
      case .start:
        let start = [("event", "\"start\""), ("attributes-type", "\"T\""), ("attributes", "{}")]
        return members(activity + start + [("alert", "{\"title\": \"a\", \"body\": \"b\"}")])
      case .end: return members([("timestamp", "1700000000"), ("event", "\"end\"")])
      }
    }

    /// The path of the object that the member stands in.
    var path: String {
      switch self {
      case .notification, .bare, .update, .start, .end: "aps"
      case .alert, .keyed: "aps.alert"
      case .sound: "aps.sound"
      }
    }
  }

  static let rows: [Row] = [
    //                           "a" ""  7  1 true [] {} null
    Row(.bare, "alert", " .  E  T  T  T  T  E  N"),
    Row(.notification, "badge", " T  T  .  .  T  T  T  0"),
    Row(.notification, "sound", " .  .  T  T  T  T  .  0"),
    Row(.notification, "thread-id", " .  v  T  T  T  T  T  0"),
    Row(.notification, "category", " .  v  T  T  T  T  T  0"),
    Row(.notification, "content-available", " T  T  V  .  t  T  T  0"),
    Row(.bare, "content-available", " T  T  V  .  t  T  T  0"),
    Row(.notification, "mutable-content", " T  T  V  .  t  T  T  0"),
    Row(.notification, "target-content-id", " .  v  T  T  T  T  T  0"),
    Row(.notification, "interruption-level", " V  V  T  T  T  T  T  0"),
    Row(.notification, "relevance-score", " T  T  R  .  T  T  T  0"),
    Row(.notification, "filter-criteria", " .  v  T  T  T  T  T  0"),
    Row(.notification, "url-args", " T  T  T  T  T  .  T  0"),
    Row(.bare, "content-changed", " T  T  T  t  .  T  T  0"),
    Row(.update, "timestamp", " T  T  .  .  T  T  T  N"),
    Row(.update, "content-state", " T  T  T  T  T  T  .  N"),
    Row(.update, "event", " V  V  T  T  T  T  T  N"),
    Row(.update, "relevance-score", " T  T  .  .  T  T  T  0"),
    Row(.update, "attributes-type", " L  L  L  L  L  L  L  0"),
    Row(.update, "attributes", " L  L  L  L  L  L  L  0"),
    Row(.update, "input-push-token", " L  L  L  L  L  L  L  0"),
    Row(.update, "input-push-channel", " L  L  L  L  L  L  L  0"),
    Row(.update, "dismissal-date", " W  W  W  W  W  W  W  0"),
    Row(.update, "badge", " L  L  L  L  L  L  L  0"),
    Row(.update, "interruption-level", " L  L  L  L  L  L  L  0"),
    Row(.notification, "timestamp", " W  W  W  W  W  W  W  0"),
    Row(.notification, "content-changed", " W  W  W  W  W  W  W  0"),
    Row(.end, "dismissal-date", " T  T  .  .  T  T  T  0"),
    Row(.start, "attributes-type", " .  v  T  T  T  T  T  N"),
    Row(.start, "attributes", " T  T  T  T  T  T  .  N"),
    Row(.start, "input-push-token", " T  T  V  .  t  T  T  0"),
    Row(.start, "input-push-channel", " v  v  T  T  T  T  T  0"),
    Row(.alert, "title", " .  .  T  T  T  T  T  0"),
    Row(.alert, "subtitle", " .  .  T  T  T  T  T  0"),
    Row(.alert, "body", " .  .  T  T  T  T  T  0"),
    Row(.alert, "launch-image", " .  v  T  T  T  T  T  0"),
    Row(.alert, "title-loc-key", " M  v  T  T  T  T  T  0"),
    Row(.alert, "subtitle-loc-key", " M  v  T  T  T  T  T  0"),
    Row(.alert, "title-loc-args", " k  k  k  k  k  .  k  0"),
    Row(.alert, "subtitle-loc-args", " k  k  k  k  k  .  k  0"),
    Row(.alert, "loc-args", " k  k  k  k  k  .  k  0"),
    Row(.keyed, "title-loc-args", " A  A  A  A  A  F  A  F"),
    Row(.keyed, "subtitle-loc-args", " A  A  A  A  A  F  A  F"),
    Row(.keyed, "loc-args", " A  A  A  A  A  F  A  F"),
    Row(.alert, "action", " D  D  D  D  D  D  D  D"),
    Row(.alert, "summary-arg", " D  D  D  D  D  D  D  D"),
    Row(.alert, "summary-arg-count", " D  D  D  D  D  D  D  D"),
    Row(.sound, "critical", " T  T  R  l  tl T  T  0"),
    Row(.sound, "name", " .  .  T  T  T  T  T  0"),
    Row(.sound, "volume", " T  T  R  .  T  T  T  0"),
  ]

  /// The findings that a letter stands for.
  private static func findings(_ letter: Character, _ row: Row) -> String {
    let path = "\(row.push.path).\(row.name)"
    switch letter {
    case "T": return "error wrong-type \(path)"
    case "t": return "warning wrong-type \(path)"
    case "V": return "error unknown-value \(path)"
    case "v": return "warning unknown-value \(path)"
    case "R": return "error out-of-range \(path)"
    case "0": return "note null-value \(path)"
    case "N": return "error null-value \(path)"
    case "k": return "warning args-without-key \(path)"
    case "D": return "note deprecated-key \(path)"
    case "L": return "error live-activity-forbidden \(path)"
    case "W": return "warning live-activity-forbidden \(path)"
    case "A": return "error args-not-array \(path)"
    case "F": return "error too-few-args A"
    case "E": return "error empty-alert \(path)"
    case "M": return "error missing-key a"
    case "l": return "note level-needs-entitlement \(path)"
    default: return "?"
    }
  }

  @Test(arguments: rows)
  func eachValueIsToldOnce(_ row: Row) throws {
    let cells = row.cells.split(separator: " ")
    #expect(cells.count == Self.values.count, "a cell for each value")
    for (value, cell) in zip(Self.values, cells) {
      let text = row.push.text(row.name, value)
      let expected = cell == "." ? [] : cell.map { Self.findings($0, row) }
      try PayloadRow("\(row.name): \(value)", text, expected).check()
    }
  }

  /// A member, its value, and what is found when it stands beside `aps`, in `aps`, in the alert and in the
  /// sound.
  ///
  /// `.` is its place, or a field that nobody takes for Apple's; `M` an error and `m` a warning of
  /// misplaced-key; `U` a warning of unknown-aps-key; `r` a note of reserved-custom-key, which is off;
  /// `L` a warning of live-activity-forbidden; `D` a note of deprecated-key; `Q` an error of
  /// live-activity-required; `B` is not asked.
  struct PlaceRow: Sendable, CustomTestStringConvertible {
    let name: String
    let value: String
    let cells: String

    init(_ name: String, _ value: String, _ cells: String) {
      (self.name, self.value, self.cells) = (name, value, cells)
    }

    var testDescription: String { name }
  }

  static let places: [PlaceRow] = [
    PlaceRow("alert", "\"Hi\"", "r B M U"),
    PlaceRow("badge", "3", "M . M U"),
    PlaceRow("sound", "\"a.caf\"", "M . M U"),
    PlaceRow("thread-id", "\"t\"", "M . M U"),
    PlaceRow("category", "\"c\"", "m . M U"),
    PlaceRow("content-available", "1", "M . M U"),
    PlaceRow("mutable-content", "1", "M . M U"),
    PlaceRow("target-content-id", "\"w\"", "M . M U"),
    PlaceRow("interruption-level", "\"passive\"", "M . M U"),
    PlaceRow("relevance-score", "0.5", "M . M U"),
    PlaceRow("filter-criteria", "\"f\"", "M . M U"),
    PlaceRow("url-args", "[\"a\"]", "M . M U"),
    PlaceRow("content-changed", "true", "M L M U"),
    PlaceRow("timestamp", "1700000000", "r L U U"),
    PlaceRow("event", "\"update\"", "r B U U"),
    PlaceRow("content-state", "{}", "m Q M U"),
    PlaceRow("stale-date", "1700000000", "m Q M U"),
    PlaceRow("dismissal-date", "1700000000", "m Q M U"),
    PlaceRow("attributes-type", "\"T\"", "m Q M U"),
    PlaceRow("attributes", "{}", "r Q U U"),
    PlaceRow("input-push-token", "1", "m Q M U"),
    PlaceRow("input-push-channel", "\"YWJj\"", "m Q M U"),
    PlaceRow("title", "\"t\"", "r M . U"),
    PlaceRow("subtitle", "\"t\"", "r M . U"),
    PlaceRow("body", "\"b\"", "r M B U"),
    PlaceRow("launch-image", "\"l\"", "m M . U"),
    PlaceRow("title-loc-key", "\"K\"", "M M . U"),
    PlaceRow("title-loc-args", "[\"a\"]", "M M B U"),
    PlaceRow("subtitle-loc-key", "\"K\"", "M M . U"),
    PlaceRow("subtitle-loc-args", "[\"a\"]", "M M B U"),
    PlaceRow("loc-key", "\"K\"", "M M B U"),
    PlaceRow("loc-args", "[\"a\"]", "M M B U"),
    PlaceRow("action", "\"a\"", "r M D U"),
    PlaceRow("action-loc-key", "\"K\"", "M M D U"),
    PlaceRow("summary-arg", "\"a\"", "M M D U"),
    PlaceRow("summary-arg-count", "2", "M M D U"),
    PlaceRow("critical", "0", ". M M ."),
    PlaceRow("volume", "0.5", ". M M ."),
    PlaceRow("name", "\"a.caf\"", ". U U B"),
    PlaceRow("aps", "{}", "B M M U"),
    PlaceRow("topic", "\"com.example.app\"", ". M M U"),
    PlaceRow("apns-priority", "10", ". M M U"),
    PlaceRow("sender", "\"a\"", ". U U U"),
  ]

  @Test(arguments: places)
  func eachPlaceIsToldOnce(_ row: PlaceRow) throws {
    let member = "\"\(row.name)\": \(row.value)"
    let alert = "\"alert\": {\"body\": \"Hi\"}"
    let forms = [
      ("{\"aps\": {\(alert)}, \(member)}", row.name),
      ("{\"aps\": {\(alert), \(member)}}", "aps.\(row.name)"),
      ("{\"aps\": {\"alert\": {\"body\": \"Hi\", \(member)}}}", "aps.alert.\(row.name)"),
      ("{\"aps\": {\(alert), \"sound\": {\"name\": \"a\", \(member)}}}", "aps.sound.\(row.name)"),
    ]
    let cells = row.cells.split(separator: " ")
    #expect(cells.count == forms.count, "a cell for each place")
    for ((text, path), cell) in zip(forms, cells) where cell != "B" {
      try PayloadRow(text, text, Self.placeFindings(cell, path)).check()
    }
  }

  private static func placeFindings(_ cell: Substring, _ path: String) -> [String] {
    switch cell {
    case "M": ["error misplaced-key \(path)"]
    case "m": ["warning misplaced-key \(path)"]
    case "U": ["warning unknown-aps-key \(path)"]
    case "r": ["note reserved-custom-key \(path)"]
    case "L": ["warning live-activity-forbidden \(path)"]
    case "Q": ["error live-activity-required aps.event"]
    case "D": ["note deprecated-key \(path)"]
    default: []
    }
  }
}
