import Foundation
import NudgeTime
import Testing

/// The values that are strings in JSON.
@Suite("Dates and times as JSON")
struct TextCodingTests {
  private func check<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(String(decoding: try encoder.encode([value]), as: UTF8.self) == "[\(json)]")
    #expect(try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8)) == [value])
  }

  @Test func writesWhatAPersonsJSONHas() throws {
    try check(try Timestamp(rfc3339: "2026-11-22T20:00:00-05:00"), #""2026-11-23T01:00:00Z""#)
    try check(try CivilDate("2026-11-22"), #""2026-11-22""#)
    try check(try TimeOfDay("20:00"), #""20:00""#)
    try check(try TimeOfDay("20:00:30"), #""20:00:30""#)
    try check(
      CivilDateTime(date: try CivilDate("2026-11-22"), time: try TimeOfDay("20:00")), #""2026-11-22T20:00:00""#)
    try check(Weekday.sunday, #""sunday""#)
    try check(WeekdaySet.weekend, #"["saturday","sunday"]"#)
    try check(try DailyWindow("22:00-08:00"), #"{"from":"22:00","to":"08:00"}"#)
    try check(
      DailyWindow(from: try TimeOfDay("22:00"), to: try TimeOfDay("08:00"), on: .friday),
      #"{"from":"22:00","on":["friday"],"to":"08:00"}"#)
  }

  @Test(arguments: [(0, "+00:00"), (19_800, "+05:30"), (-18_000, "-05:00"), (-17_762, "-04:56:02")])
  func writesAnOffset(seconds: Int, text: String) throws {
    try check(UTCOffset(seconds: seconds), "\"\(text)\"")
  }

  @Test(arguments: Weekday.allCases) func writesEachWeekday(_ weekday: Weekday) throws {
    try check(weekday, "\"\(weekday)\"")
  }

  private func complaint<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
    do {
      _ = try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8))
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  @Test func describesWhatIsWrong() {
    #expect(complaint(TimeOfDay.self, #""8pm""#) == "Invalid time at character 2. Use a time such as 20:00.")
    #expect(complaint(TimeOfDay.self, #""25:00""#) == "Hour 25 is outside the range 0 to 23.")
    #expect(complaint(CivilDate.self, #""Monday""#) == "Invalid date at character 1. Use a date such as 2026-11-22.")
    #expect(
      complaint(CivilDateTime.self, #""2026-11-22""#)
        == "Invalid date and time at character 11. Use a date and time such as 2026-11-22T20:00:00.")
    #expect(
      complaint(UTCOffset.self, #""05:00""#) == "Invalid UTC offset at character 1. Use a UTC offset such as -05:00.")
    #expect(complaint(UTCOffset.self, #""+24:00""#) == "The offset from UTC is out of range.")
    #expect(
      complaint(Weekday.self, #""Monday""#)
        == """
        Invalid weekday. The weekdays are monday, tuesday, wednesday, thursday, friday, saturday, sunday.
        """)
  }
}
