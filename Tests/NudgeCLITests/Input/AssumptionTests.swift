import Foundation
import NudgeTestSupport
import Testing

/// What is assumed is stated.
@Suite("Assumptions")
struct AssumptionTests {
  private func times(_ run: CommandRun) throws -> [String] {
    let occurrences = try #require(try run.object()["occurrences"] as? [[String: Any]])
    return occurrences.compactMap { $0["local"] as? String }
  }

  @Test func isStatedWhatAStreakAssumes() throws {
    let run = try CommandRun.next("--streak", "6", "--format", "json")
    #expect(run.code == 0)
    #expect(
      run.complaints == """
        nudge: assuming 6 achievements, the fewest for this streak; use --achievements to set another number
        nudge: assuming that the last achievement was on Fri, Nov 20, 2026; use --last-on to set another day

        """)
    let kinds = try #require(try run.object()["occurrences"] as? [[String: Any]]).compactMap { $0["kind"] as? String }
    #expect(kinds.contains("streak-milestone"))
    // The number of achievements is a lower bound, so nothing is expected from it.
    #expect(!kinds.contains("count-milestone"))
    let known = try CommandRun.next(
      "--streak", "6", "--achievements", "9", "--last-on", "2026-11-20", "--format", "json")
    #expect(known.complaints == "")
    #expect(known.output.contains("count-milestone"))
  }

  /// Nothing is recorded in the week yet, so its reminder comes.
  @Test func isNoReasonToDropTheNextReminder() throws {
    let run = try CommandRun.next("--frequency", "weekly", "--streak", "2", "--achievements", "9", "--format", "json")
    #expect(
      run.complaints
        == """
        nudge: assuming Monday, as nothing else is set; use --on to set another weekday
        nudge: assuming that the last achievement was on Sun, Nov 15, 2026; use --last-on to set another day

        """)
    #expect(try times(run).contains("2026-11-23T20:00:00"))
    #expect(try (run.object()["skipped"] as? [Any])?.isEmpty == true)
  }

  /// Weekly and monthly reminders without a day come on the same days with the options, for a person, and in a plan.
  @Test(arguments: [("weekly", "2026-11-23", "Monday"), ("monthly", "2026-12-05", "day 5 of the month")])
  func isTheSameDayForAPerson(frequency: String, day: String, name: String) throws {
    let person = """
      {"id":"a","timeZone":"UTC","preferences":{"reminders":{"frequency":"\(frequency)"}}}

      """
    func note(_ option: String) -> String {
      let other = frequency == "weekly" ? "weekday" : "one"
      return "nudge: assuming \(name), as nothing else is set; use \(option) to set another \(other)\n"
    }
    let options = try CommandRun.next("--frequency", frequency, "--format", "json")
    #expect(try times(options).first == "\(day)T20:00:00")
    #expect(options.complaints == note("--on"))
    let key = "preferences.reminders.on"
    let next = try CommandRun(["next", "--person", "-", "--format", "json"] + CommandRun.now, input: person)
    #expect(try times(next).first == "\(day)T20:00:00")
    #expect(next.complaints == note(key))
    let plan = try CommandRun(
      ["plan", "--from", "2026-11-21T00:00:00Z", "--days", "20", "--format", "text"], input: person)
    #expect(plan.complaints == note(key))
    #expect(plan.output.contains(frequency == "weekly" ? "Mon, Nov 23, 2026, 8:00 PM" : "Sat, Dec 5, 2026, 8:00 PM"))
    // JSON for another program has no notes.
    #expect(try CommandRun(["plan", "--from", "2026-11-21T00:00:00Z"], input: person).complaints == "")
    // An anchor is a choice.
    let anchored = person.replacing(#""id":"a""#, with: #""id":"a","anchor":"2026-11-22""#)
    #expect(try CommandRun(["next", "--person", "-"] + CommandRun.now, input: anchored).complaints == "")
    #expect(try CommandRun.next("--frequency", frequency, "--anchor", "2026-11-22").complaints == "")
  }

  /// Alone, this frequency means Monday to Friday.
  @Test(arguments: ["weekdays", "工作日"]) func isStatedIfOtherDaysReplaceWeekdays(frequency: String) throws {
    let saturday = try CommandRun.next("--frequency", frequency, "--on", "sat")
    #expect(saturday.code == 0)
    #expect(saturday.complaints == "nudge: --on replaces Monday to Friday, the days of --frequency\n")
    for days in ["mon,sat", "tue"] {
      #expect(try CommandRun.next("--frequency", frequency, "--on", days).complaints == "")
    }
    #expect(try CommandRun.next("--frequency", "weekly", "--on", "sat").complaints == "")
  }

  @Test func isStatedIfTheListIsShort() throws {
    let run = try CommandRun.next("--frequency", "every:1000000", "--anchor", "2026-11-21", "--count", "4")
    #expect(run.complaints == "nudge: only 3 are listed, because there are no more\n")
    let rule = try CommandRun.next("--rule", "FREQ=DAILY;COUNT=2", "--start", "2026-11-22T09:00")
    #expect(rule.complaints == "nudge: only 2 are listed, because there are no more\n")
    #expect(try CommandRun.next().complaints == "")
  }
}
