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
        nudge: assuming today’s weekday, Saturday; use --on to set another one
        nudge: assuming that the last achievement was on Sun, Nov 15, 2026; use --last-on to set another day

        """)
    #expect(try times(run).contains("2026-11-21T20:00:00"))
    #expect(try (run.object()["skipped"] as? [Any])?.isEmpty == true)
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
