import JSONSyntax
import PlistSyntax
import SourceText

/// Writes a property list as the JSON of `inspect`.
struct PlistJSON {
  let source: DecodedSource

  /// Days of each month of a common year.
  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Writes a value; of duplicate keys the last one counts, at the place of the first.
  func write(_ value: PlistValue, to json: inout JSONWriter) {
    switch value {
    case .string(let text): json.string(text.string(in: source))
    case .dictionary(let members, _): write(members, to: &json)
    case .array(let items, _):
      json.array { json in
        for item in items { write(item, to: &json) }
      }
    case .data(let bytes, _):
      json.object { $0.member("$data", Self.hex(bytes)) }
    case .integer(let number, _): json.number(number)
    case .real(let number, _): json.number(number)
    case .boolean(let flag, _): json.boolean(flag)
    case .date(let seconds, _):
      json.object { $0.member("$date", Self.iso8601(seconds)) }
    }
  }

  private func write(_ members: [PlistMember], to json: inout JSONWriter) {
    var indexes: [[UInt8]: Int] = [:]
    var kept: [(key: String, value: PlistValue)] = []
    for member in members {
      let key = member.key.utf8(in: source)
      if let index = indexes[key] {
        kept[index].value = member.value
      } else {
        indexes[key] = kept.count
        kept.append((String(decoding: key, as: UTF8.self), member.value))
      }
    }
    json.object { json in
      for (key, value) in kept { json.member(key) { write(value, to: &$0) } }
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// A date for seconds from the start of 2001 in UTC, to the second, in the Gregorian calendar.
  static func iso8601(_ seconds: Double) -> String {
    // Years of more than six digits are beyond what any tool writes.
    guard seconds.magnitude < 3e13 else { return seconds.description }
    let (day, second) = floorDivided(Int(seconds.rounded(.down)), by: 86_400)
    let (cycle, dayOfCycle) = floorDivided(day, by: 146_097)
    // 2001 begins a cycle of 400 years: three centuries end without a leap day, the fourth with one.
    let century = min(dayOfCycle / 36_524, 3)
    let dayOfCentury = dayOfCycle - century * 36_524
    let group = dayOfCentury / 1461
    let dayOfGroup = dayOfCentury - group * 1461
    let yearOfGroup = min(dayOfGroup / 365, 3)
    let isLeap = yearOfGroup == 3 && (group < 24 || century == 3)
    var dayOfMonth = dayOfGroup - yearOfGroup * 365
    var month = 0
    while true {
      let length = monthLengths[month] + (month == 1 && isLeap ? 1 : 0)
      if dayOfMonth < length { break }
      dayOfMonth -= length
      month += 1
    }
    let year = 2001 + cycle * 400 + century * 100 + group * 4 + yearOfGroup
    let date = "\(padded(year, 4))-\(padded(month + 1, 2))-\(padded(dayOfMonth + 1, 2))"
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(date)T\(time.joined(separator: ":"))Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  private static func floorDivided(_ value: Int, by divisor: Int) -> (Int, Int) {
    let quotient = value / divisor - (value % divisor < 0 ? 1 : 0)
    return (quotient, value - quotient * divisor)
  }
}
