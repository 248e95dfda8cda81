import Foundation
import NudgeTestSupport
import Testing

/// Dates are in the calendar that a locale specifies, or the usual one in its region.
///
/// Months and years that were counted are Gregorian.
@Suite("Calendar of a locale")
struct LocaleCalendarTests {
  /// Every region whose calendar isn't Gregorian in CLDR 42, and languages that are likely to be used there.
  static let regions = [
    "en-SA", "ar-SA", "zh-SA", "en-IR", "fa-IR", "fa", "en-AF", "ps-AF", "uz-Arab", "en-TH", "th-TH", "th", "zh-TH",
  ]
  /// Months of other calendars, in English.
  private static let otherMonths = [
    "Muharram", "Safar", "Rabi", "Jumada", "Rajab", "Sha", "Ramadan", "Shawwal", "Dhu", "Aban", "Azar", "Dey", "Mehr",
    "Bahman", "Esfand", "Farvardin",
  ]

  private static let end = "UNTIL=20301231T000000Z"

  private func texts(_ locale: String, from start: String) throws -> [String: String] {
    let person = """
      {"id":"u0","timeZone":"Asia/Riyadh","locale":"\(locale)","preferences":{"dailyLimit":9,"style":"minimal"},\
      "achievements":[{"at":"2026-11-24"},{"at":"2026-11-30"},{"at":"2026-12-06"},{"at":"2026-12-12"},{"at":"2026-12-18"},\
      {"at":"2026-12-24"},{"at":"2026-12-30"}]}
      """
    let run = try CommandRun(["plan", "--from", start, "--days", "2"], input: person + "\n")
    #expect(run.code == 0, "\(run.complaints)")
    let lines = run.output.split(separator: "\n")
    let texts = try lines.map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return (try #require(object["kind"] as? String), "\(object["title"] ?? "") \(object["body"] ?? "")")
    }
    return Dictionary(texts) { $1 + $0 }
  }

  /// A summary names the month and the year that it counts (nathanreyes/v-calendar#1464).
  @Test(arguments: regions + ["en-SA-u-ca-islamic", "en-US-u-ca-persian", "en-IL-u-ca-hebrew", "zh-CN-u-ca-chinese"])
  func summariesNameWhatTheyCount(locale: String) throws {
    let month = try #require(try texts(locale, from: "2026-11-30T22:00:00Z")["monthly-summary"])
    #expect(month.contains("November") || month.contains("11月"), "\(month)")
    #expect(!Self.otherMonths.contains { month.contains($0) }, "\(month)")
    // Not every text of a summary of a year names the year.
    let year = try #require(try texts(locale, from: "2026-12-31T22:00:00Z")["yearly-summary"])
    let numbers = year.matches(of: /[0-9]{4}/).map { String($0.output) }
    #expect(numbers.allSatisfy { $0 == (locale.contains("TH") ? "2569" : "2026") }, "\(year)")
  }

  /// The locale's own calendar is used everywhere (SAP/fundamental-ngx#9487).
  @Test(arguments: [
    ("en_TH@calendar=gregorian", "Sat, Nov 21, 2026, 20:00"), ("en-TH-u-ca-gregory", "Sat, Nov 21, 2026, 20:00"),
    ("en-TH", "Sat, Nov 21, 2569, 20:00"), ("en-US-u-ca-buddhist", "Sat, Nov 21, 2569"),
    ("en-IR", "Sat, Aban 30, 1405"), ("en_IR@calendar=gregorian", "Sat, Nov 21, 2026"),
    ("en-SA-u-ca-gregory", "Sat, Nov 21, 2026"), ("en-US-u-ca-persian", "Sat, Aban 30, 1405"),
    ("zh-Hans-CN-u-ca-roc", "115年11月21日"), ("zh-SA", "2026年11月21日"), ("zh-Hans-IR", "2026年11月21日"),
    ("zh-Hant-SA", "2026年11月21日"), ("zh-Hans-SA-u-ca-islamic-umalqura", "1448年"),
    ("nan-Hant-TW", "2026年11月21日"), ("i-hak", "2026年11月21日"), ("wuu-SA", "2026年11月21日"),
    ("zh-Hani", "2026年11月21日"), ("zh-Hanb", "2026年11月21日"),
  ])
  func datesAreInTheCalendarOfTheLocale(locale: String, date: String) throws {
    let options = ["--at", "20:00", "--anchor", "2026-11-01", "--time-zone", "Asia/Bangkok", "--count", "1"]
    let run = try CommandRun(["next", "--locale", locale, "--now", "2026-11-21T00:00:00Z"] + options)
    #expect(run.code == 0)
    #expect(run.output.contains(date), "\(run.output)")
    let rendered = try CommandRun([
      "render", "--locale", locale, "--message", "{d, date, ::yMMMEd}", "--arguments", #"{"d":{"date":"2026-11-21"}}"#,
    ])
    #expect(rendered.output.contains(date.replacing(", 20:00", with: "")), "\(rendered.output)")
  }

