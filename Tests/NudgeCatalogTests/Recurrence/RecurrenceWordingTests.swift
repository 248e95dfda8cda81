import NudgeCatalog
import NudgeTestSupport
import NudgeText
import NudgeTime
import Testing

/// Every sentence of the table, to the letter.
@Suite("RecurrenceWording")
struct RecurrenceWordingTests {
  private static let path = "Tests/Fixtures/recurrence-sentences.txt"
  private static let languages = ["en", "zh-Hans", "zh-Hant"]

  private func sentence(of line: Substring, in wording: RecurrenceWording) throws -> String {
    let text: String
    if let (rule, start, zone) = try RecurrenceSamples.recurrence(line) {
      text = try wording.text(try Recurrence(rule, start: start, zone: zone))
    } else {
      text = try wording.text(try RecurrenceRule(line))
    }
    return text.plainlySpaced
  }

  @Test(arguments: [
    (["FREQ=DAILY@08:30", "FREQ=DAILY@20:00"], ["every day at 8:30 AM and 8:00 PM"]),
    (["FREQ=DAILY@20:00:30", "FREQ=DAILY@08:30"], ["every day at 8:30:00 AM and 8:00:30 PM"]),
    (
      ["FREQ=DAILY@08:30", "FREQ=WEEKLY@08:30", "FREQ=DAILY@20:00"],
      ["every day at 8:30 AM and 8:00 PM", "every week on Sunday at 8:30 AM"]
    ),
    // Each rule counts its own occurrences and positions.
    (
      ["FREQ=DAILY;COUNT=3@08:30", "FREQ=DAILY;COUNT=3@20:00"],
      [
        "every day at 8:30 AM, 3 times in all, counted from November 1, 2026",
        "every day at 8:00 PM, 3 times in all, counted from November 1, 2026",
      ]
    ),
    (
      ["FREQ=DAILY;BYHOUR=9@08:30", "FREQ=DAILY;BYHOUR=9@20:00"], ["every day at 9:30 AM", "every day at 9:00 AM"]
    ),
  ])
  func combinesTimesOfDay(rules: [String], expected: [String]) throws {
    let recurrences = try rules.map { line in
      let parts = line.split(separator: "@")
      return try Recurrence(
        RecurrenceRule(parts[0]), start: CalendarTime("2026-11-01T\(parts[1])"), zone: nil)
    }
    let wording = RecurrenceWording(catalog: .shipped, locale: .english)
    #expect(try wording.texts(recurrences).map(\.plainlySpaced) == expected)
  }

  @Test func theTableHolds() throws {
    let wordings = try Self.languages.map { ($0, RecurrenceWording(catalog: .shipped, locale: try LocaleTag($0))) }
    let lines = try Fixtures.projectFile(Self.path).split(separator: "\n", omittingEmptySubsequences: false)
    var written: [String] = []
    var count = 0
    for line in lines where !line.hasPrefix("  ") {
      written.append(String(line))
      if line.isEmpty || line.hasPrefix("#") { continue }
      count += 1
      for (name, wording) in wordings {
        let padding = String(repeating: " ", count: 9 - name.count)
        written.append("  \(name)\(padding)\(try sentence(of: line, in: wording))")
      }
    }
    #expect(count >= 90)
    let text = written.joined(separator: "\n")
    if try Fixtures.record(text, asProjectFile: Self.path) { return }
    for (expected, found) in zip(lines, written) { #expect(expected == found) }
    #expect(lines.count == written.count)
  }

  // MARK: Languages

  private func sentence(_ rule: String, _ start: String, _ locale: String) throws -> String {
    let recurrence = try Recurrence(try RecurrenceRule(rule), start: try CalendarTime(start), zone: nil)
    return try RecurrenceWording(catalog: .shipped, locale: try LocaleTag(locale)).text(recurrence).plainlySpaced
  }

  @Test func theLanguageIsTheFirstOfThePersonsThatThereIs() throws {
    let expected = [
      "en-GB": "en", "fr": "en", "ar-EG": "en", "zh": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant",
      "zh-MO": "zh-Hant", "yue": "zh-Hant",
    ]
    for (locale, language) in expected {
      #expect(
        RecurrenceWording(catalog: .shipped, locale: try LocaleTag(locale)).language?.identifier == language,
        "\(locale)")
    }
  }

  @Test func formsAreThoseOfTheRegion() throws {
    let rule = "FREQ=YEARLY;BYHOUR=8,20;UNTIL=20301231"
    #expect(
      try sentence(rule, "20261122T200000", "en-GB")
        == "every year on 22 November at 08:00 and 20:00, up to and including 31 December 2030")
    #expect(
      try sentence(rule, "20261122T200000", "fr-FR")
        == "every year on November 22 at 08:00 and 20:00, up to and including December 31, 2030")
    #expect(try sentence(rule, "20261122T200000", "zh-SG") == "每年11月22日上午8:00 和下午8:00，直到2030年12月31日（含当天）")
    #expect(
      try sentence("FREQ=WEEKLY;BYDAY=MO,WE,FR", "20261122", "en-GB") == "every week on Monday, Wednesday and Friday")
  }

  /// Iran counts other months, which can't stand beside the Gregorian months of a rule; Thailand only counts the years
  /// from another one (nathanreyes/v-calendar#1464).
  @Test(arguments: [
    ("fa-IR", "2030", "2026"), ("en-SA", "2030", "2026"), ("uz-Arab", "2030", "2026"), ("en-AF", "2030", "2026"),
    ("th-TH", "2573", "2569"), ("en-TH-u-ca-gregory", "2030", "2026"),
  ])
  func datesBesideAMonthAreInItsCalendar(locale: String, end: String, start: String) throws {
    #expect(
      try sentence("FREQ=YEARLY;UNTIL=20301231", "20261122", locale)
        == "every year on November 22, up to and including December 31, \(end)")
    #expect(
      try sentence("FREQ=DAILY;INTERVAL=2;BYMONTH=3", "20261122", locale)
        == "every 2 days, only in March, counted from November 22, \(start)")
  }

  @Test(arguments: [
    ("en-IR", "Dey 10, 1409"), ("en-IR-u-ca-gregory", "December 31, 2030"),
    ("en-u-ca-roc", "December 31, 119 Minguo"),
    ("en-GB@calendar=persian", "10 Dey 1409 AP"),
  ])
  func otherDatesAreInTheCalendarOfTheLocale(locale: String, end: String) throws {
    #expect(
      try sentence("FREQ=WEEKLY;UNTIL=20301231", "20261122", locale)
        == "every week on Sunday, up to and including \(end)")
  }
}
