import Foundation
import PlistSyntax
import Testing

struct PlistDateTests {
  @Test func datesAreThoseOfFoundation() {
    let formatter = ISO8601DateFormatter()
    // Steps of about 13 days and odd hours, from 1600 to 9999: leap years, centuries, cycles.
    var seconds = -12_654_835_200.0
    while seconds < 252_423_907_200 {
      let date = formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds))
      #expect(PlistDate.iso8601(seconds) == date)
      seconds += 1_135_651_337
    }
    for day in 0..<1500 {
      let seconds = Double(day) * 86_400 - 43_200_000 + 86_399
      let date = formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds))
      #expect(PlistDate.iso8601(seconds) == date)
    }
  }

  @Test func strangeDatesAreStillTexts() {
    #expect(PlistDate.iso8601(-0.5) == "2000-12-31T23:59:59Z")
    #expect(PlistDate.iso8601(-63_145_612_800) == "-0001-12-31T00:00:00Z")
    #expect(PlistDate.iso8601(-63_145_526_400) == "0000-01-01T00:00:00Z")
    #expect(PlistDate.iso8601(1e300) == "1e+300")
    #expect(PlistDate.iso8601(.nan) == "nan")
  }
}