  /// What was written on November 30 isn't from June (umm al-Qura has it on the 20th of its sixth month).
  @Test(arguments: ["zh-SA", "zh-Hans-IR", "zh-Hant-SA", "zh-AF", "nan-SA"])
  func allChineseTextsAreInOneCalendar(locale: String) throws {
    let person = """
      {"id":"u0","timeZone":"Asia/Riyadh","locale":"\(locale)","preferences":{"dailyLimit":9,"reminders":{"relent":false}},\
      "achievements":[{"at":"2025-11-30","title":"a"},{"at":"2026-11-30"}]}
      """
    let run = try CommandRun(["plan", "--from", "2026-11-25T00:00:00Z", "--days", "400"], input: person + "\n")
    #expect(run.code == 0, "\(run.complaints)")
    let dates = Set(run.output.matches(of: /\d+月\d+日/).map { String($0.output) })
    #expect(dates.isSubset(of: ["11月30日"]) && !dates.isEmpty, "\(dates)")
  }

  /// The environment is another way to the same locale.
  @Test func theEnvironmentGivesACalendar() throws {
    let run = try CommandRun(
      ["next", "--at", "20:00", "--anchor", "2026-11-01", "--time-zone", "UTC", "--now", "2026-11-21T00:00:00Z"],
      environment: ["LC_ALL": "th_TH.UTF-8@calendar=gregorian"])
    #expect(run.output.contains("Sat, Nov 21, 2026"), "\(run.output)")
  }

  /// A schedule and the list below it are in one calendar.
  @Test(arguments: regions) func aScheduleAndItsDatesShareACalendar(locale: String) throws {
    for rule in ["FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=21", "FREQ=MONTHLY;\(Self.end)", "FREQ=DAILY;\(Self.end)"] {
      let run = try CommandRun([
        "next", "--rule", rule, "--start", "2026-11-01T09:00", "--exclude", "2026-12-25T09:00", "--time-zone",
        "Asia/Riyadh", "--now", "2026-11-10T00:00:00Z", "--count", "2", "--locale", locale,
      ])
      #expect(run.code == 0)
      let months = Self.otherMonths.filter { run.output.contains("\($0) ") }
      let isGregorian = run.output.contains("November") || run.output.contains("Nov ") || run.output.contains("11月")
      #expect(months.isEmpty || !isGregorian, "\(rule): \(run.output)")
      // One era: every year that is shown is of the same calendar.
      let dates = run.output.replacing(/2026[a-z]/, with: "")
      let years = Set(dates.matches(of: /[0-9]{4}/).map { String($0.output.prefix(2)) })
      #expect(years.count <= 1, "\(rule): \(run.output)")
    }
  }

  /// Also in a preview, whose examples stand for a month and a year.
  @Test func previewsNameAGregorianMonth() throws {
    let run = try CommandRun(["preview", "--kind", "monthly-summary", "--locale", "en-SA", "--count", "50"])
    #expect(run.code == 0)
    #expect(run.output.contains("November"))
    #expect(!Self.otherMonths.contains { run.output.contains("\($0) ") })
  }

  @Test func anUnknownCalendarIsReported() throws {
    let run = try CommandRun(["next", "--locale", "en-u-ca-budhist", "--time-zone", "UTC"])
    #expect(run.code == 64)
    #expect(run.complaints.contains("Unknown calendar. Did you mean buddhist?"), "\(run.complaints)")
    let plan = try CommandRun(
      ["plan", "--from", "2026-11-22T00:00:00Z"],
      input: #"{"id":"a","timeZone":"UTC","locale":"en@calendar=lunar"}"# + "\n")
    #expect(plan.code == 0)
    #expect(plan.complaints == "nudge: unknown calendar in a locale: lunar; dates are in the calendar of the region\n")
  }
}
