import NudgeTestSupport
import Testing

@Suite("nudge plan --format text")
struct PlanTextTests {
  private let weekly =
    #"{"id":"u-17","timeZone":"America/Chicago","preferences":{"reminders":{"frequency":"weekly","on":["friday"]}}}"#
    + "\n"

  private func plan(_ arguments: [String] = []) throws -> [String] {
    let span = ["--from", "2026-11-22T00:00:00Z", "--format", "text", "--locale", "en"]
    let run = try CommandRun(["plan"] + span + arguments, input: weekly)
    #expect(run.code == 0 && run.complaints == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func saysWhichSpanItCovers() throws {
    #expect(
      try Array(plan().dropFirst()) == [
        "  From Sat, Nov 21, 2026, 6:00 PM to Sun, Nov 22, 2026, 6:00 PM", "  Nothing is sent; --explain shows why.",
      ])
  }

  @Test func explainsADayWithoutAReminder() throws {
    let lines = try plan(["--explain"])
    #expect(
      lines[1...2] == [
        "  From Sat, Nov 21, 2026, 6:00 PM to Sun, Nov 22, 2026, 6:00 PM. At the start:", "  No streak yet.",
      ])
    #expect(lines.contains("  Nothing is sent."))
    #expect(
      lines.contains { $0.contains("it is not a reminder day; the next is Fri, Nov 27, 2026") }, "\(lines)")
  }

  @Test(arguments: ["", "\n\n"]) func saysThatTheInputIsEmpty(input: String) throws {
    for format in ["text", "json"] {
      let run = try CommandRun(["plan", "--format", format, "--locale", "en"], input: input)
      #expect(run.code == 0 && run.output == "")
      #expect(run.complaints == "nudge: the input is empty; there is nothing to plan\n")
    }
  }

  @Test func logsAFreezeThatASummaryUsed() throws {
    let person = #"""
      {"id":"fz","timeZone":"America/Chicago",\#
      "progress":{"count":20,"currentStreak":8,"lastOn":"2026-11-20","freezes":1}}
      """# + "\n"
    let arguments = ["--from", "2026-11-22T06:00:00Z", "--explain", "--format", "text", "--locale", "en"]
    let text = try CommandRun(["plan"] + arguments, input: person).output
    #expect(text.contains("Sat, Nov 21, 2026: freeze used (8 days; 0 freezes left)"), "\(text)")
  }

  /// The reminder at 8 PM takes the only place of the day, before the retrieval at noon.
  @Test func namesWhatTheDailyLimitKeepsAPlaceFor() throws {
    let person = #"""
      {"id":"e16","timeZone":"Asia/Shanghai","preferences":{"dailyLimit":1,"reminders":{"relent":false}},\#
      "achievements":[{"at":"2025-11-22"}]}
      """# + "\n"
    let start = ["plan", "--from", "2026-11-21T16:00:00Z", "--explain"]
    let json = try CommandRun(start, input: person).output
    #expect(json.contains(#""reasons":["daily-limit","reserved-for:reminder-2026-11-22"]"#), "\(json)")
    let text = try CommandRun(start + ["--format", "text", "--locale", "zh-Hans"], input: person).output
    #expect(text.contains("  已达当天上限；名额留给更重要的通知：提醒\n"), "\(text)")
  }

  /// Its time isn't the one at which it was due, so the row has both.
  @Test(arguments: [
    (
      "19:00", "07:00", #""lastOn":"2026-11-22""#,
      "it was moved from Sun, Nov 22, 2026, 8:00 PM; something has been recorded"
    ),
    (
      "19:00", "21:00", #""lastOn":"2026-11-23""#,
      "it was moved from 8:00 PM; something is already recorded for that day"
    ),
    ("22:00", "07:00", #""lastOn":"2026-11-23""#, "  something is already recorded for that day"),
  ])
  func saysFromWhenASkippedReminderWasMoved(from: String, to: String, last: String, reason: String) throws {
    let person = #"""
      {"id":"e3","timeZone":"America/Chicago","preferences":{"quietHours":{"from":"\#(from)","to":"\#(to)"}},\#
      "progress":{"count":9,"currentStreak":6,\#(last)}}
      """# + "\n"
    let arguments = ["--from", "2026-11-23T06:00:00Z", "--explain"]
    let text = try CommandRun(["plan", "--format", "text", "--locale", "en"] + arguments, input: person).output
    #expect(text.contains("reminder") && text.contains(reason), "\(text)")
    let json = try CommandRun(["plan"] + arguments, input: person).output
    #expect(json.contains(#""reasons":["already-recorded"]"#), "\(json)")
  }

  /// The reminder at 1:30 AM belongs to the day before.
  @Test func saysWhenADayBegins() throws {
    let text = try CommandRun(
      ["plan", "--from", "2026-11-29T08:00:00Z", "--explain", "--format", "text", "--locale", "en"],
      input: #"""
        {"id":"ds","timeZone":"America/New_York","preferences":{"dayStart":"03:00","reminders":{"times":["01:30"]}}}
        """# + "\n"
    ).output
    #expect(
      text.contains("  A day begins at 3:00 AM; what is recorded earlier counts for the day before.\n"), "\(text)")
  }

  /// They are part of the person, but not of what the plan knows at its end.
  @Test func countsAchievementsAfterTheSpan() throws {
    let person = #"""
      {"id":"f","timeZone":"America/Chicago","achievements":[{"at":"2026-11-21"},\#
      {"at":"2026-11-22T23:59:59-06:00"},{"at":"2026-11-23T00:00:00-06:00"},{"at":"2026-11-23"},{"at":"2026-11-22"}]}
      """# + "\n"
    func lines(_ arguments: String...) throws -> [Substring] {
      try CommandRun(["plan", "--from", "2026-11-22T06:00:00Z", "--format", "text"] + arguments, input: person).output
        .split(separator: "\n")
    }
    #expect(
      try lines("--explain", "--locale", "en")
        .contains("  2 achievements are dated after this time span and not counted."))
    #expect(try lines("--explain", "--locale", "zh-Hans").contains("  有 2 项成就的日期在这段时间之后，未计入。"))
    #expect(!(try lines("--explain", "--days", "2", "--locale", "en").contains { $0.contains("after this time span") }))
  }

  /// The sentences follow “at the start”, which can be in the past.
  @Test func saysTheStreakOfTheStartWithoutAWordForNow() throws {
    let person = #"""
      {"id":"s","timeZone":"Asia/Shanghai","achievements":[{"at":"2026-11-20"},{"at":"2026-11-21"}]}
      """# + "\n"
    func lines(_ day: String) throws -> [Substring] {
      let start = [
        "plan", "--from", "2026-11-\(day)T00:00:00+08:00", "--explain", "--format", "text", "--locale", "zh-Hans",
      ]
      return try CommandRun(start, input: person).output.split(separator: "\n")
    }
    #expect(try lines("22")[2] == "  连续 2 天，最长 2 天。")
    #expect(try lines("26")[2] == "  没有连续记录，最长 2 天。")
  }
}
