/// Dates of property lists, which count seconds.
public enum PlistDate {
  /// Days of each month of a common year.
  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// A date for seconds from the start of 2001 in UTC, to the second, in the Gregorian calendar.
  public static func iso8601(_ seconds: Double) -> String {
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
